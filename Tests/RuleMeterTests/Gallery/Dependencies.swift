// References with closures or constants beside them are wiring, a reference beside a value is data.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit
final class Engine { private(set) var speed = 0; func go() { speed += 1 } }
struct Dependencies { let engine: Engine; let now: () -> Date }
struct Trip { let engine: Engine; let distance: Int }
final class Car: UIViewController {
  private var dependencies: Dependencies?
  private var deps: (engine: Engine, log: (String) -> Void)?
  private var trip: Trip?  // R1 state-in-view
  private var position: (x: Int, y: Int) = (0, 0)  // R1 state-in-view
  func configure(_ d: Dependencies) { dependencies = d; deps = (d.engine, { print($0) }) }
  @objc func go() { guard let dependencies else { return }; dependencies.engine.go(); if deps == nil { fatalError() } }
  @objc func plan() { trip = Trip(engine: Engine(), distance: 3) }
  @objc func travel() { guard let trip, trip.distance > 2 else { return }; trip.engine.go() }
  @objc func move() { position = (position.x + 1, 0) }
}
