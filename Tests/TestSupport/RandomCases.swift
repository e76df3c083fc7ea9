import Foundation

/// How many random cases a law is tried on: few enough for every day, or what `QUARTZITE_CASES` says, for a soak.
package let randomCaseCount =
  ProcessInfo.processInfo.environment["QUARTZITE_CASES"].flatMap { Int($0) } ?? 20_000

extension SeededGenerator {
  /// A positive number whose logarithm is evenly spread over that of `range`.
  package mutating func logarithmic(in range: ClosedRange<Double>) -> Double {
    exp(double(in: log(range.lowerBound)...log(range.upperBound)))
  }

  /// One of several values.
  package mutating func element<Element>(of values: [Element]) -> Element {
    values[Int.random(in: values.indices, using: &self)]
  }
}
