import Foundation

/// A constant that replaces a value of an animation, with a text form for users.
///
/// ```text
/// text      any text
/// color     #rgb, #rrggbb, or #rrggbbaa
/// number    a decimal number in the file's unit: degrees, points, or percent
/// vector    numbers separated by commas: a point, a size, or a scale in percent
/// gradient  colors separated by commas, each with a location from 0 to 1 if not evenly spread: #ff0000@0,#0000ff@0.5
/// ```
package enum ReplacementValue: Equatable, Sendable {
  case text(String)
  case color(LottieColor)
  case number(Double)
  case vector(x: Double, y: Double, z: Double)
  case gradient([GradientStop])

  /// A color of a gradient and its location in 0…1.
  package struct GradientStop: Equatable, Sendable {
    package let color: LottieColor
    package let location: Double
  }

  /// The kinds of values.
  package enum Kind: String, CaseIterable, Sendable {
    case text, color, number, vector, gradient
  }
}

// MARK: - Text form

extension ReplacementValue.Kind {
  /// The accepted texts as a noun phrase.
  package var expectation: String {
    switch self {
    case .text: "a text"
    case .color: "a color like #ff8800 or #ff880080"
    case .number: "a number"
    case .vector: "two or three numbers separated by commas, like 20,40"
    case .gradient: "two or more colors separated by commas, like #ff0000,#0000ff or #ff0000@0,#0000ff@0.5"
    }
  }
}

extension ReplacementValue {
  package var kind: Kind {
    switch self {
    case .text: .text
    case .color: .color
    case .number: .number
    case .vector: .vector
    case .gradient: .gradient
    }
  }

  /// Creates the value from its text form; nil if the text doesn't have the kind's form.
  package init?(_ text: String, as kind: Kind) {
    switch kind {
    case .text: self = .text(text)
    case .color:
      guard let color = LottieColor(hex: text) else { return nil }
      self = .color(color)
    case .number:
      guard let number = Self.number(text) else { return nil }
      self = .number(number)
    case .vector:
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
      guard 2...3 ~= numbers.count, let x = numbers[0], let y = numbers[1] else { return nil }
      guard numbers.count == 3 else {
        self = .vector(x: x, y: y, z: 0)
        return
      }
      guard let z = numbers[2] else { return nil }
      self = .vector(x: x, y: y, z: z)
    case .gradient:
      guard let stops = Self.stops(text) else { return nil }
      self = .gradient(stops)
    }
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(text),
      abs(number) <= maximumMagnitude
    else { return nil }
    return number
  }

  /// Larger numbers are never useful, and their squares could overflow.
  private static let maximumMagnitude = 1e9

  private static func stops(_ text: String) -> [GradientStop]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    }
    guard 2...maximumStopCount ~= parts.count else { return nil }
    var stops: [GradientStop] = []
    for (index, part) in parts.enumerated() {
      let location =
        part.count == 2 ? number(part[1]) : Double(index) / Double(parts.count - 1)
      guard let color = LottieColor(hex: String(part[0])), let location, 0...1 ~= location,
        location >= stops.last?.location ?? 0
      else { return nil }
      stops.append(GradientStop(color: color, location: location))
    }
    return stops
  }

  private static let maximumStopCount = 256
}

extension ReplacementValue: CustomStringConvertible {
  /// The text form.
  package var description: String {
    switch self {
    case .text(let text): text
    case .color(let color): color.hex
    case .number(let number): Self.text(number)
    case .vector(let x, let y, let z): (z == 0 ? [x, y] : [x, y, z]).map(Self.text).joined(separator: ",")
    case .gradient(let stops):
      stops.map { "\($0.color.hex)@\(Self.text($0.location))" }.joined(separator: ",")
    }
  }

  /// Returns a number with at most three decimals.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LottieColor {
  /// The color as `#rrggbb`, or `#rrggbbaa` if it isn't opaque; components outside 0…1 are clamped.
  var hex: String {
    let components = a < 1 ? [r, g, b, a] : [r, g, b]
    return "#"
      + components.map { component in
        let byte = component > 0 ? Int((min(component, 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}
