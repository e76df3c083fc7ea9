import Foundation

/// A report that is printed if the program crashes, with the case that was running.
enum CrashReport {
  /// The report as a C string, because a signal handler can call only a few functions.
  nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?

  static func write(_ options: String) {
    let old = text
    text = strdup("\ncrashed; to reproduce: \(options)\n")
    free(old)
  }

  static func install() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(number) { number in
        if let text = CrashReport.text { _ = Foundation.write(STDERR_FILENO, text, strlen(text)) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
