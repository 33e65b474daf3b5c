import Lessons
import Renderer

// What a lesson is to whoever runs it, whichever lesson it is: a screen, with its controls, its settings and what it
// saves.

/// A screen that can be started anew, saved, and restored.
public typealias RestorableScreen<Control: Hashable & Sendable, Settings: Sendable, SavedState: Equatable & Sendable> =
  Screen<Control> & Restorable<Settings, SavedState>

/// A screen with the controls, the settings and the saved state of another one.
public typealias CounterpartScreen<Other: Screen & Restorable> =
  RestorableScreen<Other.Control, Other.Settings, Other.SavedState>

/// A screen that others can be opened beside.
public typealias ShareableScreen<Control: Hashable & Sendable, Settings: Sendable, SavedState: Equatable & Sendable> =
  Screen<Control> & Shareable<Settings, SavedState>

/// A screen of a lesson.
package typealias LessonScreen<L: Lesson> = ShareableScreen<L.Control, L.Settings, L.State>

/// A screen of a lesson that need not be opened beside others.
package typealias RestorableLessonScreen<L: Lesson> = RestorableScreen<L.Control, L.Settings, L.State>
