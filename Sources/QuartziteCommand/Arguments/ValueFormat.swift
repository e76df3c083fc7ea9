import Foundation

/// How a value is written on the command line.
struct ValueFormat<Value: Sendable>: Sendable {
  /// What stands for the value in help: `N`, `screen|context`.
  let placeholder: String
  /// What is accepted: "a number from 0.01 to 100".
  let expectation: String
  /// Whether the placeholder says all of that.
  var isEvident = false
  /// Returns the value, nil where the text isn't what is expected.
  let parse: @Sendable (String) -> Value?
}

extension ValueFormat {
  /// The same format for an option that may be absent.
  var optional: ValueFormat<Value?> {
    ValueFormat<Value?>(placeholder: placeholder, expectation: expectation, isEvident: isEvident) {
      parse($0).map(Optional.some)
    }
  }

  /// The same format, its values called otherwise where one was expected.
  func named(_ expectation: String) -> ValueFormat {
    ValueFormat(placeholder: placeholder, expectation: expectation, isEvident: isEvident, parse: parse)
  }

  /// One of a few names.
  static func choice(_ choices: KeyValuePairs<String, Value>) -> ValueFormat {
    let names = choices.map(\.key)
    let values = Dictionary(uniqueKeysWithValues: choices.map { ($0.key, $0.value) })
    return ValueFormat(
      placeholder: names.joined(separator: "|"), expectation: names.alternatives, isEvident: true
    ) { values[$0] }
  }
}

extension ValueFormat<Double> {
  /// A decimal number; what isn't finite is none.
  static func number(_ placeholder: String = "N", in range: ClosedRange<Double>) -> ValueFormat {
    ValueFormat(
      placeholder: placeholder,
      expectation: "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"
    ) { text in
      decimal(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// An instant, whose range the scene decides.
  static let seconds = ValueFormat(placeholder: "S", expectation: "a time in seconds", parse: decimal)

  @Sendable private static func decimal(_ text: String) -> Double? {
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}

extension ValueFormat<[Double]> {
  /// Instants, separated by commas.
  static func instants(atMost limit: Int) -> ValueFormat {
    ValueFormat(placeholder: "S,S,…", expectation: "1 to \(limit) times in seconds, separated by commas") {
      let times = $0.split(separator: ",", omittingEmptySubsequences: false).map {
        ValueFormat<Double>.seconds.parse(String($0))
      }
      return times.count <= limit && !times.contains(nil) ? times.compactMap(\.self) : nil
    }
  }
}

extension ValueFormat<Int> {
  /// A whole number.
  static func whole(in range: ClosedRange<Int>) -> ValueFormat {
    ValueFormat(
      placeholder: "N", expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueFormat<CGSize> {
  /// Width and height in points.
  static func size(in range: ClosedRange<Double>) -> ValueFormat {
    let side = ValueFormat<Double>.number(in: range)
    return ValueFormat(placeholder: "WxH", expectation: "width x height, each \(side.expectation)") {
      let sides = $0.split(separator: "x", omittingEmptySubsequences: false).map { side.parse(String($0)) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      return CGSize(width: width, height: height)
    }
  }
}
