import Foundation
import Testing

@Suite struct `A state file` {
  private static let empty = "{\"capacity\":3,\"items\":[]}\n"
  private static let saved = "{\"capacity\":3,\"items\":[\"To Do Item 1\"]}\n"

  private let program: Program

  init() throws { program = try Program() }

  /// Adds an item.
  private func run(_ name: String = "state", shell: String = "exec \"$0\" \"$@\"") throws -> Program.Run {
    try program.run(
      shell: shell, ["todo", "--capacity", "3", "--state", name, "--script", "-", "--print", "state"],
      input: "press add\n")
  }

  private func expectSaved(_ name: String = "state", shell: String = "exec \"$0\" \"$@\"") throws {
    #expect(try run(name, shell: shell).status == 0)
    #expect(try program.text(of: name) == Self.saved)
  }

  private func expectRefused(_ name: String, _ status: Int32, _ message: String) throws {
    #expect(try run(name) == Program.Run(status: status, output: "", errors: "worst: \(message)\n"))
  }

  // MARK: What is kept

  @Test func `that is not there is made, with the mode that the person's mask gives it`() throws {
    try expectSaved(shell: "umask 027; exec \"$0\" \"$@\"")
    #expect(program.status(of: "state").st_mode & 0o7777 == 0o640)
    #expect(try program.names == ["state"])
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o755] as [mode_t])
  func `is replaced as a whole, and keeps its mode, whatever the mask`(mode: mode_t) throws {
    try program.write(Self.empty, to: "state", mode: mode)
    let before = program.status(of: "state").st_ino
    try expectSaved(shell: "umask 077; exec \"$0\" \"$@\"")
    #expect(program.status(of: "state").st_ino != before)
    #expect(program.status(of: "state").st_mode & 0o7777 == mode)
  }

  @Test(.enabled(if: getuid() == 0))
  func `keeps its owner and its group`() throws {
    try program.write(Self.empty, to: "state", mode: 0o600)
    chown(program.path("state"), 1234, 2345)
    try expectSaved()
    #expect(program.status(of: "state").st_uid == 1234 && program.status(of: "state").st_gid == 2345)
    #expect(program.status(of: "state").st_mode & 0o7777 == 0o600)
  }

  @Test func `behind links is replaced, and the links stay`() throws {
    try program.write(Self.empty, to: "state")
    symlink("state", program.path("second"))
    symlink(program.path("second"), program.path("first"))
    try expectSaved("first")
    #expect(try program.names == ["first", "second", "state"])
    for link in ["first", "second"] { #expect(program.status(of: link).st_mode & S_IFMT == S_IFLNK) }
  }

  /// How a shell prepares the folder, the name that is given, and the names in the folder in the end.
  private static let places: [(setup: String, name: String, names: [String])] = [
    ("ln -s state link", "link", ["link", "state"]), ("mkdir '~'", "~/x", ["~"]), ("", longName, [longName]),
  ]
  private static let longName = "Ä 🐶 " + String(repeating: "x", count: 190)

  @Test(arguments: places)
  func `that is not there is made where its name leads, whatever the name`(
    setup: String, name: String, names: [String]
  ) throws {
    _ = try program.run(shell: setup)
    try expectSaved(name)
    #expect(try program.names == names)
  }

  // MARK: What is refused before anything is played

  /// How a shell prepares the folder of a state file, the name that is given, and the message about it.
  private static let obstacles: [(setup: String, name: String, status: Int32, message: String)] = [
    ("chmod 444 state", "state", 74, readOnly), ("chmod 000 state", "state", 74, readOnly),
    ("ln state other", "state", 74, "is one of 2 names of the same file, which saving would part: name a copy of it."),
    ("ln -s first first", "first", 66, "is a link that leads in a circle: remove it, or name another file."),
    ("ln -s b a; ln -s a b", "a", 66, "is a link that leads in a circle: remove it, or name another file."),
    ("ln -s first first", "first/state", 66, "is a link that leads in a circle: remove it, or name another file."),
    ("mkfifo pipe", "pipe", 66, "is not a regular file: name another one."),
    ("mkdir folder", "folder", 66, "is a folder: name a file in it."),
    ("mkdir folder; ln -s folder link", "link", 66, "is a folder: name a file in it."),
    ("", "/dev/null", 66, "is not a regular file: name another one."),
    ("mkdir folder", "folder/", 66, "names no file: name one."),
    ("", "nowhere/state", 74, "is in a folder that does not exist: make the folder, or name another file."),
    ("", "~/nowhere/state", 74, "is in a folder that does not exist: make the folder, or name another file."),
  ]

  private static let readOnly = "is read-only: make it writable with 'chmod u+w', or name another file."

  @Test(arguments: obstacles)
  func `that cannot be made or replaced is refused, and nothing changes`(
    setup: String, name: String, status: Int32, message: String
  ) throws {
    try program.write(Self.empty, to: "state")
    let before = try program.run(shell: "\(setup)\n ls -AilR")
    try expectRefused(name, status, "\(name): \(message)")
    #expect(try program.run(shell: "ls -AilR") == before)
  }

  @Test(.enabled(if: getuid() != 0))
  func `in a folder that it cannot write to is refused`() throws {
    chmod(program.folder.path, 0o500)
    try expectRefused("state", 74, "state: is where you may not do that: change the permissions, or name another file.")
  }

  @Test func `that is loaded has its own sizes, whether or not the defaults fit those of the command line`() throws {
    let words = ["--width", "2", "--height", "2", "--state", "field", "--script", "-", "--print", "state"]
    let first = try program.run(words + ["--mines", "1"], input: "press flag\n")
    #expect(first.status == 0)
    #expect(try program.run(words, input: "") == first)
  }

  @Test func `with too long a name, or none, is refused`() throws {
    try expectRefused("", 66, "'': names no file: name one.")
    let name = String(repeating: "x", count: 300)
    try expectRefused(name, 74, "\(String(repeating: "x", count: 200))…: is too long a name: give a shorter one.")
  }

  // MARK: What happens on the way

  @Test func `stays whole when its disk is full`() throws {
    try program.write(Self.empty, to: "state")
    // No file may grow: the rehearsal, which is empty, succeeds, and the saving does not.
    let run = try run(shell: "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\" 2>&1")
    #expect(run.output.hasSuffix("worst: state: cannot be used (File too large): name another file.\n"))
    #expect(run.status == 74)
    #expect(try program.text(of: "state") == Self.empty)
    #expect(try program.names == ["state"])
  }

  @Test func `is rid of what a killed run left beside it`() throws {
    let ended = try program.run(shell: "printf $$").output
    let (stale, busy) = (".saving-\(ended)", ".saving-\(getpid())")
    for name in [stale, busy, ".saving-notes"] { try program.write("left", to: name) }
    #expect(try run().status == 0)
    #expect(try program.names == [busy, ".saving-notes", "state"].sorted())
  }
}
