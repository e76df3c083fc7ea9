import Foundation

/// The memory of the process on Linux; 0 on other systems.
package enum ProcessMemory {
  /// The resident memory in bytes.
  package static var residentSize: Int {
    let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }

  /// The bytes that are allocated and not yet freed, with AddressSanitizer; nil without it.
  ///
  /// AddressSanitizer doesn't return freed memory to the system, so the resident memory grows although no allocation
  /// is retained.
  package static var allocatedSize: Int? { currentAllocatedBytes?() }

  private static let currentAllocatedBytes = dlsym(nil, "__sanitizer_get_current_allocated_bytes").map {
    unsafeBitCast($0, to: (@convention(c) () -> Int).self)
  }

  /// The peak of the resident memory in bytes, since the last reset.
  static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }

  /// Whether AddressSanitizer is active. Memory sizes are then meaningless, since it doesn't return
  /// freed memory.
  static let isSanitized = dlsym(nil, "__asan_init") != nil

  /// Resets the peak to the current memory.
  static func resetPeak() {
    // Writing 5 resets the peak; see proc(5).
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }
}
