//! try
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let tokens = if path.ends_with(".rs") {
        selvedge_spec::source::lifecycles(&text).unwrap().remove(0)
    } else {
        selvedge_spec::source::tokens(&text).unwrap()
    };
    let d = selvedge_spec::declare(tokens);
    for x in &d.diagnostics {
        println!("{:?} error[{}]: {} (help: {:?})", d.spans.position(x.at), x.code, x.message, x.help);
    }
    if let Some(s) = &d.system {
        for e in &s.entities {
            for (i, f) in e.facts.iter().enumerate() {
                println!(
                    "{} {}",
                    e.states[i].name,
                    f.as_ref().map_or("unreached".into(), |f| selvedge_spec::print::Printer::new(s)
                        .on(selvedge_spec::ir::EntityId(0))
                        .facts(f))
                );
            }
        }
        for c in &s.commands {
            println!("{}: absent {:?} states {:?}", c.name, c.answers.absent, c.answers.states);
        }
    }
}
