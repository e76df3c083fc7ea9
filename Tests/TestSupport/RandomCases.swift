import Foundation

/// The number of random cases on which a test checks a rule: the value of `QUARTZITE_CASES`, or
/// 20,000.
package let randomCaseCount =
  ProcessInfo.processInfo.environment["QUARTZITE_CASES"].flatMap { Int($0) } ?? 20_000

extension SeededGenerator {
  /// Returns a positive random number whose logarithm is uniformly distributed over that of `range`.
  package mutating func logarithmic(in range: ClosedRange<Double>) -> Double {
    exp(double(in: log(range.lowerBound)...log(range.upperBound)))
  }

  /// Returns a random element of an array.
  package mutating func element<Element>(of values: [Element]) -> Element {
    values[Int.random(in: values.indices, using: &self)]
  }
}
