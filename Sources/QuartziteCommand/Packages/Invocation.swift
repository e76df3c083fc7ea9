import Foundation

/// A program to run in place of this one.
struct Invocation: Hashable {
  /// The program's path, or its name in the search path.
  let program: String
  let arguments: [String]
  /// Changes of the environment.
  var environment: [String: String] = [:]
}

extension Invocation {
  /// Replaces this program; returns only by an error.
  ///
  /// - Throws: `CommandError` if the program can't be run.
  func replaceProcess() throws(CommandError) -> Never {
    for (name, value) in environment { setenv(name, value, 1) }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execvp(program, &words)
    throw .failure("can't run '\(program)': \(String(cString: strerror(errno)))")
  }
}
