import Foundation
import Testing

@testable import RuleMeter

/// What is built together: targets of packages, of Xcode projects and of the configuration.
@Suite struct TargetTests {
  /// Two apps in one checkout, each with a store of its own.
  private let apps = [
    "Mail/Sources/Store.swift": "final class Store { private(set) var mails = 0; func receive() { mails += 1 } }",
    "Mail/Sources/Screen.swift":
      "import UIKit\nclass Inbox: UIView { let store = Store(); func tap() { store.receive() } }",
    "Shop/Sources/Store.swift": "final class Store { private(set) var goods = 0; func sell() { goods -= 1 } }",
    "Shop/Sources/Screen.swift":
      "import UIKit\nclass Shelf: UIView { let store = Store(); func tap() { store.sell() } }",
    "Shop/Checks/Test.swift": "var counter = 0\nfunc test() { counter += 1 }",
  ]

  private let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Apps", products: [.library(name: "Mail", targets: ["Mail"])],
      targets: [
        .target(name: "Mail", dependencies: [.target(name: "Shop")], path: "Mail/Sources"),
        .executableTarget(name: "Shop", path: "Shop/Sources"),
        .testTarget(name: "Checks", dependencies: ["Shop"], path: "Shop/Checks"),
      ])
    """

  @Test func `a manifest says what is built together and what is a test`() throws {
    try inFolder(apps) { folder in
      try write(manifest, to: "Package.swift", in: folder)
      #expect(
        PackageManifest.targets(of: folder.path + "/Package.swift") == [
          Target(name: "Mail", isTest: false, folders: [folder.path + "/Mail/Sources"]),
          Target(name: "Shop", isTest: false, folders: [folder.path + "/Shop/Sources"]),
          Target(name: "Checks", isTest: true, folders: [folder.path + "/Shop/Checks"]),
        ])
      let all = try measured(at: folder)
      #expect((all.leftOut, all.models) == (2, 2))  // the manifest and the test
      #expect(all.violations.isEmpty)
      let inside = try measured(at: folder.appendingPathComponent("Shop/Checks"))
      #expect(inside.violations.map(\.violation.symbol) == ["counter"])
    }
  }

  @Test func `a target without a path is where the package manager looks for it`() throws {
    let manifest = #"let package = Package(targets: [.target(name: "A"), .testTarget(name: "B")])"#
    try inFolder(["Package.swift": manifest]) { folder in
      let found = PackageManifest.targets(of: folder.path + "/Package.swift").map(\.folders)
      #expect(found == [[folder.path + "/Sources/A"], [folder.path + "/Tests/B"]])
    }
  }

  @Test func `a project says by groups, lists and synchronised folders what is built together`() throws {
    try inFolder(apps) { folder in
      try write(project, to: "Apps.xcodeproj/project.pbxproj", in: folder)
      #expect(
        XcodeProject.targets(of: folder.path + "/Apps.xcodeproj") == [
          Target(
            name: "Mail", isTest: false,
            files: [folder.path + "/Mail/Sources/Store.swift", folder.path + "/Mail/Sources/Screen.swift"]),
          Target(name: "Shop", isTest: false, folders: [folder.path + "/Shop/Sources"]),
          Target(name: "Checks", isTest: true, files: [folder.path + "/Shop/Checks/Test.swift"]),
        ])
      let all = try measured(at: folder)
      #expect((all.leftOut, all.models) == (1, 2))
    }
  }

  @Test(arguments: ["", "{", "// !$*UTF8*$!\n{ objects = { A = { isa = PBXGroup; children = (A); }; }; }"])
  func `a project that cannot be read declares nothing`(text: String) throws {
    try inFolder(["A.xcodeproj/project.pbxproj": text]) { folder in
      #expect(XcodeProject.targets(of: folder.path + "/A.xcodeproj") == [])
    }
  }

  @Test func `groups in a circle lead nowhere`() throws {
    let text = project.replacing("(GMAIL, GSHOP, FTEST)", with: "(GSHOP, FTEST)")
      .replacing("(FSTORE, FSCREEN)", with: "(FSTORE, GMAIL)")
    try inFolder(["A.xcodeproj/project.pbxproj": text]) { folder in
      let files = XcodeProject.targets(of: folder.path + "/A.xcodeproj").first?.files
      #expect(files == [folder.path + "/Mail/Sources/Screen.swift"])
    }
  }

  @Test func `the configuration says it where nothing else does`() throws {
    try inFolder(apps) { folder in
      var configuration = Configuration()
      configuration.folder = folder.path
      configuration.targets = ["Mail": ["Mail"], "Shop": ["Shop/Sources/Store.swift", "Shop/Sources/Screen.swift"]]
      let files = ProgramFiles(path: folder.path, configuration)
      #expect(files.own.files.map(\.scope) == ["Mail", "Mail", nil, "Shop", "Shop"])
    }
  }

  private let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TMAIL, TSHOP, TCHECKS); };
        G = { isa = PBXGroup; children = (GMAIL, GSHOP, FTEST); sourceTree = "<group>"; name = mainGroup; };
        GMAIL = { isa = PBXGroup; children = (GSOURCES); path = Mail; sourceTree = "<group>"; };
        GSOURCES = { isa = PBXGroup; children = (FSTORE, FSCREEN); path = Sources; sourceTree = "<group>"; };
        FSTORE = { isa = PBXFileReference; path = Store.swift; sourceTree = "<group>"; };
        FSCREEN = { isa = PBXFileReference; path = Mail/Sources/Screen.swift; sourceTree = SOURCE_ROOT; };
        GSHOP = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop/Sources; sourceTree = "<group>"; };
        FTEST = { isa = PBXFileReference; path = "Shop/Checks/Test.swift"; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = FSTORE; }; B2 = { isa = PBXBuildFile; fileRef = FSCREEN; };
        B3 = { isa = PBXBuildFile; fileRef = FTEST; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); }; S2 = { isa = PBXSourcesBuildPhase; files = (B3); };
        TMAIL = { isa = PBXNativeTarget; name = Mail; buildPhases = (S1);
          productType = "com.apple.product-type.application"; };
        TSHOP = { isa = PBXNativeTarget; name = Shop; buildPhases = (); fileSystemSynchronizedGroups = (GSHOP);
          productType = "com.apple.product-type.application"; };
        TCHECKS = { isa = PBXNativeTarget; name = Checks; buildPhases = (S2);
          productType = "com.apple.product-type.bundle.unit-test"; };
      };
      rootObject = P;
    }
    """
}
