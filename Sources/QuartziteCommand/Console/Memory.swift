import Foundation

/// The memory of the process.
enum Memory {
  /// The peak so far, in bytes; nil if the system doesn't report it.
  static var peak: Int? {
    // On Linux, getrusage includes the peak of the program that started this one.
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    return peak(in: status)
  }

  /// Returns the peak in bytes from the text of `/proc/self/status`: `VmHWM:     1234 kB`.
  static func peak(in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
  }
}
