/// The statements that can be forgotten, lesson by lesson: a bar for each variant.
struct ForgettingPlot: Plot {
  let pairs: [(worst: ForgettingFigures, separated: ForgettingFigures)]

  let name = "forgetting"

  var finding: String {
    let fewer = pairs.count { $0.separated.count < $0.worst.count }
    return "Fewer statements to forget in Separated: in \(fewer) of \(pairs.count) lessons"
  }

  var alternative: String {
    "\(finding). "
      + pairs.map { "\($0.worst.lesson): \($0.worst.count) in worst, \($0.separated.count) in separated" }
      .joined(separator: "; ") + "."
  }

  var note: [String] {
    [
      "Statements that can be left out with the data right and a cell or a control wrong,",
      "but for those that place views.",
    ]
  }

  var drawings: [Drawing] {
    let rows = pairs.map { worst, separated in
      BarsDrawing.Row(label: worst.lesson, worst: worst.count, separated: separated.count)
    }
    let bars = BarsDrawing(rows: rows, width: 606, labels: 120)
    return [Drawing(size: (bars.width, bars.height), markup: bars.markup)]
  }
}
