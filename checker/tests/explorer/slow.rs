//! Clients that are slow, that go away, or that are too many: they harm nobody else.

use crate::support::{Answer, Explorer};
use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

#[test]
fn slow_clients_are_given_up_and_keep_nobody_waiting() {
    let explorer = Explorer::start(&[]);
    let first = explorer.first();
    let mut slow: Vec<TcpStream> = (0..20).map(|_| explorer.connect()).collect();
    for stream in &mut slow {
        stream.write_all(b"GET / HTTP/1.1\r\nHos").expect("it is sent");
    }
    let started = Instant::now();
    assert_eq!(explorer.get(&first).status, 200);
    assert!(started.elapsed() < Duration::from_secs(4), "it waited {:?}", started.elapsed());
    // A byte now and then does not buy more time.
    let dripping = slow.pop().expect("there are twenty");
    let mut writer = dripping.try_clone().expect("it can be cloned");
    let drip = std::thread::spawn(move || {
        while writer.write_all(b"t").is_ok() && started.elapsed().as_secs() < 20 {
            std::thread::sleep(Duration::from_millis(200));
        }
    });
    let mut dripping = dripping;
    assert_eq!(Answer::read(&mut dripping).status, 408);
    assert!(started.elapsed() < Duration::from_secs(15), "it took {:?}", started.elapsed());
    drop(dripping);
    drip.join().expect("the dripping ends");
}

#[test]
fn aborted_clients_leave_nothing_behind() {
    let explorer = Explorer::start(&[]);
    let first = explorer.first();
    for round in 0..100 {
        let mut stream = explorer.connect();
        let request = format!("GET {first} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n\r\n", explorer.port);
        let part = if round % 2 == 0 { &request[..round % request.len()] } else { &request };
        stream.write_all(part.as_bytes()).expect("it is sent");
    }
    recovers(&explorer, &first);
}

#[test]
fn a_crowd_is_turned_away_until_it_is_gone() {
    let explorer = Explorer::start(&[]);
    let first = explorer.first();
    let crowd: Vec<TcpStream> = (0..64).map(|_| explorer.connect()).collect();
    let told = explorer.get(&first);
    assert!(matches!(told.status, 200 | 503), "{told:?}");
    let more: Vec<TcpStream> = (0..8).map(|_| explorer.connect()).collect();
    assert_eq!(explorer.get(&first).status, 503);
    drop((crowd, more));
    recovers(&explorer, &first);
}

/// Too many at once are turned away, and none for long.
fn recovers(explorer: &Explorer, first: &str) {
    let started = Instant::now();
    while explorer.get(first).status != 200 {
        assert!(started.elapsed() < Duration::from_secs(20), "it does not recover");
        std::thread::sleep(Duration::from_millis(50));
    }
}
