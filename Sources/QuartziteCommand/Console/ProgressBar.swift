/// The progress of a task as one line of a terminal.
struct ProgressBar {
  /// The finished fraction of the task, in 0…1.
  var fraction: Double
  /// The progress in words: "120 of 400 frames".
  var status: String
  /// The estimated time left in seconds; nil while there is no estimate.
  var timeLeft: Double?

  /// Returns the line for a terminal: the words, preceded by a bar if there is space for one.
  func line(columns: Int) -> String {
    let words = [status, timeLeft.map { "\(Self.text(forSeconds: $0)) left" }].compactMap(\.self)
      .joined(separator: ", ")
    // Some terminals wrap a line that reaches the last column.
    let width = min(Self.maximumBarWidth, columns - 1 - words.count - 3)
    let line = width < Self.minimumBarWidth ? words : "[\(bar(width: width))] \(words)"
    return String(line.prefix(max(0, columns - 1)))
  }

  private static let maximumBarWidth = 40
  private static let minimumBarWidth = 5

  private func bar(width: Int) -> String {
    let filled = Int((Self.clamped(fraction, to: 1) * Double(width)).rounded(.down))
    return String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
  }

  private static func text(forSeconds seconds: Double) -> String {
    let wholeSeconds = Int(clamped(seconds, to: 1e9).rounded(.up))
    return wholeSeconds < 60 ? "\(wholeSeconds) s" : "\(wholeSeconds / 60) min \(wholeSeconds % 60) s"
  }

  /// Returns a number clamped to 0…limit; 0 for NaN.
  private static func clamped(_ number: Double, to limit: Double) -> Double {
    number > 0 ? min(number, limit) : 0
  }
}
