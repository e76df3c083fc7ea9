import Foundation

/// `quartzite swift`: SwiftPM with the Swift SDK, for packages that are written for iOS.
struct SwiftCommand: Command {
  @Argument("task", help: "the task: build, run, or test") var task: String
  @Remainder("arguments", help: "the arguments of 'swift build', 'swift run', or 'swift test'")
  var arguments: [String]
  @Option(.sdkFolder) var sdkFolder: String?
  @Flag("as-is", help: "compile the sources as they are, without rewriting Objective-C syntax")
  var isAsIs: Bool

  func validate() throws(CommandError) {
    guard Self.tasks.contains(task) else { throw .unknown("task", task, among: Self.tasks) }
  }

  func run(on console: Console) throws {
    let toolchain = try Toolchain.find()
    let folder = try sdkFolder ?? SwiftSDK.folder(for: toolchain)
    let sdk = try SwiftSDK.find(in: folder ?? SwiftSDK.defaultFolder)
    try sdk.check(for: toolchain)
    if !isAsIs { try sdk.checkLoweringTool() }
    try checkPaths()
    try checkBuildFolder()
    try invocation(with: sdk, in: folder, toolchain).replaceProcess()
  }

  /// Checks that SwiftPM can build in the package's folder. It writes paths into JSON files, in which these characters have a
  /// meaning.
  ///
  /// - Throws: `CommandError` if it can't.
  func checkPaths(currentFolder: String = FileManager.default.currentDirectoryPath) throws(CommandError) {
    let paths = [value(of: "--package-path") ?? ".", scratchPath].compactMap(\.self)
    let base = URL(fileURLWithPath: currentFolder, isDirectory: true)
    for path in paths.map({ URL(fileURLWithPath: $0, relativeTo: base).standardizedFileURL.path })
    where path.contains(where: { "\"\\".contains($0) }) {
      throw .failure(
        "SwiftPM can't build in '\(path)'; expected a path without double quotes and backslashes")
    }
  }

  /// Checks that SwiftPM can write its build folder, which is in the package's folder by default.
  ///
  /// - Parameter isWritable: Returns whether a folder can be written. A missing one is left to SwiftPM to report.
  /// - Throws: `CommandError` if it can't.
  func checkBuildFolder(
    isWritable: (String) -> Bool = { access($0, F_OK) != 0 || access($0, W_OK) == 0 }
  ) throws(CommandError) {
    guard scratchPath == nil else { return }
    let package = value(of: "--package-path") ?? "."
    guard !isWritable(package) else { return }
    throw .failure(
      "the package's folder '\(package)' can't be written; add '--scratch-path <folder>' for the build's files"
    )
  }

  /// The folder for the build's files that the arguments name.
  private var scratchPath: String? { value(of: "--scratch-path") ?? value(of: "--build-path") }

  /// Returns the value of an option that is passed on to SwiftPM; nil without the option.
  private func value(of option: String) -> String? {
    if let argument = arguments.first(where: { $0.hasPrefix("\(option)=") }) {
      return String(argument.dropFirst(option.count + 1))
    }
    return arguments.firstIndex(of: option).flatMap { index in arguments.dropFirst(index + 1).first }
  }

  /// Returns the command line of SwiftPM.
  ///
  /// - Parameter folder: The folder of the SDK; nil for the one in which SwiftPM looks for it.
  func invocation(with sdk: SwiftSDK, in folder: String?, _ toolchain: Toolchain) -> Invocation {
    let option = folder.map { ["--swift-sdks-path", $0] } ?? []
    let words = [task] + option + ["--swift-sdk", SwiftSDK.name] + arguments
    if isAsIs { return Invocation(program: "swift", arguments: words) }
    return Invocation(
      program: "swift", arguments: words,
      environment: [
        "SWIFT_EXEC": sdk.loweringTool.path, "QUARTZITE_LOWER_AS": "swiftc",
        "QUARTZITE_SWIFTC": toolchain.compiler,
      ])
  }

  private static let tasks = ["build", "run", "test"]
}

extension SwiftCommand {
  static let configuration = CommandConfiguration(
    name: "swift",
    summary: "build, run, or test a package that is written for iOS",
    examples: [
      Example(line: "quartzite swift build", result: "the package in the current folder"),
      Example(line: "quartzite swift test --filter PulseViewTests", result: "some of its tests"),
      Example(line: "quartzite swift build -c release", result: "any options of 'swift build'"),
    ],
    notes: [
      "The package needs no change: UIKit, QuartzCore, CoreGraphics, and the other modules of this library come from "
        + "the Swift SDK, which is part of an installation, and which 'make sdk-install' installs otherwise. Objective-C syntax, such as @objc and #selector, is "
        + "rewritten before it's compiled; errors refer to the original files and lines.",
      "Options of this command precede the task; options after the task are passed to "
        + "'swift build', 'swift run', or 'swift test'.",
    ])
}

extension Option<String?> {
  /// The option of all commands that use the Swift SDK.
  static var sdkFolder: Option {
    Option(
      "sdk-folder", .folder,
      otherwise: "the folder in which SwiftPM installs them, or else the program's own",
      help: "the folder of the Swift SDKs")
  }
}

extension SwiftSDK {
  /// Checks that the SDK contains the lowering tool.
  ///
  /// - Throws: `CommandError` if it doesn't.
  func checkLoweringTool() throws(CommandError) {
    guard access(loweringTool.path, X_OK) == 0 else {
      throw .failure("the Swift SDK lacks '\(loweringTool.path)'; 'make sdk-install' installs it again")
    }
  }
}
