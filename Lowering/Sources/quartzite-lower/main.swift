import Foundation
import Lowering

let help = """
  Rewrites Swift sources that are written for Apple's systems, so that they compile on Linux.

  usage: quartzite-lower FILE...
         quartzite-lower --delegate-methods FILE...
         swiftc ARGUMENTS...   (this program under the name 'swiftc', or with QUARTZITE_LOWER_AS=swiftc)

  The first form prints the lowered source of each file. The files are one module: selectors, key paths and optional
  requirements in one file may refer to declarations in another.

  The second form is for SDKs. It prints the optional methods of the delegate protocols in a framework's sources, as JSON. An
  SDK has the list beside its modules, under the name DelegateMethods.json.

  The third form is for SwiftPM: SWIFT_EXEC=<this program> swift build. Files of modules that import UIKit or QuartzCore
  are lowered into a cache, and the compiler reads them under the paths of the originals.

  It rewrites @objc, @objcMembers, @objc protocols with optional requirements, #selector, #keyPath, @IBOutlet,
  @NSManaged, @objc dynamic properties of layers, @UIApplicationMain, conditions on the platform, and imports of Darwin,
  os, ObjectiveC and submodules. Code that can't be rewritten is reported as an error at its location.

  environment:
    QUARTZITE_SWIFTC       the compiler to run; by default, the one of the toolchain that this program is linked to
    QUARTZITE_LOWER_CACHE  the folder for lowered files; by default, beside the module's object files
    QUARTZITE_LOWER_AS     'swiftc' selects the third form
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("quartzite-lower: \(message)\n".utf8))
  exit(1)
}

func printDiagnostics(_ diagnostics: [LoweringDiagnostic]) {
  for diagnostic in diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
}

func compile(_ arguments: [String], environment: [String: String]) throws(LoweringError) -> Never {
  let compiler = try RealCompiler.path(environment: environment)
  let result = try ModuleLowering(CompilerCommand(arguments), environment: environment).run()
  printDiagnostics(result.diagnostics)
  if !result.diagnostics.isEmpty { exit(1) }
  throw RealCompiler.run(compiler, arguments: arguments + result.addedArguments)
}

func parse(_ paths: [String]) -> [ParsedFile] {
  paths.map { path in
    guard let data = FileManager.default.contents(atPath: path) else { fail("\(path): can't read the file") }
    guard String(validating: data, as: UTF8.self) != nil else { fail("\(path): the file isn't UTF-8") }
    return ParsedFile(path: path, source: [UInt8](data))
  }
}

func printDelegateMethods(_ paths: [String]) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(DelegateMethod.methods(in: parse(paths))), as: UTF8.self))
}

func printLowered(_ paths: [String]) {
  let files = parse(paths)
  var module = ModuleIndex()
  for file in files { module.merge(file.index) }
  module.resolveDelegates(DelegateMethod.methods(besideTool: CommandLine.arguments.first ?? ""))
  module.resolveOverriding()
  var isComplete = true
  for file in files {
    if file.hasSyntaxErrors {
      fail("\(file.path): the file has syntax errors; 'swiftc -parse \(file.path)' lists them")
    }
    let lowered = file.lowered(in: module)
    printDiagnostics(lowered.diagnostics)
    isComplete = isComplete && lowered.diagnostics.isEmpty
    if files.count > 1 { print("// \(file.path)") }
    print(lowered.source ?? file.text, terminator: "")
  }
  exit(isComplete ? 0 : 1)
}

let environment = ProcessInfo.processInfo.environment
let arguments = Array(CommandLine.arguments.dropFirst())
let name = (CommandLine.arguments.first ?? "") as NSString

if name.lastPathComponent == "swiftc" || environment["QUARTZITE_LOWER_AS"] == "swiftc" {
  do {
    try compile(arguments, environment: environment)
  } catch {
    fail(error.description)
  }
} else if arguments.isEmpty || arguments.contains("--help") || arguments.contains("-h") {
  print(help)
  exit(arguments.isEmpty ? 1 : 0)
} else if arguments.first == "--delegate-methods" {
  try printDelegateMethods(Array(arguments.dropFirst()))
} else if let option = arguments.first(where: { $0.hasPrefix("-") }) {
  fail("unknown option '\(option)'; 'quartzite-lower --help' lists the forms")
} else {
  printLowered(arguments)
}
