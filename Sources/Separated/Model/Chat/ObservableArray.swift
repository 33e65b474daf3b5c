import Observing

/// A collection that announces what becomes of its elements, of which the model alone makes use.
package final class ObservableArray<Element>: RandomAccessCollection {
  /// What changed. Indices are those of the changed element: the new one, or the one it had.
  package enum Change: Equatable, Sendable {
    case insertion(Int)
    case removal(Int)
    case replacement(Int)
    /// All of it: something saved was restored.
    case everything
  }

  private var elements: [Element]
  private let observers: Observers<Change>

  init(_ elements: [Element], _ transaction: Transaction) {
    self.elements = elements
    observers = Observers(transaction)
  }

  package var startIndex: Int { elements.startIndex }
  package var endIndex: Int { elements.endIndex }
  package subscript(index: Int) -> Element { elements[index] }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  func append(_ element: Element) {
    elements.append(element)
    observers.note(.insertion(elements.count - 1))
  }

  func remove(at index: Int) {
    elements.remove(at: index)
    observers.note(.removal(index))
  }

  func replace(at index: Int, with element: Element) {
    elements[index] = element
    observers.note(.replacement(index))
  }

  func replaceAll(with elements: [Element]) {
    self.elements = elements
    observers.note(.everything)
  }
}
