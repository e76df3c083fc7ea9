/// How the program ended, as a number that shells and scripts see.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  /// What `sysexits.h` calls a usage error.
  case badArguments = 64
  /// 128 + SIGINT.
  case interrupted = 130
  /// 128 + SIGTERM.
  case terminated = 143

  var meaning: String {
    switch self {
    case .success: "what was asked for is made"
    case .failure: "it couldn't be made: a file can't be written, say"
    case .badArguments: "the arguments make no sense; nothing was begun"
    case .interrupted: "interrupted by Ctrl-C (SIGINT); no unfinished file remains"
    case .terminated: "ended by SIGTERM; no unfinished file remains"
    }
  }
}
