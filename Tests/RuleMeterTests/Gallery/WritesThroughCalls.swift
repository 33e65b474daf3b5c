// What a call gives is somebody's, unless the function sets up what was made for it.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit
final class Store { var count = 0; func add() { count += 1 } }  // R2 exposed-state
func makeStore() -> Store { Store() }
let theStore = Store()
func currentStore() -> Store { theStore }
final class Screen: UIViewController {
  private let label = UILabel()
  @objc func a() { makeStore().count = 21 }  // R2 raw-write
  @objc func b() { currentStore().count += 1; label.text = "1" }  // R2 raw-write, R3 direct-refresh
  @objc func c() { let s = Store(); s.count = 3 }
  @objc func d() { let s = currentStore(); s.count = 3 }  // R2 raw-write
  @objc func e() { provider.store().count = 3 }  // R2 raw-write
  private let provider = Provider()
}
final class Provider { private let s = Store(); func store() -> Store { s } }
