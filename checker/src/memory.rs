//! How much memory this process uses, as far as the operating system tells.

/// The most that was in use so far, in bytes; 0 where the system does not tell.
#[must_use]
pub fn peak_bytes() -> u64 {
    status("VmHWM:")
}

/// What is in use now, in bytes; 0 where the system does not tell.
#[must_use]
pub fn bytes_in_use() -> u64 {
    status("VmRSS:")
}

/// A line of `/proc/self/status`, which counts in kilobytes of 1024 bytes.
fn status(field: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
