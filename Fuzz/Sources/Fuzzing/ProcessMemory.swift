import Foundation

/// How much memory the program takes, as Linux tells it; 0 elsewhere.
enum ProcessMemory {
  /// In bytes.
  static var residentSize: Int {
    let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }

  /// The most since it was forgotten last, in bytes.
  static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }

  /// Whether every access is checked: such memory isn't given back, so how much is taken says nothing.
  static let isChecked = dlsym(nil, "__asan_init") != nil

  /// Lets the peak begin anew with what is taken now.
  static func forgetPeak() {
    // The number is that of the file's documentation: proc(5).
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }
}
