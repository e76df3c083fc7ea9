package import Foundation

/// A run of one of the package's programs, as its users run it.
package final class BuiltProgram {
  package let process = Process()
  package let output = Pipe()
  private let errorPipe = Pipe()

  /// Where a program lies: beside the one that runs the tests.
  package static func url(of name: String) -> URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// - Parameter name: The product's name.
  package init(
    _ name: String, _ words: [String] = [], in folder: URL = FileManager.default.temporaryDirectory
  ) {
    process.executableURL = Self.url(of: name)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = errorPipe
  }

  /// What was written to standard output and standard error until the program's end; both are short.
  package func finish() -> (output: Data, errors: String) {
    try? output.fileHandleForWriting.close()
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    let errors = (try? errorPipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (data, String(decoding: errors, as: UTF8.self))
  }
}
