// A timer in the menu bar, and a palette.

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private var statusItem: NSStatusItem!
  private let pomodoro = Pomodoro()

  @objc private func longer() {
    pomodoro.length += 300  // R2 raw-write
    statusItem.button?.title = "\(pomodoro.length / 60) min"  // R3 direct-refresh
  }
}

final class Pomodoro {
  var length = 25 * 60  // R2 exposed-state
}

final class ColorWellController: NSViewController {
  @IBOutlet private var swatch: NSBox!
  private var palette: [NSColor] = []  // R1 state-in-view
  private var current = NSColor.black  // R1 state-in-view

  @IBAction func pick(_ sender: NSColorWell) {
    current = sender.color
    swatch.fillColor = current  // R3 direct-refresh
  }

  @IBAction func keep(_ sender: Any?) {
    palette.append(current)
  }
}
