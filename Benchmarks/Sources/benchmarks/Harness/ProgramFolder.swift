import Foundation

/// A folder of the programs of this package, relative to the current folder, which is that of the whole project.
struct ProgramFolder {
  /// The folder of programs that load the Swift libraries.
  static let shared = ProgramFolder(url: URL(fileURLWithPath: "Benchmarks/.build/release"))
  /// The folder of programs that contain what they use of the Swift libraries.
  static let `static` = ProgramFolder(url: URL(fileURLWithPath: "Benchmarks/.build/static/release"))

  private let url: URL

  /// Returns the file of a program.
  func program(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Whether the folder contains a program.
  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: program(name).path) }

  /// Returns the largest resident memory of a program in megabytes.
  func memory(of name: String, _ arguments: String...) throws -> Double {
    try ProgramRun([program(name).path] + arguments).peakMemory / 1e6
  }
}
