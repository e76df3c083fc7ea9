import Foundation

/// The reason why a program can't be used.
package struct ChildProcessError: Error, Hashable, CustomStringConvertible {
  /// The program's path.
  package let path: String
  /// The problem in words.
  package let message: String

  /// The path and the problem.
  package var description: String { "\(path): \(message)" }

  /// Returns the error of the last system call.
  static func lastSystemError(_ message: String, path: String) -> ChildProcessError {
    ChildProcessError(path: path, message: "\(message): \(String(cString: strerror(errno)))")
  }
}
