package import Foundation

/// The compiler's verdict on source files that use the modules the tests were built with.
package struct TypeCheck {
  /// The compiler's output: errors and warnings.
  package let text: String
  /// Whether the sources compile.
  package let isAccepted: Bool

  /// Type-checks source files together.
  ///
  /// - Parameters:
  ///   - files: The source files, which form one module.
  ///   - languageMode: The Swift language mode: 5 or 6.
  package init(_ files: [URL], languageMode: Int) throws {
    let products = BuiltProgram.url(of: "").path
    let maps = try Self.moduleMaps(in: products) + Self.moduleMaps(in: Self.sources)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-typecheck", "-swift-version", "\(languageMode)", "-I", "\(products)/Modules"]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + files.map(\.path)
    let errors = Pipe()
    compiler.standardError = errors
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    text = String(decoding: data, as: UTF8.self)
    isAccepted = compiler.terminationStatus == 0
  }

  /// Returns the module maps in a folder's subfolders.
  private static func moduleMaps(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The folder with the module maps of system libraries.
  private static let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources")
    .standardized.path

  /// Returns the numbers of the lines in which the compiler reports errors.
  package func linesInError(of file: String) -> Set<Int> {
    let lines = text.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[0].hasSuffix("/" + file), parts[3] == " error" else { return nil }
      return Int(parts[1])
    }
    return Set(lines)
  }
}
