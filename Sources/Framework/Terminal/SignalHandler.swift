import Foundation

/// Called in the middle of anything, so it may do nothing but what POSIX allows in a handler: no allocation, no lock.
package typealias SignalHandler = @convention(c) (Int32) -> Void
typealias FaultHandler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

extension sigaction {
  /// Calls `handler` on the alternate stack, with every other signal held back meanwhile.
  package init(handler: SignalHandler) {
    self.init()
    sigfillset(&sa_mask)
    sa_flags = SA_ONSTACK | SA_RESTART
    self[keyPath: Self.plainHandler] = handler
  }

  /// The same, with a handler that is told where the signal comes from.
  init(faultHandler: FaultHandler) {
    self.init()
    sigfillset(&sa_mask)
    sa_flags = SA_ONSTACK | SA_SIGINFO
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction = faultHandler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_sigaction = faultHandler
    #elseif canImport(Musl)
      __sa_handler.sa_sigaction = faultHandler
    #endif
  }

  /// Whether the signal was ignored, as for a program started with `nohup`.
  var isIgnoring: Bool {
    unsafeBitCast(self[keyPath: Self.plainHandler], to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static var plainHandler: WritableKeyPath<sigaction, SignalHandler?> {
    #if canImport(Darwin)
      \.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      \.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      \.__sa_handler.sa_handler
    #endif
  }
}

/// Raised by the program's own faults: Swift traps are SIGILL or SIGTRAP, as the processor has it.
package let faultSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

/// Gives this thread a stack of its own for handlers: one that has overflown cannot take them.
package func giveAlternateStack() {
  var stack = stack_t()
  stack.ss_size = 64 * 1024
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
  sigaltstack(&stack, nil)
}

/// Has Ctrl-\ end this program: Swift's runtime takes it for a crash, asks what to do about it, and goes on. Whoever
/// started the program may have it ignored.
package func endOnQuitSignal() {
  var action = sigaction()
  sigaction(SIGQUIT, nil, &action)
  if !action.isIgnoring { signal(SIGQUIT, SIG_DFL) }
}

/// Ends this program by a signal, so that whoever started it learns of it; nobody else gets to see the signal.
package func endProgram(by number: Int32) -> Never {
  end(by: number)
  exit(128 + number)
}

/// For a signal's handler: the program ends as the handler returns.
func end(by number: Int32) {
  signal(number, SIG_DFL)
  raise(number)
}
