import Foundation
import Testing

@testable import Lowering

@Suite("Invocation") struct InvocationTests {
  /// A module in a separate folder, compiled as SwiftPM does.
  private struct Module {
    let folder: TemporaryFolder
    let name: String
    let files: [String]

    init(_ name: String, in folder: TemporaryFolder, _ sources: [String: String]) throws {
      self.folder = folder
      self.name = name
      files = try sources.sorted { $0.key < $1.key }.map { try folder.write($1, to: "\(name)/\($0)") }
      let map = Dictionary(
        uniqueKeysWithValues: files.map {
          ($0, ["object": "\(folder.path)/\(name).build/\(($0 as NSString).lastPathComponent).o"])
        })
      try folder.write(
        String(decoding: JSONEncoder().encode(map), as: UTF8.self), to: "\(name).build/output-file-map.json")
      for file in files {
        try folder.write("", to: "\(name).build/\((file as NSString).lastPathComponent).o")
      }
    }

    func lower() throws -> ModuleLowering.Result {
      let map = "\(folder.path)/\(name).build/output-file-map.json"
      let command = CompilerCommand(["-module-name", name, "-c"] + files + ["-output-file-map", map])
      return try ModuleLowering(command, environment: [:]).run()
    }

    func lowered(_ file: String) -> String? {
      let cache = "\(name).build/lowered/\((file as NSString).deletingPathExtension)-"
      let path = files.first { $0.hasSuffix("/\(file)") } ?? file
      return folder.text("\(cache)\(stableHash(URL(fileURLWithPath: path).standardized.path.utf8)).swift")
    }

    func hasObject(_ file: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(folder.path)/\(name).build/\(file).o")
    }
  }

  @Test("Inputs are found among the options and in response files")
  func inputs() throws {
    let folder = try TemporaryFolder("a b's")
    let list = try folder.write("'/x/a b.swift'\n\"/x/c'd.swift\" /x/e\\ f.swift\n", to: "sources")
    let command = CompilerCommand([
      "-module-name", "M", "-c", "@\(list)", "g.swift", "-o", "out.swift", "-Xfrontend", "h.swift",
      "-output-file-map", "m.json",
    ])
    #expect(command.inputs == ["/x/a b.swift", "/x/c'd.swift", "/x/e f.swift", "g.swift"])
    #expect(command.moduleName == "M")
    #expect(command.outputFileMap == "m.json")
  }

