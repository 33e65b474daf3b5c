/// An array that announces what becomes of its elements: what happened, where, and to which element.
///
///     final class Playlist {
///       private let songs = ObservableArray<Song>()
///
///       func play(_ song: Song) { songs.append(song) }
///       func observe(_ handler: @escaping (ObservableArray<Song>.Change) -> Void) -> Subscription {
///         songs.observe(handler)
///       }
///     }
///
/// A model that is sealed keeps it to itself. Its mutators only mutate: the array does the telling.
public final class ObservableArray<Element> {
  /// What changed. Several changes can be announced after the last of them was made, when an index alone would be
  /// looked up in an array that has moved on; so each one carries what it is about.
  public enum Change {
    /// The element is new, and was at this index then.
    case inserted(Element, at: Int)
    /// The element is gone, and had this index before.
    case removed(Element, at: Int)
    /// The element is new, and took the place of another.
    case replaced(Element, at: Int)
    /// These elements took the place of all.
    case everything([Element])
  }

  /// In their order.
  public private(set) var elements: [Element]
  private let observers: Observers<Change>

  /// - Parameter transaction: Shared by the objects of one model; one of its own for a model of one object.
  public init(_ elements: [Element] = [], _ transaction: Transaction = Transaction()) {
    self.elements = elements
    observers = Observers(transaction)
  }

  /// Calls the handler with each change until the subscription is dropped.
  public func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  /// Carries out a request, and announces what it changed after its last write: see `Transaction.perform`.
  public func perform<Value, Failure>(_ request: () throws(Failure) -> Value) throws(Failure) -> Value {
    try observers.perform(request)
  }

  /// Puts an element behind the last.
  public func append(_ element: Element) { insert(element, at: elements.endIndex) }

  /// - Precondition: The index is that of an element, or the one behind the last.
  public func insert(_ element: Element, at index: Int) {
    observers.write(.inserted(element, at: index)) { elements.insert(element, at: index) }
  }

  /// - Precondition: There is an element at this index.
  @discardableResult
  public func remove(at index: Int) -> Element {
    let element = elements.remove(at: index)
    observers.note(.removed(element, at: index))
    return element
  }

  /// - Precondition: There is an element at this index.
  public func replace(at index: Int, with element: Element) {
    observers.write(.replaced(element, at: index)) { elements[index] = element }
  }

  /// Replaces all elements by these.
  public func replaceAll(with elements: [Element]) {
    observers.write(.everything(elements)) { self.elements = elements }
  }
}

extension ObservableArray.Change: Equatable where Element: Equatable {}
extension ObservableArray.Change: Sendable where Element: Sendable {}
