import Foundation

/// Tells which case was running when the program crashes.
enum CrashNote {
  /// Read by the signal handler, which may call next to nothing.
  nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?

  static func write(_ note: String) {
    let old = text
    text = strdup("\ncrashed; again: \(note)\n")
    free(old)
  }

  static func install() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(number) { number in
        if let text = CrashNote.text { _ = Foundation.write(STDERR_FILENO, text, strlen(text)) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
