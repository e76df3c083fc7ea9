import Foundation

/// `quartzite lower`: a source file as `quartzite swift` passes it to the compiler.
struct LowerCommand: Command {
  static let configuration = CommandConfiguration(
    name: "lower", summary: "print a Swift file with its Objective-C syntax rewritten",
    examples: [
      Example(
        line: "quartzite lower PulseView.swift", result: "the text that 'quartzite swift build' compiles"),
      Example(
        line: "quartzite lower Player.swift PlayerDelegate.swift",
        result: "files of one module, which refer to each other's protocols"),
    ])

  @Argument("file", help: "a Swift file") var file: String
  @Remainder("files", help: "further files of the same module") var files: [String]
  @Option(.sdkFolder) var sdkFolder: String?

  func run(on console: Console) throws {
    let folder = try sdkFolder ?? SwiftSDK.folder(for: Toolchain.find())
    let sdk = try SwiftSDK.find(in: folder ?? SwiftSDK.defaultFolder)
    try sdk.checkLoweringTool()
    try Invocation(program: sdk.loweringTool.path, arguments: [file] + files).replaceProcess()
  }
}
