import Foundation
import MotionCore

/// One of several parts of equal size, into which work is divided: `3/8`.
struct Part: Hashable, Sendable {
  /// From 1.
  let number: Int
  let count: Int

  static let maximumCount = 100_000
}

extension Part {
  /// Returns the part's share of items that are numbered from 0. The share is contiguous, so that a film isn't cut more
  /// often than necessary.
  func range(of total: Int) -> Range<Int> { (0..<total).part(number - 1, of: count) }

  /// Whether the part includes an item in a round-robin distribution, in which neighbors of equal cost are in different
  /// parts.
  func includes(_ index: Int) -> Bool { index % count == number - 1 }

  /// The part in a file name: `3-of-8`.
  var suffix: String { "\(number)-of-\(count)" }

  /// Creates the part of a ``suffix``; nil for another text.
  init?(suffix: some StringProtocol) {
    let numbers = suffix.components(separatedBy: "-of-").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number: number, count: count)
    guard isValid, self.suffix == suffix else { return nil }
  }

  private var isValid: Bool { 1...Self.maximumCount ~= count && 1...max(1, count) ~= number }
}

extension ValueFormat<Part> {
  static let part = ValueFormat(
    description: ValueDescription(
      placeholder: "K/N",
      expectation: "a part and the number of parts, like 3/8, at most \(Part.maximumCount)")
  ) { text in
    text.contains("-")
      ? nil
      : Part(suffix: text.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "-of-"))
  }
}

extension Option<Part?> {
  /// Limits a command to a part of its work.
  static func part(help: String) -> Option { Option("part", .part, otherwise: "everything", help: help) }
}
