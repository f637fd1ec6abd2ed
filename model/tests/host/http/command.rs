//! The command `selvedge-host`, as whoever starts it sees it.

use super::client::{Client, tokens, until};
use crate::support::{alive, create_body, spec};
use rustix::process::{Pid, Signal, kill_process};
use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use tempfile::TempDir;

const FORM: &str = "https://edge.forms.takoform.com/forms/WorkerVersion/0.6.0/";

/// A directory with all files that a host needs.
struct Place(TempDir);

impl Place {
    fn new(program: &str) -> Self {
        let place = Self(tempfile::tempdir().unwrap());
        fs::write(place.path("tokens"), tokens()).unwrap();
        fs::set_permissions(place.path("tokens"), Permissions::from_mode(0o600)).unwrap();
        let program = serde_json::json!(["/bin/sh", "-c", program]);
        let version = |uid: &str| {
            format!(r#"{{ "uid": "{uid}", "form": "{FORM}", "provides": ["fetch"], "program": {program} }}"#)
        };
        let versions = [version("v1"), version("v2")].join(", ");
        let workers = format!(r#"{{ "workers": [{{ "uid": "w", "space": "s", "versions": [{versions}] }}] }}"#);
        fs::write(place.path("workers"), workers).unwrap();
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge-host"));
        command.args(["--listen", "127.0.0.1:0", "--store", "store", "--token-file", "tokens", "--workers", "workers"]);
        command.args(arguments).current_dir(self.0.path());
        command
    }

    /// Starts a host, and waits until it says where it listens.
    fn start(&self) -> (Child, Client) {
        let mut child = self.command(&[]).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("listening on ").expect("where it listens");
        let origin = url.strip_suffix(selvedge_model::host::http::ROOT).expect("the root of the API");
        (child, Client::new(origin.to_owned()))
    }

    /// What a host that cannot start says.
    fn refused(&self, arguments: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.command(arguments).output().unwrap();
        assert!(!status.success() && stdout.is_empty());
        String::from_utf8(stderr).unwrap()
    }
}

fn created(client: &Client) {
    let created = client.create("create", &create_body("main", &spec(&[("v1", 5_000), ("v2", 5_000)])));
    assert_eq!((created.status, created.value["status"].as_str()), (200, Some("succeeded")), "{}", created.value);
}

#[test]
fn the_help_says_everything_that_is_needed() {
    let help = Place::new("true").command(&["--help"]).stdin(Stdio::null()).env_remove("COLUMNS").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/host/http/help.txt");
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        fs::write(path, &help).unwrap();
    }
    assert_eq!(help, fs::read_to_string(path).unwrap(), "SELVEDGE_BLESS=1 writes it anew");
}

#[test]
fn what_keeps_a_host_from_starting_is_named_with_what_to_do() {
    let place = Place::new("true");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().to_string();
    let cases: &[(&[&str], &str)] = &[
        (&["--listen", &port], "Address already in use"),
        (
            &["--listen", "0.0.0.0:0"],
            "0.0.0.0:0 can be reached from other machines, in clear text: if this is meant, add --allow-remote",
        ),
        (&["--token-file", "nowhere"], "nowhere: No such file or directory"),
        (&["--token-file", "workers"], "workers can be read by others (mode 644): chmod 600 it"),
        (&["--workers", "tokens"], "tokens: at `principals`: unknown key"),
        (&["--store", "tokens"], "tokens: the journal: "),
        (&["--store", "nowhere/store"], "nowhere/store: the journal: No such file or directory"),
    ];
    fs::set_permissions(place.path("workers"), Permissions::from_mode(0o644)).unwrap();
    for (arguments, expected) in cases {
        let said = place.refused(arguments);
        assert!(said.contains("ERROR ended error=") && said.contains(expected), "{arguments:?}: {said}");
    }
    let (mut first, _) = place.start();
    let said = place.refused(&[]);
    assert!(said.contains("store: the journal: Database already open"), "{said}");
    first.kill().unwrap();
    first.wait().unwrap();
}

#[test]
fn a_host_that_is_asked_to_end_answers_what_is_under_way_first() {
    let place = Place::new("echo begun; read word; until [ -e go ]; do sleep 0.01; done; echo ended");
    let (mut child, client) = place.start();
    created(&client);
    let mut answer = BufReader::new(client.begin("w", "word\n").into_body().into_reader());
    let mut said = String::new();
    answer.read_line(&mut said).unwrap();
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    until("nothing new is taken", || {
        std::net::TcpStream::connect(client.origin.trim_start_matches("http://")).is_err().then_some(())
    });
    fs::write(place.path("go"), "").unwrap();
    answer.read_to_string(&mut said).unwrap();
    assert_eq!(said, "begun\nended\n");
    assert!(child.wait().unwrap().success());
}

#[test]
fn wd_55_a_host_that_was_killed_is_followed_by_one_that_knows_and_ends_what_runs() {
    let place = Place::new("trap '' TERM; echo $$; while :; do sleep 0.1; done");
    let (mut child, client) = place.start();
    created(&client);
    let mut answer = BufReader::new(client.begin("w", "").into_body().into_reader());
    let mut line = String::new();
    answer.read_line(&mut line).unwrap();
    let process = PathBuf::from(format!("/proc/{}", line.trim()));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(alive(&process), "it outlives the host");
    let (mut child, client) = place.start();
    assert_eq!(client.get("/resources/wd-1").value["phase"], "idle");
    created(&client);
    let deletion = client.delete("wd-1", "delete", 1);
    assert_eq!(deletion.status, 202, "what runs is asked after");
    assert_eq!(client.settled(&deletion)["status"], "succeeded");
    assert!(!alive(&process), "it heeded no signal, and was ended by force");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn wd_36_a_version_that_the_file_does_not_name_any_more_gets_no_work() {
    let place = Place::new("echo");
    let (mut child, client) = place.start();
    created(&client);
    child.kill().unwrap();
    child.wait().unwrap();
    fs::write(place.path("workers"), r#"{ "workers": [] }"#).unwrap();
    let (mut child, client) = place.start();
    assert_eq!(client.get("/resources/wd-1").value["observed"]["ready"], false);
    assert_eq!(client.send("POST", "/work/w/http", &[], "").refusal(), (503, "unavailable"));
    child.kill().unwrap();
    child.wait().unwrap();
}
