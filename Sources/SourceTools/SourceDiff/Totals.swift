/// Code lines by what became of them.
package struct Totals: Encodable, Equatable, Sendable {
  package private(set) var code = 0
  package private(set) var unchanged = 0
  package private(set) var changed = 0
  package private(set) var movedVerbatim = 0
  package private(set) var movedWithChanges = 0
  package private(set) var movedInside = 0
  package private(set) var new = 0
  package private(set) var gone = 0

  package init(_ files: some Sequence<FileDifference>) {
    for line in files.lazy.flatMap(\.lines) { add(line) }
  }

  /// Lines moved from a screen into a model.
  package var movedIntoModel: Int { movedVerbatim + movedWithChanges }

  private mutating func add(_ line: LineDifference) {
    if line.kind == .noCode { return }
    code += 1
    switch line.kind {
    case .noCode: break
    case .unchanged: unchanged += 1
    case .changed: changed += 1
    case .movedIntoModel where line.isVerbatim: movedVerbatim += 1
    case .movedIntoModel: movedWithChanges += 1
    case .movedInside: movedInside += 1
    case .new: new += 1
    case .gone: gone += 1
    }
  }
}

extension SourceDifference {
  /// Code lines of the new side's models.
  package var model: Totals { Totals(new.filter { $0.role == .model }) }

  /// Code lines of the new side's screens.
  package var newScreen: Totals { Totals(new.filter { $0.role == .screen }) }

  /// Code lines of the old side's screens.
  package var oldScreen: Totals { Totals(old.filter { $0.role == .screen }) }

  /// The models' moved code lines divided by all of their code lines; `nil` if they have none.
  package var share: Double? {
    let model = model
    return model.code == 0 ? nil : Double(model.movedIntoModel) / Double(model.code)
  }
}
