// Ways in which a variable gets its type: collections that are called, wrappers, protocols, superclasses.
@propertyWrapper struct Clamped {
  private var value: Int
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 100) }
  }
  init(wrappedValue: Int) { value = wrappedValue }
}

struct Task: Equatable {
  var title = ""
  var isDone = false
}

protocol TaskHolding: AnyObject {
  var current: Task { get set }
  var log: [String] { get set }
}

class Backlog: TaskHolding {
  var tasks = [Task]()  // R2 exposed-state
  var byName = [String: [Task]]()  // R2 exposed-state
  var seen = Set<String>()  // R2 exposed-state
  @Clamped var progress = 0  // R2 exposed-state
  var current = Task()  // R2 exposed-state
  var log = [String]()  // R2 exposed-state
  var limit: Int {
    get { 10 }
    set { log.append("\(newValue)") }
  }

  func finish() {
    progress += 10
    byName["a", default: []].append(current)
  }
}

final class LoggedBacklog: Backlog {
  override var current: Task { didSet { super.log.append(current.title) } }

  override func finish() {
    super.progress = 100
    super.tasks.append(Task())
    self.current.title = "next"
  }
}

struct Planner<Holder: TaskHolding> {
  let backlog: Backlog
  let holder: any TaskHolding
  let generic: Holder
  var holders = [any TaskHolding]()
  var groups = [String: [Backlog]]()

  func plan() {
    backlog.tasks.append(Task())  // R2 raw-write
    backlog.byName["b"]?.append(Task())  // R2 raw-write
    backlog.seen.remove("a")  // R2 raw-write
    backlog.progress = 3  // R2 raw-write
    backlog.limit = 20
  }

  func throughProtocols(_ any: any TaskHolding) {
    holder.current.isDone.toggle()  // R2 raw-write
    generic.current.title = "y"  // R2 raw-write
    any.log = []  // R2 raw-write
    for one in holders { one.current.isDone = true }  // R2 raw-write
    groups["c"]?.first?.current.title = "z"  // R2 raw-write
  }

  func lookAlikes() {
    var names = [String: Int]()
    names["a"] = 1
    var copy = holder.current
    copy.title = "copy"
  }
}
