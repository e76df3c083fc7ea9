import ChildProcesses
import Foundation

/// The package that contains a program, and the command that builds it.
package struct ProgramPackage: Hashable {
  /// The package's folder.
  let folder: String
  /// The words of the command.
  let command: [String]

  /// Finds the package that contains a program in its build folder.
  ///
  /// - Parameters:
  ///   - executable: The program's path: `card/.build/x86_64-unknown-linux-gnu/debug/card`.
  ///   - usesSDK: Whether the program was built with the Swift SDK.
  ///   - exists: Returns whether a file exists.
  /// - Returns: The package; nil if the program isn't in a build folder.
  package init?(
    of executable: String, usesSDK: Bool,
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    let url = URL(fileURLWithPath: executable)
    let configuration = url.deletingLastPathComponent().lastPathComponent
    let folders = sequence(first: url.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    guard let folder = folders.first(where: { exists("\($0.path)/Package.swift") }) else { return nil }
    self.folder = folder.path
    let tool = usesSDK ? ["quartzite", "swift"] : ["swift"]
    let release = configuration.lowercased() == "release" ? ["-c", "release"] : []
    command = tool + ["build"] + release + ["--product", url.lastPathComponent]
  }

  /// Creates the package of a folder, which a line of the shell builds.
  package init(folder: String, line: String) {
    (self.folder, command) = (folder, ["sh", "-c", line])
  }
}

/// A run of the compiler.
final class ProgramBuild {
  private let process: ChildProcess
  private let output = CollectedText()

  /// The beginning of the compiler's output.
  private final class CollectedText {
    var data = Data()
  }

  /// The number of bytes of the compiler's output that are retained.
  private static let maximumLength = 1 << 18

  /// Starts to build a package.
  init(_ package: ProgramPackage) throws(ChildProcessError) {
    let output = output
    process = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "cd \"$0\" && exec \"$@\" 2>&1", package.folder] + package.command
    ) { data in
      output.data.append(data.prefix(max(0, Self.maximumLength - output.data.count)))
    }
  }

  /// Returns the outcome; nil while the compiler runs.
  func outcome() -> Outcome? {
    do {
      guard try !process.read(within: 0) else { return nil }
      let status = try process.finish {}
      let text = String(decoding: output.data, as: UTF8.self)
      return status == 0 ? .built : .failed(Self.diagnostics(in: text))
    } catch {
      return .failed("\(error)")
    }
  }

  enum Outcome: Hashable {
    case built
    /// The compiler's errors.
    case failed(String)
  }

  /// The number of lines that are shown.
  private static let maximumLineCount = 200

  /// Returns the compiler's output without the lines that show its progress.
  static func diagnostics(in text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.filter { line in
      !line.contains(/^(\[\d+\/\d+\]|Building for |Planning build|Fetching |Computing |Build complete)/)
    }
    return lines.prefix(maximumLineCount).joined(separator: "\n")
      .replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
