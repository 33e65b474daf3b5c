/// What `--format` takes.
enum OutputFormat: String, CaseIterable { case text, json }
