/// The bodies in which an assignment builds or shows rather than changes state: initialisers, drawing and notification
/// handlers, with the functions of a view component that a handler calls, and those that only the others call.
struct Passivity {
  private let handlers: Handlers
  private var functions: Set<FunctionDeclaration> = []
  /// Those of them that run when a notification arrives, whoever else calls them.
  private var showing: Set<FunctionDeclaration> = []

  private static let drawing: Set<String> = [
    "draw", "drawRect", "drawLayer", "layoutSubviews", "layout", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
    "updateConstraints", "updateViewConstraints", "updateLayer", "updateUIView", "updateUIViewController",
    "updateNSView",
    "updateNSViewController", "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController", "makeBody",
    "prepareForReuse", "body",
  ]
  /// Labels of the data-source methods that build what is shown.
  private static let dataSource: Set<String> = [
    "cellForRowAt", "cellForItemAt", "viewForHeaderInSection", "viewForFooterInSection", "willDisplay",
    "viewForSupplementaryElementOfKind", "viewFor", "numberOfRowsInSection", "numberOfItemsInSection", "rowView",
  ]
  /// Methods by which a framework sets a view up: they may call what handlers call.
  private static let setUp: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "windowDidLoad",
    "didMoveToWindow", "didMoveToSuperview", "viewWillMove",
  ]

  init(_ program: Program, _ graph: CallGraph, _ handlers: Handlers) {
    self.handlers = handlers
    functions = handlers.functions
    showing = handlers.functions
    for function in program.bodies where isBuilding(function, program) { functions.insert(function) }
    var changed = true
    while changed {
      changed = false
      for function in program.bodies where !functions.contains(function) && isCalledPassively(function, program, graph)
      {
        functions.insert(function)
        if graph.callers[function]?.contains(where: showsChanges) == true { showing.insert(function) }
        changed = true
      }
    }
  }

  /// Whether what happens in this context builds or shows.
  func contains(_ context: Occurrences.Context) -> Bool {
    if handlers.contains(context) { return true }
    return context.closures.isEmpty && functions.contains(context.function)
  }

  private func isBuilding(_ function: FunctionDeclaration, _ program: Program) -> Bool {
    if function.kind == .initializer || function.kind == .deinitializer { return true }
    guard let owner = program.owner(of: function), program.isViewComponent(owner) else { return false }
    if Passivity.drawing.contains(function.name), function.kind == .function || function.kind == .getter { return true }
    return function.parameters.contains { Passivity.dataSource.contains($0.label ?? "") }
  }

  private func isCalledPassively(_ function: FunctionDeclaration, _ program: Program, _ graph: CallGraph) -> Bool {
    guard let owner = program.owner(of: function), program.isViewComponent(owner) else { return false }
    guard !function.isOverride, !isAction(function), let callers = graph.callers[function] else { return false }
    let others = callers.filter { $0.function != function }
    if others.contains(where: showsChanges) { return true }
    return others.contains { contains($0) } && others.allSatisfy { contains($0) || isSetUp($0) }
  }

  private func showsChanges(_ context: Occurrences.Context) -> Bool {
    handlers.contains(context) || context.closures.isEmpty && showing.contains(context.function)
  }

  private func isSetUp(_ context: Occurrences.Context) -> Bool {
    context.closures.isEmpty && Passivity.setUp.contains(context.function.name)
  }

  private func isAction(_ function: FunctionDeclaration) -> Bool {
    function.attributes.contains { ["objc", "IBAction"].contains($0.name) }
  }
}
