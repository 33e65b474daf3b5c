#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

typealias SignalHandler = @convention(c) (Int32) -> Void

extension sigaction {
  /// Calls `handler` on the alternate stack, with every other signal held back meanwhile.
  init(handler: SignalHandler) {
    self.init()
    sigfillset(&sa_mask)
    sa_flags = SA_ONSTACK | SA_RESTART
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #endif
  }

  /// Whether the signal was ignored, as for a program started with `nohup`.
  var isIgnoring: Bool {
    unsafeBitCast(plainHandler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private var plainHandler: SignalHandler? {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler
    #endif
  }
}
