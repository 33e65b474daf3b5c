import LessonScreens
import Lessons
import Renderer

/// A fault to be planted in a screen.
package protocol Fault {
  associatedtype Base: Screen & Shareable

  /// What is done instead of activating a control.
  static func activate(_ control: Base.Control, on screen: Base)
}

/// A screen with a fault planted on purpose; otherwise the one that it wraps.
package final class FaultyScreen<F: Fault>: ScreenDecorator, Shareable {
  package typealias SavedViewState = F.Base.SavedViewState

  package let base: F.Base

  package init(_ base: F.Base) { self.base = base }

  package func activate(_ control: F.Base.Control) { F.activate(control, on: base) }
}
