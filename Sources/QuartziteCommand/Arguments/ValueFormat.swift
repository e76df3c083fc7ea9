import Foundation

/// The text form of the values of an option.
struct ValueFormat<Value>: Sendable {
  let description: ValueDescription
  /// Parses a text; returns nil if it isn't in the format.
  let parse: @Sendable (String) -> Value?
}

/// A description of the values that an option accepts.
struct ValueDescription: Sendable {
  /// The placeholder for the value in help: `N`, `screen|context`.
  let placeholder: String
  /// The accepted values as a noun phrase: "a number from 0.01 to 100".
  let expectation: String
  /// Whether the placeholder is self-explanatory, so that help omits the expectation.
  var isSelfExplanatory = false
}

extension ValueFormat {
  /// The same format for an option that may be absent.
  var optional: ValueFormat<Value?> {
    ValueFormat<Value?>(description: description) { parse($0).map(Optional.some) }
  }

}

extension ValueFormat where Value: Sendable {
  /// One of several names.
  static func choice(_ choices: KeyValuePairs<String, Value>) -> ValueFormat {
    let names = choices.map(\.key)
    let values = Dictionary(uniqueKeysWithValues: choices.map { ($0.key, $0.value) })
    let description = ValueDescription(
      placeholder: names.joined(separator: "|"), expectation: names.alternatives, isSelfExplanatory: true)
    return ValueFormat(description: description) { values[$0] }
  }
}

// MARK: - Text

extension ValueFormat<String> {
  /// Any text but the empty one.
  static func text(_ placeholder: String, _ expectation: String) -> ValueFormat {
    ValueFormat(
      description: ValueDescription(
        placeholder: placeholder, expectation: expectation, isSelfExplanatory: true)
    ) { $0.isEmpty ? nil : $0 }
  }

  static let fileName = text("FILE", "a file name")
  static let folder = text("FOLDER", "the name of a folder")
}

// MARK: - Numbers

extension ValueFormat<Double> {
  /// A finite decimal number in a range.
  static func number(in range: ClosedRange<Double>, _ expectation: String? = nil) -> ValueFormat {
    ValueFormat(
      description: ValueDescription(
        placeholder: "N",
        expectation: expectation ?? "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)")
    ) { text in decimal(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A time in seconds; its range depends on the subject.
  static let seconds = ValueFormat(
    description: ValueDescription(placeholder: "S", expectation: "a time in seconds"), parse: decimal)

  @Sendable private static func decimal(_ text: String) -> Double? {
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}

extension ValueFormat<[Double]> {
  /// Times in seconds, separated by commas.
  static func times(atMost limit: Int) -> ValueFormat {
    let description = ValueDescription(
      placeholder: "S,S,…", expectation: "1 to \(limit) times in seconds, separated by commas")
    return ValueFormat(description: description) { text in
      let times = text.split(separator: ",", omittingEmptySubsequences: false).map {
        ValueFormat<Double>.seconds.parse(String($0))
      }
      return times.count <= limit && !times.contains(nil) ? times.compactMap(\.self) : nil
    }
  }
}

extension ValueFormat<Int> {
  /// A whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> ValueFormat {
    ValueFormat(
      description: ValueDescription(
        placeholder: "N", expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

// MARK: - Sizes

extension ValueFormat<CGSize> {
  /// A width and a height in points.
  static func size(in range: ClosedRange<Double>) -> ValueFormat {
    let side = ValueFormat<Double>.number(in: range)
    let description = ValueDescription(
      placeholder: "WxH", expectation: "width x height, each \(side.description.expectation)")
    return ValueFormat(description: description) { text in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { side.parse(String($0)) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      return CGSize(width: width, height: height)
    }
  }
}
