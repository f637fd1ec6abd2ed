//! A copy of the workspace, in which sources are woven and tests run.

use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The switch's crate, written beside each copy.
const SWITCH: [(&str, &str); 2] =
    [("Cargo.toml", include_str!("../switch/Cargo.toml")), ("src/lib.rs", include_str!("../switch/src/lib.rs"))];

/// A copy, which is deleted with this.
pub struct Tree {
    folder: TempDir,
    root: PathBuf,
    target: PathBuf,
    /// Held for as long as the copy's builds are used.
    _lock: File,
}

impl Tree {
    /// Copies what git keeps of a workspace, or would keep, as it stands. What is built goes to `target`.
    ///
    /// # Errors
    /// If git does not know the folder, a file cannot be copied, or another copy builds there.
    pub fn copy(from: &Path, target: &Path) -> Result<Self> {
        let lock = lock(target)?;
        let folder = TempDir::with_prefix("mutants-")?;
        let root = folder.path().join("tree");
        for path in kept(from)? {
            let (from, to) = (from.join(&path), root.join(&path));
            // What was deleted is still listed.
            if from.is_file() {
                write(&to, &fs::read(&from).with_context(|| format!("{} cannot be read", from.display()))?)?;
                fs::set_permissions(&to, from.metadata()?.permissions())?;
            }
        }
        SWITCH.iter().try_for_each(|(path, text)| write(&folder.path().join("switch").join(path), text.as_bytes()))?;
        Ok(Self { folder, root, target: target.to_owned(), _lock: lock })
    }

    /// The root of the copied workspace.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A folder for what else is noted, beside the copied workspace.
    #[must_use]
    pub fn notes(&self) -> &Path {
        self.folder.path()
    }

    /// Lets these packages ask the switch.
    ///
    /// # Errors
    /// If Cargo refuses.
    pub fn add_switch(&self, packages: &BTreeSet<&str>) -> Result<()> {
        for package in packages {
            let mut add = self.cargo(&["add", "--quiet", "--offline", "--path", "../switch", "--package", package]);
            let added = add.output().context("cargo cannot be run")?;
            ensure!(
                added.status.success(),
                "{package} does not take the switch: {}",
                String::from_utf8_lossy(&added.stderr)
            );
        }
        Ok(())
    }

    /// Cargo, at the copy's root.
    #[must_use]
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = self.command("cargo".as_ref(), &self.root);
        command.args(arguments);
        command
    }

    /// A program that runs in a folder of the copy, with no mutant on. What Cargo builds for it is built with what is there.
    #[must_use]
    pub fn command(&self, program: &Path, folder: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(folder).env("CARGO_TARGET_DIR", &self.target);
        // A mutant may well be what a lint warns of, and code with mutants is nobody's to read.
        command.env("RUSTFLAGS", "--cap-lints allow").env_remove("CARGO_ENCODED_RUSTFLAGS");
        command.env_remove(mutant_switch::SWITCH).env_remove(mutant_switch::RECORD);
        command
    }
}

/// Writes a file, and the folders that it lies in.
fn write(path: &Path, content: &[u8]) -> Result<()> {
    let written =
        fs::create_dir_all(path.parent().expect("it lies in a folder")).and_then(|()| fs::write(path, content));
    written.with_context(|| format!("{} cannot be written", path.display()))
}

/// The files that git keeps, and new ones that it is not told to ignore.
fn kept(root: &Path) -> Result<Vec<PathBuf>> {
    let mut git = Command::new("git");
    let git = git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let listed = git.output().context("git cannot be run")?;
    ensure!(listed.status.success(), "git ls-files: {}", String::from_utf8_lossy(&listed.stderr).trim());
    let paths = String::from_utf8(listed.stdout).context("a path is not UTF-8")?;
    Ok(paths.split_terminator('\0').map(PathBuf::from).collect())
}

/// Two copies that build in one folder would run each other's tests.
fn lock(target: &Path) -> Result<File> {
    fs::create_dir_all(target).with_context(|| format!("{} cannot be made", target.display()))?;
    let lock = File::create(target.join("lock"))?;
    let is_ours = lock.try_lock().is_ok();
    ensure!(is_ours, "another run builds in {}: wait for it, or set CARGO_TARGET_DIR", target.display());
    Ok(lock)
}
