/// The types that members of the platform's frameworks give, where programs go on from there to objects of their own.
enum FrameworkMembers {
  /// The type of a member, called or not; `nil` where it is not known.
  static func type(of name: String, on receiver: TypeReference) -> TypeReference? {
    let element = receiver.arguments.first ?? .unknown
    switch (receiver.name, name) {
    case ("NSFetchedResultsController", "object"): return element
    case ("NSFetchedResultsController", "fetchedObjects"): return .optional(.array(element))
    case ("NSFetchedResultsController", "fetchRequest"): return .named("NSFetchRequest", [element])
    case (let name?, "itemIdentifier") where name.hasSuffix("DiffableDataSource"):
      return receiver.arguments.last.map { .optional($0) }
    case (let name?, "snapshot") where name.hasSuffix("DiffableDataSource"):
      return .named("NSDiffableDataSourceSnapshot", receiver.arguments)
    case (let name?, "itemIdentifiers") where name.hasSuffix("Snapshot"):
      return receiver.arguments.last.map { .array($0) }
    case ("ControlEvent", _): return receiver
    case ("Result", "get"), ("Task", "value"), ("CurrentValueSubject", "value"): return element
    case ("CheckedContinuation", _): return .void
    case ("NSCache", "object"): return receiver.arguments.last.map { .optional($0) }
    case ("UserDefaults", _): return preferences[name]
    case ("UIStoryboardSegue", "destination"), ("UIStoryboardSegue", "source"): return .named("UIViewController")
    default: return values[name].map { .named($0) }
    }
  }

  /// What a preference is read as.
  private static let preferences: [String: TypeReference] = [
    "integer": .named("Int"), "bool": .named("Bool"), "double": .named("Double"), "float": .named("Float"),
    "string": .optional(.named("String")), "data": .optional(.named("Data")), "url": .optional(.named("URL")),
    "stringArray": .optional(.array(.named("String"))),
  ]

  /// Members whose names say what they give, whoever has them.
  private static let values = [
    "description": "String", "debugDescription": "String", "localizedDescription": "String", "hashValue": "Int",
    "utf8": "String", "uppercased": "String", "lowercased": "String", "capitalized": "String",
    "trimmingCharacters": "String", "replacingOccurrences": "String", "uuidString": "String",
    "absoluteString": "String",
    "timeIntervalSince": "Double", "timeIntervalSinceNow": "Double", "timeIntervalSince1970": "Double",
    "appendingPathComponent": "URL", "lastPathComponent": "String", "path": "String",
  ]

  /// Whether a call gives something that is there to be set up: made, dequeued, taken from a storyboard.
  static func makes(_ name: String) -> Bool {
    makers.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
  }

  private static let makers = "make create build instantiate dequeue loadNibNamed newInstance insertNewObject".wordList

  /// Whether a member of a segue is the screen that it is about to show.
  static func isDestination(_ name: String, of receiver: TypeReference) -> Bool {
    receiver.name?.hasSuffix("StoryboardSegue") == true && ["destination", "destinationController"].contains(name)
  }

  /// The type of what a call gives that names a type: `decode(Item.self, from: data)`, `fetch(request)`.
  static func result(of name: String, _ arguments: [TypeReference]) -> TypeReference? {
    // What registering gives only says which observer it is.
    if name == "addObserver" || name.hasSuffix("MonitorForEvents") || Handlers.foreignObservers.contains(name) {
      return .named("NSObjectProtocol")
    }
    for argument in arguments {
      if case .metatype(let type) = argument, instantiating.contains(where: name.hasPrefix) { return type }
      if name == "fetch", let request = argument.name, ["NSFetchRequest", "FetchDescriptor"].contains(request) {
        return argument.arguments.first.map { .array($0) }
      }
    }
    return nil
  }

  private static let instantiating =
    "decode resolve instantiate dequeue unarchivedObject load make object model find".wordList
}
