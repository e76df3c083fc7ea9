import TestSupport
import Testing

@testable import MotionCore

@Suite struct DiscreteTests {
  /// S80, S90.
  @Test func `of two values the second one holds from one half on`() {
    #expect(Discrete.value(from: "A", to: "B", at: 0.499) == "A")
    #expect(Discrete.value(from: "A", to: "B", at: 0.5) == "B")
    #expect(Discrete.value(from: false, to: true, at: -7) == false)
    #expect(Discrete.value(from: false, to: true, at: .nan) == false)
  }

  /// S81.
  @Test(
    arguments: [
      ("ABC", [-500, -0.5, 0, 0.32], "AAAA"), ("ABC", [0.34, 0.5, 0.66], "BBB"),
      ("ABC", [0.67, 1, 1.5, 800], "CCCC"), ("ABC", [1.0 / 3, 2.0 / 3], "BC"),
      ("ABCD", [0.24, 0.26, 0.49, 0.51, 0.74, 0.76], "ABBCCD"), ("ABCD", [0.33, 0.66], "BC"),
      ("ABCDE", [0.19, 0.21, 0.39, 0.41, 0.59, 0.61, 0.79, 0.81, 0.25], "ABBCCDDEB"),
      ("A", [-.infinity, -1, 0.5, 3, .infinity, .nan], "AAAAAA"),
      ("ABC", [-.infinity, .nan, 1e300, .infinity], "AACC"),
    ] as [(String, [Double], String)])
  func `of several values each holds for an equal share`(
    _ values: String, _ fractions: [Double], _ shown: String
  ) {
    #expect(String(fractions.compactMap { Discrete.value(of: Array(values), at: $0) }) == shown)
  }

  @Test func `an empty sequence has no value`() {
    for fraction in [-1, 0, 0.5, 1, .nan] { #expect(Discrete.value(of: [Int](), at: fraction) == nil) }
    #expect(Discrete.value(of: [7, 8, 9][1...], at: 0) == 8)
  }
}