  @Test("A response file that can't be read stays an argument")
  func missingResponseFile() { #expect(CompilerCommand(["@/nowhere", "a.swift"]).inputs == ["a.swift"]) }

  @Test(
    "Manifests, questions to the compiler and calls of its front end are passed on",
    arguments: [
      ["-version"], ["-print-target-info"], ["Package.swift"], ["/p/Package@swift-5.9.swift"],
      ["-frontend", "-c", "a.swift"],
      ["/nowhere/a.swift"], [],
    ])
  func passedOn(arguments: [String]) throws {
    let environment = ["QUARTZITE_LOWER_CACHE": "/dev/null/cache"]
    #expect(try ModuleLowering(CompilerCommand(arguments), environment: environment).run() == .init())
  }

  @Test("Only files that need it are lowered")
  func selection() throws {
    let module = try Module(
      "M", in: TemporaryFolder(),
      [
        "A.swift": "import UIKit\n@objc class A {}\n", "B.swift": "import UIKit\nclass B {}\n",
      ])
    let result = try module.lower()
    #expect(result.addedArguments == ["-vfsoverlay", "\(module.folder.path)/M.build/lowered/overlay.yaml"])
    #expect(module.lowered("A.swift") == "import UIKit\n      class A {}\n")
    #expect(module.lowered("B.swift") == nil)
    let overlay = try #require(module.folder.text("M.build/lowered/overlay.yaml"))
    #expect(overlay.contains("A.swift") && !overlay.contains("B.swift"))
  }

  @Test("A module that imports neither UIKit nor QuartzCore is left alone")
  func otherModules() throws {
    let module = try Module(
      "M", in: TemporaryFolder(), ["A.swift": "import Foundation // no UIKit\n@objc class A {}\n"])
    #expect(try module.lower() == .init())
    #expect(module.folder.text("M.build/lowered/module.json") == nil)
  }

  @Test("A module without code to lower has no overlay")
  func plainModule() throws {
    let module = try Module("M", in: TemporaryFolder(), ["A.swift": "import UIKit\nclass A {}\n"])
    #expect(try module.lower() == .init())
  }

  @Test("Lowering again writes nothing, and a change elsewhere lowers dependents again")
  func incremental() throws {
    let folder = try TemporaryFolder()
    let delegate = "import UIKit\n@objc protocol P { @objc optional func f() }\n"
    let sources = [
      "A.swift": "class A: P { func f() {} }\n", "B.swift": "class B: P { func g() {} }\n",
      "P.swift": delegate,
    ]
    let module = try Module("M", in: folder, sources)
    let first = try module.lower()
    #expect(module.lowered("A.swift")?.contains("P_f_Implementation") == true)
    #expect(module.lowered("B.swift") == nil)

    let again = try Module("M", in: folder, sources)
    #expect(try again.lower() == first)
    #expect(again.hasObject("A.swift") && again.hasObject("B.swift"))

    let changed = try Module(
      "M", in: folder, sources.merging(["P.swift": delegate.replacing("f()", with: "g()")]) { $1 })
    #expect(try changed.lower() == first)
    #expect(changed.lowered("A.swift") == nil)
    #expect(changed.lowered("B.swift")?.contains("P_g_Implementation") == true)
    #expect(!changed.hasObject("A.swift") && !changed.hasObject("B.swift"))
  }

  @Test("A module that imports a lowered one is lowered, and knows its protocols")
  func otherModulesProtocols() throws {
    let folder = try TemporaryFolder()
    let library = try Module(
      "Library", in: folder,
      ["P.swift": "import UIKit\n@objc public protocol P { @objc optional func f() }\n"])
    _ = try library.lower()
    let tests = try Module(
      "Tests", in: folder, ["T.swift": "import Library\nclass Mock: P { func f() {} }\n"])
    _ = try tests.lower()
    #expect(tests.lowered("T.swift")?.contains("class Mock: P, P_f_Implementation") == true)
  }

  @Test("Errors are reported on every build until they are mended")
  func repeatedDiagnostics() throws {
    let module = try Module("M", in: TemporaryFolder(), ["A.swift": "import UIKit\nlet s = #keyPath(A)\n"])
    let result = try module.lower()
    #expect(result.diagnostics.count == 1)
    #expect(result.addedArguments.isEmpty)
    #expect(try module.lower() == result)
  }

  @Test("Files that aren't UTF-8, or can't be read, are left to the compiler")
  func unreadableFiles() throws {
    let folder = try TemporaryFolder()
    let module = try Module(
      "M", in: folder, ["A.swift": "import UIKit\n@objc class A {}\n", "B.swift": "", "C.swift": ""])
    try Data([0x40, 0xff, 0xfe]).write(to: URL(fileURLWithPath: "\(folder.path)/M/B.swift"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/M/C.swift")
    #expect(try module.lower().addedArguments.count == 2)
  }

  @Test("A cache folder that can't be written is an error that names it")
  func unwritableCache() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("import UIKit\n@objc class A {}\n", to: "a.swift")
    let cache = try folder.write("", to: "cache")
    let lowering = ModuleLowering(
      CompilerCommand(["-module-name", "M", file]), environment: ["QUARTZITE_LOWER_CACHE": cache])
    let error = #expect(throws: LoweringError.self) { try lowering.run() }
    #expect(error?.description.contains("\(cache)/M") == true)
  }

  @Test(
    "The compiler reports errors at the user's file, line and column, also with spaces and quotes in the path"
  )
  func diagnosticPlaces() throws {
    let folder = try TemporaryFolder("it's a \"folder\"")
    let stubs = try Stubs(in: folder)
    let module = try Module(
      "M", in: folder, ["A.swift": "import UIKit\n@objc class A {\n  @objc func f() -> Int { \"\" }\n}\n"])
    let output = try stubs.typecheck(module.files, with: module.lower().addedArguments)
    #expect(output.contains("\(folder.path)/M/A.swift:3:27: error: cannot convert"), "\(output)")
  }

  @Test("The compiler is the one of the loaded parser, or the one that the environment names")
  func compiler() throws {
    #expect(try RealCompiler.path(environment: [:]).hasSuffix("/bin/swiftc"))
    #expect(throws: LoweringError.self) {
      try RealCompiler.path(environment: ["QUARTZITE_SWIFTC": "/nowhere"])
    }
  }
}
