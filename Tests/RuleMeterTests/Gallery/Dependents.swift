// A counter and its dependents, held weakly and told through a protocol that the model declares.
protocol CounterDependent: AnyObject {
  func counterChanged(_ counter: Counter)
}

final class Counter {
  private struct Reference { weak var dependent: (any CounterDependent)? }

  private(set) var value = 0
  private var references: [Reference] = []

  func add(_ dependent: any CounterDependent) { references.append(Reference(dependent: dependent)) }

  func increment() {
    value += 1
    references.removeAll { $0.dependent == nil }
    for reference in references { reference.dependent?.counterChanged(self) }
  }
}

struct Log {
  private(set) var lines: [String] = []
  mutating func write(_ line: String) { lines.append(line) }
}

final class Printer: CounterDependent {
  private var log = Log()
  func counterChanged(_ counter: Counter) { log.write("\(counter.value)") }
}

func cheat(_ log: inout Log, twice counter: Counter) {
  counter.increment()
  var copy = log
  copy.write("only a copy")
  log.write("asked")
}
