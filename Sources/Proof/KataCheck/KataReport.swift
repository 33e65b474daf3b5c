import Specifications
import Suites

/// What the program of a kata writes about its check.
package enum KataReport: Codable, Equatable, Sendable {
  /// The check goes on, or the program was ended in the middle of it.
  case checking(String)
  case stopped(KataStop)
  case checked(LessonOutcome, KataModelOutcome)
}

/// What became of the kata's model, asked alone.
package enum KataModelOutcome: Codable, Equatable, Sendable {
  /// There is no type that conforms to the lesson's protocol.
  case missing
  /// What it does by itself, and what the screen does on it.
  case asked(ModelOutcome, ModelScreenOutcome)
}

/// Where a check stopped.
package struct KataStop: Codable, Equatable, Sendable {
  package enum Reason: String, Codable, Sendable {
    /// The program ended itself, or was ended: how it ended says why.
    case signal
    /// One event went on and on.
    case noEnd
    case memory
  }

  package let reason: Reason
  /// What was being checked.
  package let step: String
  /// What was being done.
  package let event: String
  /// Commands that lead there.
  package let replay: [String]

  package init(reason: Reason, step: String, event: String, replay: [String]) {
    self.reason = reason
    self.step = step
    self.event = event
    self.replay = replay
  }
}

/// What a check may use.
package struct KataLimits: Sendable {
  /// How long one event may take.
  package let seconds: Int
  package let megabytes: Int

  package init(seconds: Int, megabytes: Int) {
    self.seconds = seconds
    self.megabytes = megabytes
  }

  /// As the program of a kata is told them.
  package var words: [String] { ["\(seconds)", "\(megabytes)"] }

  init?(_ words: some Collection<String>) {
    let numbers = words.compactMap { Int($0) }
    guard words.count == 2, numbers.count == 2 else { return nil }
    self.init(seconds: numbers[0], megabytes: numbers[1])
  }
}
