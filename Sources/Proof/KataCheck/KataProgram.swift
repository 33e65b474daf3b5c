import Equivalence
import Foundation
import LessonScreens
import Lessons
import PlainText
import Play
import Renderer
import Specifications
import Suites

/// The program of a kata: it is played as `worst` and `separated` are, checked with `kata check FILE SECONDS MEGABYTES`,
/// or walked on with a fault in it, `kata damage FILE SECONDS MEGABYTES NUMBER`.
///
/// What the check found, or where it stopped, goes to a file, since the kata may print what it likes.
package struct KataProgram<
  Suite: LessonSuite, Kata: LessonScreen<Suite.L>, Reference: LessonScreen<Suite.L>
> {
  /// As many random events as take a second in a release build.
  private static var parts: [CheckPart] {
    [.examples, .states(.byTests), .walks(.events(20_000)), .experiments, .redraws]
  }

  private let check: LessonCheck<Suite, WatchedScreen<Suite.L, Kata>, Reference>
  private let model: (any ModelDriver<Suite.L>.Type)?
  private let referenceModel: any ModelDriver<Suite.L>.Type

  /// - Parameter model: The kata's model, which is asked alone; `nil` until a type conforms to the protocol.
  package init(
    _ suite: Suite.Type, kata: Kata.Type, reference: Reference.Type, model: (any ModelDriver<Suite.L>.Type)?,
    referenceModel: any ModelDriver<Suite.L>.Type
  ) {
    self.model = model
    self.referenceModel = referenceModel
    check = LessonCheck(
      suite, subject: WatchedScreen<Suite.L, Kata>.self, reference: reference,
      names: ("separated", "kata"), comparing: .withoutRedraws, replayedBy: [KataCommandLine.program])
  }

  package func main() -> Never {
    let arguments = CommandLine.arguments
    if arguments.count == 5, arguments[1] == "check", let limits = KataLimits(arguments[3...]) {
      writeOutcome(to: URL(fileURLWithPath: arguments[2]), within: limits)
    }
    if arguments.count == 6, arguments[1] == "damage", let limits = KataLimits(arguments[3...4]),
      let fault = Int(arguments[5])
    {
      writeDamage(of: fault, to: URL(fileURLWithPath: arguments[2]), within: limits)
    }
    LessonCommand(
      name: "kata", summary: "your own variant of \(Suite.L.name)", lessons: [LessonProgram(Suite.L.self, Kata.self)]
    ).main()
  }

  private func writeOutcome(to file: URL, within limits: KataLimits) -> Never {
    CheckWatchdog(limits: limits) { reason in
      let script = CheckHistory.current.script
      KataReport.stopped(
        KataStop(reason: reason, step: CheckHistory.current.step, event: script.last, replay: script.replay)
      ).writeLast(to: file)
    }.start()
    let outcome = check.run(Self.parts) { step in
      CheckHistory.current.step = step
      try? KataReport.checking(step).write(to: file)
    }
    let modelOutcome = modelOutcome(writingTo: file)
    end { try KataReport.checked(outcome, modelOutcome).write(to: file) }
  }

  /// Ends the program when what it found is written.
  private func end(_ write: () throws -> Void) -> Never {
    do {
      try write()
      exit(0)
    } catch {
      printError("kata: \(error)")
      exit(CommandError.Code.output.rawValue)
    }
  }
}

extension KataProgram {
  private func writeDamage(of fault: Int, to file: URL, within limits: KataLimits) -> Never {
    // One that is stopped gives no answer.
    CheckWatchdog(limits: limits) { _ in }.start()
    end { try JSONEncoder().encode([damage(of: fault)]).write(to: file) }
  }

  private func damage(of fault: Int) -> KataDamage {
    func damage<Model: ModelDriver<Suite.L>, ReferenceModel: ModelDriver<Suite.L>>(
      _ model: Model.Type, _ reference: ReferenceModel.Type
    ) -> KataDamage {
      KataDamageCheck<Suite, Kata, Reference, Model, ReferenceModel>().run(fault: fault)
    }
    return model.map { damage($0, referenceModel) } ?? .none
  }

  private func modelOutcome(writingTo file: URL) -> KataModelOutcome {
    guard let model else { return .missing }
    return outcome(of: model, referenceModel) { step in
      CheckHistory.current.begin { _ in [] }
      if CheckHistory.current.step == step { return }
      CheckHistory.current.step = step
      try? KataReport.checking(step).write(to: file)
    }
  }

  private func outcome<Model: ModelDriver<Suite.L>, ReferenceModel: ModelDriver<Suite.L>>(
    of model: Model.Type, _ reference: ReferenceModel.Type, willAsk: @escaping (_ what: String) -> Void
  ) -> KataModelOutcome {
    .asked(
      ModelCheck(model, reference: reference, willAsk: willAsk).run(),
      ModelScreenCheck<Suite.L, Kata, Model, ReferenceModel>(viewState: Reference.SavedViewState.self, willAsk: willAsk)
        .run())
  }
}

/// The check writes, and so does the watchdog, from its own thread.
private let writing = NSLock()

extension KataReport {
  fileprivate func write(to file: URL) throws {
    try writing.withLock { try JSONEncoder().encode(self).write(to: file) }
  }

  /// Whoever would write after that waits until the program ends.
  fileprivate func writeLast(to file: URL) {
    writing.lock()
    try? JSONEncoder().encode(self).write(to: file)
  }
}

enum KataCommandLine {
  /// This program, as it is called from the folder in which it runs.
  static let program = String(CommandLine.arguments[0].trimmingPrefix(FileManager.default.currentDirectoryPath + "/"))
}
