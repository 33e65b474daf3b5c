/// Keeps back what a model announces until it is whole: whatever is noted while a request is carried out is announced
/// after the last write of the outermost one.
///
/// A model of one object needs none of its own, see `Observers`. One of several has one for all of them:
///
///     let transaction = Transaction()
///     let folders = Observers<Folder.Change>(transaction)
///     let files = Observers<File.Change>(transaction)
public final class Transaction {
  private var depth = 0
  private var isAnnouncing = false
  /// What announces the changes noted, one for each object that noted some, in the order in which they first did.
  private var pending: [() -> Void] = []

  /// Nothing is being carried out yet.
  public init() {}

  private var isOpen: Bool { depth > 0 || isAnnouncing }

  /// Carries out a request. When it was the outermost one, what was noted is then announced: object by object, and for
  /// each in the order in which it was noted. What an observer asks for meanwhile is carried out at once, and announced
  /// when all have been told of the present change.
  public func perform<Value, Failure>(_ request: () throws(Failure) -> Value) throws(Failure) -> Value {
    depth += 1
    defer {
      depth -= 1
      if !isOpen { announcePending() }
    }
    return try request()
  }

  /// Has an object announce what it noted: when the outermost request is finished, or at once outside of any; while
  /// others are being announced, after them.
  /// - Parameter announce: Announces the changes noted, and forgets them.
  public func add(_ announce: @escaping () -> Void) {
    pending.append(announce)
    if !isOpen { announcePending() }
  }

  private func announcePending() {
    isAnnouncing = true
    defer { isAnnouncing = false }
    var next = 0
    while next < pending.count {
      pending[next]()
      next += 1
    }
    pending.removeAll(keepingCapacity: true)
  }
}
