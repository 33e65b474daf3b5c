import Foundation
import Renderer

/// What a screen and the objects that it refers to store, read by reflection.
///
/// Windows, the views' places and what observing needs are left out, but for the elements of an observable array. A
/// model leads only to models, as its observers are not part of it. What is neither view nor model is a controller, and
/// what it holds is view state. There, a reference to an object that has a path already is stored as that path.
struct StoredValues {
  enum Owner { case view, viewState, model }

  struct Value: Equatable {
    let owner: Owner
    /// `Type.property` of every step of the path, from the object on.
    let symbols: [String]
    let text: String
  }

  /// The symbol of what an observable array holds, which is application state wherever it is.
  static let observedElements = "ObservableArray.elements"

  /// By path, from the screen on: `squares[4].covering`.
  private(set) var values: [String: Value] = [:]
  /// Number of elements, by the path of the collection.
  private(set) var counts: [String: Value] = [:]
  /// For each view, its type and then the properties on the way to it, the last one first.
  private(set) var viewNames: [ViewID: [String]] = [:]

  private struct Place {
    var path: String
    var owner: Owner
    var symbols: [String] = []
  }

  private let models: Set<String>
  private var pending: [(object: AnyObject, place: Place)] = []
  /// The path of each object.
  private var known: [ObjectIdentifier: String] = [:]

  /// - Parameter models: The names of the types that are models.
  init(of screen: AnyObject, models: Set<String>) {
    self.models = models
    known = [ObjectIdentifier(screen): ""]
    // First the screen's own model: its values go by their paths from there, whichever views refer to them as well.
    for child in Mirror(reflecting: screen).children where models.contains(typeName(type(of: child.value))) {
      if let name = child.label { read(child.value, Place(path: name, owner: .model)) }
    }
    readObjects()
    pending = [(screen, Place(path: "", owner: .view))]
    readObjects()
  }

  /// Reads what has been entered, breadth first, so that an object has its shortest path.
  private mutating func readObjects() {
    var next = 0
    while next < pending.count {
      let (object, place) = pending[next]
      readMembers(of: object, type(of: object), place)
      next += 1
    }
    pending = []
  }

  private mutating func enter(_ object: AnyObject, _ place: Place) {
    if let path = known[ObjectIdentifier(object)] {
      if place.owner == .viewState { store(path, place) }
      return
    }
    var place = place
    if models.contains(typeName(type(of: object))) {
      place.owner = .model
    } else if place.owner == .model {
      return
    } else if !(object is any View || object is any CompositeView) {
      place.owner = .viewState
    }
    known[ObjectIdentifier(object)] = place.path
    pending.append((object, place))
  }

  private mutating func readMembers(of value: Any, _ type: Any.Type, _ place: Place) {
    for child in Mirror(reflecting: value).children {
      guard let label = child.label else { continue }
      let isWrapped = label.hasPrefix("_")
      let name = isWrapped ? String(label.dropFirst()) : label
      var inner = place
      inner.path += inner.path.isEmpty ? name : ".\(name)"
      inner.symbols.append("\(typeName(type)).\(name)")
      read(child.value, inner)
    }
  }

  private mutating func read(_ value: Any, _ place: Place) {
    let mirror = Mirror(reflecting: value)
    let type = mirror.subjectType
    if type is Rect.Type { return }
    if let handle = value as? ViewHandle { return name(handle, place) }
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else { return store("nil", place) }
      read(wrapped.value, place)
    case .class where typeName(type) == "ObservableArray":
      var inner = place
      inner.owner = .model  // nobody else announces what becomes of its elements
      inner.symbols.append(StoredValues.observedElements)
      for child in mirror.children where child.label == "elements" { read(child.value, inner) }
    case .class:
      let object = value as AnyObject
      let isOwn = !["Renderer", "Observing"].contains(module(of: type))
      if isOwn || typeName(type) == "ObservableArray" { enter(object, place) }
    case .collection:
      counts[place.path] = Value(owner: place.owner, symbols: place.symbols, text: "\(mirror.children.count)")
      for (index, element) in mirror.children.enumerated() {
        var inner = place
        inner.path += "[\(index)]"
        read(element.value, inner)
      }
    case .set:
      // It has no order of its own.
      let elements = mirror.children.map { "\($0.value)" }.sorted { $0.precedes($1) }
      store("[\(elements.joined(separator: ", "))]", place)
    case .struct where typeName(type) == "ViewState":
      var inner = place
      inner.owner = .viewState
      if let wrapped = mirror.children.first { read(wrapped.value, inner) }
    case .struct where !mirror.children.isEmpty:
      var inner = place
      // What the user sets in a control is the control's own.
      if type is TextField.Type || type is Switch.Type { inner.owner = .viewState }
      readMembers(of: value, type, inner)
    default: store(String(describing: value), place)
    }
  }

  private mutating func name(_ handle: ViewHandle, _ place: Place) {
    let steps = place.symbols.reversed().map { $0.split(separator: ".").map(String.init) }
    guard let own = steps.first?.first else { return }
    viewNames[handle.id] = [own] + steps.dropFirst().compactMap(\.last)
  }

  private mutating func store(_ text: String, _ place: Place) {
    values[place.path] = Value(owner: place.owner, symbols: place.symbols, text: text)
  }

  private func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  /// Without its module and its arguments.
  private func typeName(_ type: Any.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }

  // MARK: Comparing

  /// A stored value that has changed.
  struct Change {
    let path: String
    let owner: Owner
    let symbols: [String]
    let old: String
    let new: String
  }

  /// What differs from an earlier reading, by path; only the number of elements for a collection that grew or shrank.
  func changes(since earlier: StoredValues) -> [Change] {
    let resized = counts.keys.filter { path in earlier.counts[path].map { $0.text != counts[path]?.text } ?? false }
    let isWithinResized = { (path: String) in resized.contains { path.hasPrefix("\($0)[") } }
    var changes: [Change] = []
    for (path, value) in counts.merging(values, uniquingKeysWith: { count, _ in count }) {
      guard let old = earlier.counts[path] ?? earlier.values[path], old.text != value.text, !isWithinResized(path)
      else { continue }
      let new = resized.contains(path) ? "\(value.text) elements" : value.text
      changes.append(Change(path: path, owner: value.owner, symbols: value.symbols, old: old.text, new: new))
    }
    return changes.sorted { $0.path.precedes($1.path) }
  }
}

extension String {
  /// Whether it comes first, numbers taken as numbers: `rows[2]` before `rows[10]`.
  func precedes(_ other: String) -> Bool { compare(other, options: .numeric) == .orderedAscending }
}
