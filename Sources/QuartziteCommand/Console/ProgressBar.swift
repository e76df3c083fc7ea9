/// How far a task has come, as one line of a terminal.
struct ProgressBar {
  /// In 0…1.
  var fraction: Double
  /// What has been done: "120 of 400 frames".
  var status: String
  /// Seconds; nil as long as nobody can know.
  var timeLeft: Double?

  /// The line for a terminal of a width: the bar takes what the words leave, if that is worth it.
  func line(columns: Int) -> String {
    let words = [status, timeLeft.map { "\(Self.words(forSeconds: $0)) left" }].compactMap(\.self)
      .joined(separator: ", ")
    // The last column stays free: there some terminals begin a new line.
    let width = min(Self.longestBar, columns - 1 - words.count - 3)
    let line = width < Self.shortestBar ? words : "[\(bar(width: width))] \(words)"
    return String(line.prefix(max(0, columns - 1)))
  }

  private static let longestBar = 40
  private static let shortestBar = 5

  private func bar(width: Int) -> String {
    let filled = Int((Self.clamped(fraction, to: 1) * Double(width)).rounded(.down))
    return String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
  }

  private static func words(forSeconds seconds: Double) -> String {
    let whole = Int(clamped(seconds, to: 1e9).rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }

  /// The number in 0…limit that is nearest; 0 for NaN.
  private static func clamped(_ number: Double, to limit: Double) -> Double {
    number > 0 ? min(number, limit) : 0
  }
}
