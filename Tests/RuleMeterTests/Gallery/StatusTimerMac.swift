// A timer in the menu bar and a palette: AppKit with Combine.
// swift-format-ignore-file: NeverForceUnwrap
import AppKit
import Combine

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private var statusItem: NSStatusItem!
  private let pomodoro = Pomodoro()
  private var subscription: AnyCancellable?
  private var settingsWindow: NSWindow?

  func applicationDidFinishLaunching(_ notification: Notification) {
    statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    statusItem.button?.title = "25:00"
    let menu = NSMenu()
    menu.addItem(withTitle: "Start", action: #selector(start), keyEquivalent: "s")
    menu.addItem(withTitle: "Longer", action: #selector(longer), keyEquivalent: "l")
    statusItem.menu = menu
    subscription = pomodoro.$remaining.sink { [weak self] seconds in
      self?.show(seconds)
    }
  }

  private func show(_ seconds: Int) {
    statusItem.button?.title = String(format: "%02d:%02d", seconds / 60, seconds % 60)
  }

  @objc private func start() { pomodoro.start() }

  @objc private func longer() {
    pomodoro.length += 300  // R2 raw-write
    statusItem.button?.title = "\(pomodoro.length / 60) min"  // R3 direct-refresh
  }
}

final class Pomodoro {
  @Published private(set) var remaining = 25 * 60
  var length = 25 * 60  // R2 exposed-state
  private var timer: Timer?

  func start() {
    remaining = length
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
  }

  private func tick() {
    remaining -= 1
    if remaining == 0 { timer?.invalidate() }
  }
}

final class ColorWellController: NSViewController {
  @IBOutlet private var swatch: NSBox!
  @IBOutlet private var hexField: NSTextField!
  private var palette: [NSColor] = []  // R1 state-in-view
  private var current = NSColor.black  // R1 state-in-view

  @IBAction func pick(_ sender: NSColorWell) {
    current = sender.color
    swatch.fillColor = current  // R3 direct-refresh
    hexField.stringValue = "\(current)"  // R3 direct-refresh
  }

  @IBAction func keep(_ sender: Any?) {
    palette.append(current)
  }
}
