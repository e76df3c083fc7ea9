import Foundation
import Synchronization

/// The signals that ask the program to end, recorded so that it can clean up first.
enum Interruption {
  private static let signal = Atomic<CInt>(0)

  /// Makes SIGINT and SIGTERM set ``exitCode`` instead of ending the program, and makes writing to a closed pipe and
  /// beyond the largest size of a file errors instead of signals.
  static func install() {
    // Accessing the atomic here initializes it, which isn't safe in a signal handler.
    signal.store(0, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in Interruption.signal.store(number, ordering: .relaxed)
    }
    // Without SA_RESTART, a write that waits for a reader returns.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM] {
      sigaction(number, &action, nil)
      sigaddset(&mask, number)
    }
    // A process inherits its parent's mask, and threads that start processes often block these signals.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    action.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(SIGPIPE, &action, nil)
    sigaction(SIGXFSZ, &action, nil)
  }

  /// The exit code for the signal that was received; nil if there was none.
  static var exitCode: ExitCode? {
    switch signal.load(ordering: .relaxed) {
    case 0: nil
    case SIGTERM: .terminated
    default: .interrupted
    }
  }
}
