import Lessons
import Observing

/// Asks a model alone what a lesson asks of its data: the sentences, and every state of a small configuration, in which
/// it has to do what the reference does.
package struct ModelCheck<Subject: ModelDriver, Reference: ModelDriver> where Subject.L == Reference.L {
  package typealias L = Subject.L

  /// Called before something is asked of the model, which may not come to an end.
  private let willAsk: (_ what: String) -> Void

  package init(_ subject: Subject.Type, reference: Reference.Type, willAsk: @escaping (_ what: String) -> Void) {
    self.willAsk = willAsk
  }

  package func run() -> ModelOutcome {
    var outcome = ModelOutcome(model: "\(Subject.Model.self)")
    play(&outcome)
    if outcome.holds { explore(&outcome) }
    return outcome
  }

  // MARK: Sentences

  private func play(_ outcome: inout ModelOutcome) {
    for example in L.examples where example.checks.contains(where: \.isAboutData) {
      // A change request may add what needs a screen, or what the protocol does not ask for.
      if Reference.failures(of: example) != [] { continue }
      willAsk("the example '\(example.title)' on the model alone")
      let monitor = AnnouncementMonitor()
      let found = AnnouncementMonitor.$current.withValue(monitor) { Subject.failures(of: example) }
      guard let failures = found else { continue }
      outcome.played += 1
      if !failures.isEmpty { outcome.broken.append(example.title) }
      if outcome.foreignAnnouncement == nil {
        outcome.foreignAnnouncement = foreignAnnouncement(in: monitor.takeAnnouncements(), during: example)
      }
    }
  }

  /// What was announced in an example that is not part of any state in it.
  private func foreignAnnouncement(in announcements: [String], during example: Example<L>) -> String? {
    let announced = announcements.map { AnnouncedText($0) }
    let states = statesDuring(example)
    return announced.first { announcement in
      announcement.hasFunction
        || !announcement.texts.allSatisfy { text in text.isEmpty || states.contains { $0.tells(text) } }
    }?.words
  }

  /// The saved states that the reference comes through, as they are written.
  private func statesDuring(_ example: Example<L>) -> [String] {
    var driver = Reference(from: example.start)
    return [String(describing: driver.savedState)]
      + (example.dataEvents ?? []).map { event in
        _ = driver.send(event)
        return String(describing: driver.savedState)
      }
  }

  // MARK: States

  private func explore(_ outcome: inout ModelOutcome) {
    let explored = ModelStates<Reference>()
    for (number, state) in explored.states.enumerated() where !explored.successors[number].isEmpty {
      willAsk("the states of the model alone")
      outcome.states += 1
      let answers = Subject(state: state).answers
      if answers != explored.answers[number] {
        outcome.difference = "in \(state.json) it answers \(answers), not \(explored.answers[number])"
        return
      }
      for (step, successor) in zip(Reference.steps, explored.successors[number]) {
        guard let found = difference(state, step, successor.map { explored.states[$0] }) else { continue }
        outcome.difference = found
        return
      }
    }
  }

  /// How a step leads elsewhere than it does in the reference.
  private func difference(_ state: L.State, _ step: [DataEvent<L.Control>], _ expected: L.State?) -> String? {
    var driver = Subject(state: state)
    let isSent = step.allSatisfy { driver.send($0) }
    let found = isSent ? driver.savedState : nil
    if found == expected { return nil }
    let script = step.map(\.description).joined(separator: ", ")
    return "from \(state.json), '\(script)' leads to \(found?.json ?? "nothing"), not to \(expected?.json ?? "nothing")"
  }
}

extension String {
  /// Whether a description of a value has a text in it: as it is, or as it is escaped between quotes.
  fileprivate func tells(_ text: String) -> Bool {
    contains(text) || contains(text.debugDescription.dropFirst().dropLast())
  }
}

/// An announcement, in words, and the texts in it: what stands in quotes, or all of it when it describes no case, object,
/// number, or collection.
struct AnnouncedText {
  let words: String
  let texts: [String]

  var hasFunction: Bool { words.contains("(Function)") }

  init(_ words: String) {
    self.words = words
    let quoted = words.matches(of: /"((?:[^"\\]|\\.)*)(?:"|$)/).map { String($0.1) }
    let isDescription = words.wholeMatch(of: /(?s)[a-zA-Z]\w*(?:\.\w+)*(?:\(.*)?|\[.*\]|\(.*\)|-?\d[\d.<]*/) != nil
    texts = isDescription ? quoted : [words]
  }
}

/// What a model was found to do by itself, without any screen.
package struct ModelOutcome: Codable, Equatable, Sendable {
  /// The name of its type.
  package let model: String
  /// Examples that could be played without a screen.
  package var played = 0
  /// The sentence of each example that fails, with its number; a sentence can have several examples.
  package var broken: [String] = []
  /// States in which every step was sent to the model and to the reference.
  package var states = 0
  package var difference: String?
  /// What the model announced that is not part of its data, such as a text or a closure to draw with.
  package var foreignAnnouncement: String?

  package init(model: String) { self.model = model }

  package var holds: Bool { broken.isEmpty && difference == nil && foreignAnnouncement == nil }
}
