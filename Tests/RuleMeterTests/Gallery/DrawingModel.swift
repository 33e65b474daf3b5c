// A model that draws and hands its drawing to the view as a closure: it cannot live without the framework.
import UIKit

final class Chart {
  private(set) var points: [Int] = []

  func add(_ point: Int) { points.append(point) }

  var drawing: (UIView) -> Void {  // R1 view-in-model
    { [points] view in
      let path = UIBezierPath()  // R1 view-in-model
      for (index, point) in points.enumerated() { path.addLine(to: CGPoint(x: index, y: point)) }
      UIColor.red.setStroke()  // R1 view-in-model
      path.stroke()
    }
  }
}

final class ChartView: UIView {
  let chart = Chart()

  override func draw(_ rect: CGRect) { chart.drawing(self) }

  @objc func tap() {
    chart.add(3)
    setNeedsDisplay()  // R3 direct-refresh
  }
}
