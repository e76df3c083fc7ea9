import Foundation

/// The cost of a program that has run to its end.
struct ProgramRun {
  let processorSeconds: Double
  /// In bytes.
  let peakMemory: Double

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program that the search path contains and waits for it.
  ///
  /// GNU time measures it: the peak of a program that this process starts would include that of this process.
  init(_ words: [String]) throws {
    let process = Process()
    process.executableURL = Self.path(of: "time")
    process.arguments = ["--format", "%U %S %M"] + words
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let figures = text.split(separator: "\n").last?.split(separator: " ").compactMap { Double($0) } ?? []
    guard process.terminationStatus == 0, figures.count == 3 else {
      throw Failure(description: "\(words[0]) failed: \(text)")
    }
    (processorSeconds, peakMemory) = (figures[0] + figures[1], figures[2] * 1024)
  }

  /// Returns the file of a program in the search path; nil if there is none.
  static func path(of name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
