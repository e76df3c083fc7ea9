/// The result of a run of the program, as a number for shells and scripts.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  /// `EX_USAGE` of `sysexits.h`.
  case badArguments = 64
  /// 128 + SIGINT.
  case interrupted = 130
  /// 128 + SIGTERM.
  case terminated = 143

  /// The explanation for help.
  var meaning: String {
    switch self {
    case .success: "success"
    case .failure: "failure, for example because a file can't be read or written"
    case .badArguments: "invalid arguments; nothing was written"
    case .interrupted: "interrupted by Ctrl-C (SIGINT); no incomplete file remains"
    case .terminated: "terminated by SIGTERM; no incomplete file remains"
    }
  }
}
