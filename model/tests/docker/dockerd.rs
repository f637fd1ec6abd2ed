//! A Docker Engine of our own: with its own folder and socket, without a network, gone when the tests end.

use bollard::models::{ContainerCreateBody, HostConfig};
use bollard::query_parameters::{
    CreateContainerOptionsBuilder, CreateImageOptionsBuilder, RemoveContainerOptionsBuilder,
};
use bollard::{API_DEFAULT_VERSION, Docker, body_full, errors::Error};
use futures_util::TryStreamExt;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use std::{env, fs, os::unix::fs::symlink, process, thread};
use tokio::runtime::{Builder, Runtime};

/// Starts the engine, and ends it and removes its folder when its input ends. So nothing stays behind, even if the
/// tests are killed.
const KEEPER: &str = r#"
dockerd --data-root "$0/data" --exec-root "$0/exec" --pidfile "$0/docker.pid" -H "unix://$0/docker.sock" \
    --iptables=false --ip6tables=false --bridge=none --default-ulimit nofile=1024:1024 \
    --shutdown-timeout 5 >"$0/log" 2>&1 &
pid=$!
cat >/dev/null
kill "$pid"
wait "$pid"
rm -rf "$0"
"#;

/// What a container runs: it answers on port 8080, and ends at once when it is asked to.
const SERVE: &str = "trap 'exit 0' TERM; httpd -p 8080 -h /www; while :; do sleep 60 & wait $!; done";

/// The engine that all tests share.
pub(crate) struct Dockerd {
    pub(crate) socket: PathBuf,
    _keeper: Child,
}

/// The engine, or `None` where it cannot be had.
pub(crate) fn dockerd() -> Option<&'static Dockerd> {
    static SHARED: OnceLock<Result<Dockerd, String>> = OnceLock::new();
    match SHARED.get_or_init(Dockerd::start) {
        Ok(dockerd) => Some(dockerd),
        Err(reason) if env::var_os("CI").is_some() => panic!("no Docker Engine: {reason}"),
        Err(reason) => {
            eprintln!("skipped, no Docker Engine: {reason}");
            None
        }
    }
}

impl Dockerd {
    fn start() -> Result<Self, String> {
        let text = |command: &str, argument: &str| {
            let output = Command::new(command).arg(argument).output().ok()?;
            output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
        };
        if text("id", "-u").as_deref() != Some("0") {
            return Err("it needs root".to_owned());
        }
        text("dockerd", "--version").ok_or("`dockerd` is missing (Debian: docker.io)")?;
        if !Path::new("/bin/busybox").exists() {
            return Err("`/bin/busybox` is missing (Debian: busybox-static)".to_owned());
        }
        // Sockets have short names only.
        let folder = env::temp_dir().join(format!("selvedge-{}", process::id()));
        fs::create_dir_all(folder.join("data")).map_err(|error| error.to_string())?;
        let keeper = Command::new("sh")
            .args(["-c", KEEPER])
            .arg(&folder)
            .stdin(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let dockerd = Self { socket: folder.join("docker.sock"), _keeper: keeper };
        dockerd.wait(&folder)?;
        dockerd.load_images(&folder);
        Ok(dockerd)
    }

    fn wait(&self, folder: &Path) -> Result<(), String> {
        let end = Instant::now() + Duration::from_mins(2);
        while Instant::now() < end {
            if Raw::new(&self.socket).is_some() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        Err(format!("it does not answer: {}", fs::read_to_string(folder.join("log")).unwrap_or_default()))
    }

    /// `app:1` and `app:2`, and `app:crash`, which ends badly at once.
    fn load_images(&self, folder: &Path) {
        let root = folder.join("image");
        for part in ["bin", "www", "tmp"] {
            fs::create_dir_all(root.join(part)).expect("a folder can be made");
        }
        fs::copy("/bin/busybox", root.join("bin/busybox")).expect("busybox can be copied");
        for applet in ["sh", "httpd", "wget", "sleep", "false"] {
            symlink("busybox", root.join("bin").join(applet)).expect("a link can be made");
        }
        fs::write(root.join("www/healthy"), "yes").expect("a file can be written");
        let tar = Command::new("tar").arg("-C").arg(&root).args(["-c", "."]).output().expect("tar runs");
        let raw = self.raw();
        for (tag, command) in [("1", vec!["sh", "-c", SERVE]), ("2", vec!["sh", "-c", SERVE]), ("crash", vec!["false"])]
        {
            let command = serde_json::to_string(&command).expect("it is JSON");
            let options = CreateImageOptionsBuilder::new()
                .from_src("-")
                .repo("app")
                .tag(tag)
                .changes(vec![format!("CMD {command}")]);
            let body = body_full(tar.stdout.clone().into());
            let loaded = raw.docker.create_image(Some(options.build()), Some(body), None);
            raw.runtime.block_on(loaded.try_collect::<Vec<_>>()).expect("the image is loaded");
        }
    }

    /// A client that knows nothing of agents.
    pub(crate) fn raw(&self) -> Raw {
        Raw::new(&self.socket).expect("the engine answers")
    }
}

/// What somebody else does to the engine.
pub(crate) struct Raw {
    runtime: Runtime,
    docker: Docker,
}

impl Raw {
    fn new(socket: &Path) -> Option<Self> {
        let runtime = Builder::new_current_thread().enable_all().build().ok()?;
        let docker = runtime.block_on(async {
            let docker = Docker::connect_with_unix(&socket.to_string_lossy(), 60, API_DEFAULT_VERSION)?;
            docker.negotiate_version().await
        });
        Some(Self { docker: docker.ok()?, runtime })
    }

    /// Does this to the engine.
    pub(crate) fn with<T, F: Future<Output = Result<T, Error>>>(&self, call: impl FnOnce(Docker) -> F) -> T {
        self.runtime.block_on(call(self.docker.clone())).expect("the engine does it")
    }

    /// Creates a container of `app:1` with these labels, and does not start it.
    pub(crate) fn create(&self, name: &str, labels: &[(String, &str)]) -> String {
        let labels: BTreeMap<_, _> = labels.iter().map(|(key, value)| (key.clone(), (*value).to_owned())).collect();
        let body = ContainerCreateBody {
            image: Some("app:1".to_owned()),
            labels: Some(labels.into_iter().collect()),
            host_config: Some(HostConfig { network_mode: Some("none".to_owned()), ..HostConfig::default() }),
            ..ContainerCreateBody::default()
        };
        let options = CreateContainerOptionsBuilder::new().name(name).build();
        self.with(|docker| async move { docker.create_container(Some(options), body).await }).id
    }

    pub(crate) fn start(&self, id: &str) {
        self.with(|docker| async move { docker.start_container(id, None).await });
    }

    pub(crate) fn stop(&self, id: &str) {
        self.with(|docker| async move { docker.stop_container(id, None).await });
    }

    pub(crate) fn kill(&self, id: &str) {
        self.with(|docker| async move { docker.kill_container(id, None).await });
    }

    pub(crate) fn remove(&self, id: &str) {
        let options = RemoveContainerOptionsBuilder::new().force(true).build();
        self.with(|docker| async move { docker.remove_container(id, Some(options)).await });
    }

    /// When it was started, if it runs.
    pub(crate) fn running_since(&self, id: &str) -> Option<String> {
        let state = self.with(|docker| async move { docker.inspect_container(id, None).await }).state?;
        state.started_at.filter(|_| state.running == Some(true))
    }
}
