import Foundation

/// A note that is printed if the program crashes, with the case that was running.
enum CrashNote {
  /// The note as a C string, because a signal handler can call only a few functions.
  nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?

  static func write(_ note: String) {
    let old = text
    text = strdup("\ncrashed; to reproduce: \(note)\n")
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
