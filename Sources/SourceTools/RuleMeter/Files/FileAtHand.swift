import Foundation

/// The file that each thread is at, for the case that the meter itself fails on it.
///
/// What handles a fatal signal may call next to nothing, so the paths are C strings in slots that are never moved.
enum FileAtHand {
  struct Slot {
    var path: UnsafeMutablePointer<CChar>?
    var thread: pthread_t
  }

  static let slotCount = 64
  /// One slot for each thread at work; one without a path belongs to nobody.
  nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
    slots.initialize(repeating: Slot(path: nil, thread: pthread_self()), count: slotCount)
    return slots
  }()

  private static let lock = NSLock()
  private nonisolated(unsafe) static var unused = Array(0..<slotCount)

  /// Runs a body in which the thread is at a file; more threads than slots go unnamed.
  static func with<Value>(_ path: String, _ body: () -> Value) -> Value {
    guard let slot = lock.withLock({ unused.popLast() }) else { return body() }
    let name = strdup(path)
    slots[slot] = Slot(path: name, thread: pthread_self())
    defer {
      slots[slot].path = nil
      free(name)
      lock.withLock { unused.append(slot) }
    }
    return body()
  }

  /// Runs a body with room for the handler of a signal that a stack overflow brings.
  static func withSignalStack(_ body: () -> Void) {
    let size = 1 << 16
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
    body()
    stack.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&stack, nil)
    memory.deallocate()
  }
}
