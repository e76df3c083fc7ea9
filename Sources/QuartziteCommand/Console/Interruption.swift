import Foundation
import Synchronization

/// Notes the signals that ask the program to end, so that it can tidy up first.
enum Interruption {
  private static let signal = Atomic<CInt>(0)

  /// From now on SIGINT and SIGTERM are noted rather than ending the program, and a closed pipe is an error of
  /// whoever writes to it.
  static func install() {
    // The handler must find the atomic made: making it isn't safe in a signal handler.
    signal.store(0, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in Interruption.signal.store(number, ordering: .relaxed)
    }
    // No SA_RESTART: a write that waits for a reader must return.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM] {
      sigaction(number, &action, nil)
      sigaddset(&mask, number)
    }
    // A program inherits what its parent blocks, and worker threads that start programs block much.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    action.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(SIGPIPE, &action, nil)
  }

  /// How the program is to end by the signal that came, nil where none did.
  static var exitCode: ExitCode? {
    switch signal.load(ordering: .relaxed) {
    case 0: nil
    case SIGTERM: .terminated
    default: .interrupted
    }
  }
}
