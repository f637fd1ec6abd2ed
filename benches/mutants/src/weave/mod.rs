//! Sources with every mutant in them, each behind its switch.
//!
//! An expression that a mutant changes is written twice: as the mutant has it, which runs if the mutant is on, and as it is. So what
//! runs is the very text that the mutant alone would have. Within the second, further mutants are woven.

mod nodes;
mod sites;

use crate::list::Mutant;
use anyhow::{Context, Result};
use nodes::Nodes;
use sites::{Change, Form, Site, Sites, asked};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::Path;

/// What is woven where, and what is not.
pub struct Fabric {
    files: BTreeMap<String, Source>,
    /// The mutants that cannot be woven.
    pub unwoven: BTreeSet<usize>,
    /// The mutants that do not compile together with the rest.
    pub dropped: BTreeSet<usize>,
    count: usize,
}

/// A file as it is, with where its mutants go.
struct Source {
    text: String,
    sites: Vec<Site>,
}

/// A file with its mutants.
#[derive(Default)]
pub struct Woven {
    /// Its text.
    pub text: String,
    /// Which bytes of the text were written for which mutants, the outer before the inner.
    pub regions: Vec<Region>,
}

/// Bytes of a woven text that were written for mutants, which are to blame if these do not compile.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// The bytes.
    pub bytes: Range<usize>,
    /// The mutants.
    pub ids: Vec<usize>,
    /// Whether this is a `match` that these mutants take arms from.
    pub is_match: bool,
}

impl Fabric {
    /// Reads the files that mutants change. A mutant's number is its place in the list.
    ///
    /// # Errors
    /// If a file cannot be read, or is no Rust.
    pub fn read(root: &Path, mutants: &[Mutant]) -> Result<Self> {
        let mut by_file: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
        for (id, mutant) in mutants.iter().enumerate() {
            by_file.entry(&mutant.file).or_default().push((id, mutant));
        }
        let mut fabric =
            Self { files: BTreeMap::new(), unwoven: BTreeSet::new(), dropped: BTreeSet::new(), count: mutants.len() };
        for (path, mutants) in by_file {
            let text = fs::read_to_string(root.join(path)).with_context(|| format!("{path} cannot be read"))?;
            let source = fabric.source(text, &mutants).with_context(|| format!("{path} cannot be parsed"))?;
            fabric.files.insert(path.to_owned(), source);
        }
        Ok(fabric)
    }

    fn source(&mut self, text: String, mutants: &[(usize, &Mutant)]) -> Result<Source> {
        let nodes = Nodes::of(&syn::parse_file(&text)?);
        let mut sites = Sites::of(&text, &nodes);
        let refused = mutants.iter().filter(|(id, mutant)| sites.add(*id, mutant).is_none());
        self.unwoven.extend(refused.map(|(id, _)| *id));
        let sites = sites.in_order();
        Ok(Source { text, sites })
    }

    /// Each file with the mutants that are not dropped, by its path from the root.
    #[must_use]
    pub fn weave(&self) -> BTreeMap<&str, Woven> {
        let weave = |source| {
            let mut writer = Writer { source, dropped: &self.dropped, next: 0, out: Woven::default() };
            writer.write(0..source.text.len());
            writer.out
        };
        self.files.iter().map(|(path, source)| (path.as_str(), weave(source))).collect()
    }

    /// The mutants that are woven.
    #[must_use]
    pub fn woven(&self) -> Vec<usize> {
        (0..self.count).filter(|id| !self.unwoven.contains(id) && !self.dropped.contains(id)).collect()
    }
}

/// Writes one file.
struct Writer<'f> {
    source: &'f Source,
    dropped: &'f BTreeSet<usize>,
    /// The first site that was not written.
    next: usize,
    out: Woven,
}

impl Writer<'_> {
    /// Writes these bytes of the source, with the sites that lie in them.
    fn write(&mut self, bytes: Range<usize>) {
        let source = self.source;
        let mut at = bytes.start;
        while let Some(site) = source.sites.get(self.next).filter(|site| site.bytes.start < bytes.end) {
            self.next += 1;
            self.out.text += &source.text[at..site.bytes.start];
            self.site(site);
            at = site.bytes.end;
        }
        self.out.text += &source.text[at..bytes.end];
    }

    fn site(&mut self, site: &Site) {
        match &site.form {
            Form::Insert(change) if self.dropped.contains(&change.id) => {}
            Form::Insert(change) => self.region(vec![change.id], false, |writer| writer.out.text += &change.text),
            Form::Choice(changes) => self.choice(site, changes),
            Form::Match(ids) => self.region(self.kept(ids), true, |writer| writer.write(site.bytes.clone())),
        }
    }

    fn choice(&mut self, site: &Site, changes: &[Change]) {
        let kept: Vec<&Change> = changes.iter().filter(|change| !self.dropped.contains(&change.id)).collect();
        if kept.is_empty() {
            return self.write(site.bytes.clone());
        }
        self.region(kept.iter().map(|change| change.id).collect(), false, |writer| {
            writer.out.text += "(";
            for change in kept {
                writer.out.text += &format!("if {} {{ ", asked(change.id));
                writer.region(vec![change.id], false, |writer| writer.out.text += &change.text);
                writer.out.text += " } else ";
            }
            writer.out.text += "{ ";
            writer.write(site.bytes.clone());
            writer.out.text += " })";
        });
    }

    fn kept(&self, ids: &[usize]) -> Vec<usize> {
        ids.iter().copied().filter(|id| !self.dropped.contains(id)).collect()
    }

    /// Notes what is written for which mutants.
    fn region(&mut self, ids: Vec<usize>, is_match: bool, write: impl FnOnce(&mut Self)) {
        let (index, start) = (self.out.regions.len(), self.out.text.len());
        self.out.regions.push(Region { bytes: start..start, ids, is_match });
        write(self);
        self.out.regions[index].bytes.end = self.out.text.len();
    }
}
