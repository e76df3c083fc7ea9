// The events that `--json` prints to standard output, one per line. The last one has the name "done" or
// "error".

/// The progress of a task, every half second.
struct ProgressEvent: Encodable {
  let event = "progress"
  /// The number of finished steps.
  let done: Int
  /// The number of all steps.
  let total: Int
  /// The things that steps produce, in the plural: "frames".
  let unit: String
  /// The finished fraction of the work, in 0…1, including the work after the last step.
  let fraction: Double
  /// The steps per second; nil while there is no estimate.
  let perSecond: Double?
  /// The estimated time left; nil while there is no estimate.
  let secondsLeft: Double?
  /// The bytes that were written so far; 0 until the end in formats that depend on all frames.
  let bytes: Int
}

/// A failure, after which the program ends.
struct ErrorEvent: Encodable {
  let event = "error"
  let message: String
  let exitCode: Int32

  init(_ error: CommandError) { (message, exitCode) = (error.message, error.exitCode.rawValue) }
}
