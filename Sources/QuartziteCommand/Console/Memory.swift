import Foundation

/// The memory that this program takes.
enum Memory {
  /// The most that it has had so far, in bytes; nil where the system doesn't tell.
  static var peak: Int? {
    // Not from getrusage, which on Linux counts what the program that started this one had.
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    return peak(in: status)
  }

  /// The peak in Linux' words: `VmHWM:     1234 kB`.
  static func peak(in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
  }
}
