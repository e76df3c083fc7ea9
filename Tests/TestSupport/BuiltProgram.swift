package import Foundation

/// A process that runs one of the package's executables, as its users do.
package final class BuiltProgram {
  package let process = Process()
  package let output = Pipe()
  private let errorPipe = Pipe()

  /// Returns the URL of an executable, which is next to the one that runs the tests.
  package static func url(of name: String) -> URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Prepares a run, which begins when `process` is started.
  ///
  /// - Parameters:
  ///   - name: The name of the product.
  ///   - words: The arguments.
  ///   - folder: The working directory.
  package init(
    _ name: String, _ words: [String] = [], in folder: URL = FileManager.default.temporaryDirectory
  ) {
    process.executableURL = Self.url(of: name)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = errorPipe
  }

  /// Waits for the process to exit and returns what it wrote to standard output and standard error.
  ///
  /// Standard error must fit into a pipe's buffer: it's read after standard output.
  package func finish() -> (output: Data, errors: String) {
    try? output.fileHandleForWriting.close()
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    let errors = (try? errorPipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (data, String(decoding: errors, as: UTF8.self))
  }
}
