//! The wire block: how names are spelled on the wire.

use super::scope::Scope;
use crate::ast::WireSetting;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Field, Name};
use crate::named::Named;
use crate::names::{camel, kebab, nearest, pascal, snake};

/// One spelling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Style {
    #[default]
    AsWritten,
    Camel,
    Kebab,
    Pascal,
    Snake,
}

const STYLES: [(&str, Style); 5] = [
    ("as_written", Style::AsWritten),
    ("camelCase", Style::Camel),
    ("kebab-case", Style::Kebab),
    ("PascalCase", Style::Pascal),
    ("snake_case", Style::Snake),
];

impl Style {
    pub(super) fn spell(self, name: &str) -> String {
        match self {
            Self::AsWritten => name.to_owned(),
            Self::Camel => camel(name),
            Self::Kebab => kebab(name),
            Self::Pascal => pascal(name),
            Self::Snake => snake(name),
        }
    }
}

/// The spelling of each kind of name; as written where the wire block is silent.
#[derive(Debug, Default)]
pub(super) struct Styles {
    pub(super) record_fields: Style,
    pub(super) entity_fields: Style,
    pub(super) command_inputs: Style,
    pub(super) event_fields: Style,
    pub(super) error_fields: Style,
    pub(super) view_fields: Style,
    pub(super) outcomes: Style,
    pub(super) moves: Style,
}

const SUBJECTS: [&str; 8] = [
    "record fields",
    "entity fields",
    "command inputs",
    "event fields",
    "error fields",
    "view fields",
    "outcomes",
    "moves",
];

impl Styles {
    pub(super) fn read(settings: &[WireSetting], scope: &Scope<'_>) -> Self {
        let subjects: Vec<Name> = settings.iter().map(subject).collect();
        scope.distinct("setting", &mut subjects.iter());
        let mut styles = Self::default();
        for (setting, subject) in settings.iter().zip(&subjects) {
            let style = STYLES.iter().find(|(name, _)| *name == setting.style.text).map(|(_, style)| *style);
            let Some(style) = style else {
                scope.unknown("spelling", &setting.style, &mut STYLES.iter().map(|(name, _)| *name));
                continue;
            };
            match styles.slot(&subject.text) {
                Some(slot) => *slot = style,
                None => unknown_subject(&setting.subject, subject, scope),
            }
        }
        styles
    }

    fn slot(&mut self, subject: &str) -> Option<&mut Style> {
        Some(match subject {
            "record fields" => &mut self.record_fields,
            "entity fields" => &mut self.entity_fields,
            "command inputs" => &mut self.command_inputs,
            "event fields" => &mut self.event_fields,
            "error fields" => &mut self.error_fields,
            "view fields" => &mut self.view_fields,
            "outcomes" => &mut self.outcomes,
            "moves" => &mut self.moves,
            _ => return None,
        })
    }
}

/// The words of a setting as one name.
fn subject(setting: &WireSetting) -> Name {
    let text = setting.subject.iter().map(Name::as_str).collect::<Vec<_>>().join(" ");
    Name { text, at: setting.subject.first().map_or(At::default(), |word| word.at) }
}

/// Points at the first word that is not as in the nearest setting.
fn unknown_subject(words: &[Name], subject: &Name, scope: &Scope<'_>) {
    let near = nearest(&subject.text, SUBJECTS);
    let meant = near.unwrap_or_default().split(' ').map(Some).chain(std::iter::repeat(None));
    let wrong = words.iter().zip(meant).find(|(word, meant)| *meant != Some(word.as_str()));
    let at = wrong.map_or(subject.at, |(word, _)| word.at);
    let help = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("the settings are {}", SUBJECTS.map(|subject| format!("`{subject}`")).join(", ")),
    };
    let message = format!("the wire block has no setting `{subject}`");
    scope.report(Diagnostic::new(Code::UnknownName, at, message).help(help));
}

/// Two fields of one shape may not have one name on the wire.
pub(super) fn distinct<'f>(fields: impl Iterator<Item = &'f Field>, scope: &Scope<'_>) {
    distinct_names(fields.map(|field| (&field.name, field.wire.as_str())), "fields", scope);
}

/// Two of these may not have one name on the wire.
pub(super) fn distinct_names<'f>(names: impl Iterator<Item = (&'f Name, &'f str)>, what: &str, scope: &Scope<'_>) {
    let mut seen: Named<&Name> = Named::default();
    for (name, wire) in names {
        match seen.get(wire) {
            Some(first) if first.text != name.text => {
                let message = format!("the {what} `{first}` and `{name}` are both `{wire}` on the wire");
                let problem = Diagnostic::new(Code::WireCollision, name.at, message);
                scope.report(problem.related(first.at, "the first one"));
            }
            Some(_) => {}
            None => {
                seen.insert(wire, name);
            }
        }
    }
}
