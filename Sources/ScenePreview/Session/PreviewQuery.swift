package import CoreGraphics
import Foundation

/// A question of the page about the scene.
package struct PreviewQuery: Codable, Hashable {
  package var subject = Subject.scene
  /// The name by which a client is told from others, so that each has its own time.
  package var client = ""
  /// In seconds.
  package var time = 0.0
  /// The number of pixels per point.
  package var scale = 1.0
  /// Whether a picture may have more bytes, if it's ready earlier.
  package var isFast = false
  /// The values of parameters that differ from those of the command line, by name.
  package var values: [ParameterText] = []
  /// The point of the stage at which a layer is looked for; nil for none.
  package var point: CGPoint?
  /// The layer that is selected, as its path; nil for none.
  package var layer: [Int]?

  /// The subject of a question, as the address names it.
  package enum Subject: String, Codable, CaseIterable {
    /// The name, size, length, and parameters.
    case scene
    /// The picture at a time.
    case frame
    /// The layers at a time.
    case layers
    /// All animations with their times.
    case timeline
    /// The source of a test of the picture at a time.
    case test
    /// Whether the program is built and runs.
    case status
  }

  /// The value of a parameter.
  package struct ParameterText: Codable, Hashable {
    package let name: String
    package let text: String

    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// Creates a question.
  package init(_ subject: Subject) { self.subject = subject }
}

// MARK: - Addresses

extension PreviewQuery {
  /// A question that can't be answered.
  struct Mistake: Error, Hashable, CustomStringConvertible {
    let status: Int
    let description: String
  }

  /// The longest accepted address, in bytes.
  private static let maximumLength = 16_384

  /// Reads a question from an address: `frame?time=0.75&scale=2&set=count%3D5`.
  init(_ address: String) throws(Mistake) {
    guard address.utf8.count <= Self.maximumLength, let components = URLComponents(string: address) else {
      throw Mistake(status: 400, description: "the address can't be read")
    }
    guard let subject = Subject(rawValue: components.path) else {
      throw Mistake(status: 404, description: "there is nothing of this name")
    }
    self.subject = subject
    var (x, y) = (Double?.none, Double?.none)
    for item in components.queryItems ?? [] {
      let text = item.value ?? ""
      switch item.name {
      case "client": client = try Self.name(text)
      case "time": time = try Self.number(text, item.name, in: 0...1e6)
      case "scale": scale = try Self.number(text, item.name, in: 0.01...100)
      case "fast": isFast = true
      case "x": x = try Self.number(text, item.name, in: -1e6...1e6)
      case "y": y = try Self.number(text, item.name, in: -1e6...1e6)
      case "layer": layer = try Self.path(text)
      case "set": values.append(try Self.assignment(text))
      default: throw Mistake(status: 400, description: "unknown item '\(item.name)'")
      }
    }
    if let x, let y { point = CGPoint(x: x, y: y) }
  }

  private static func name(_ text: String) throws(Mistake) -> String {
    guard text.utf8.count <= 64 else {
      throw Mistake(status: 400, description: "client: expected at most 64 bytes")
    }
    return text
  }

  private static func number(
    _ text: String, _ name: String, in range: ClosedRange<Double>
  ) throws(Mistake) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw Mistake(
        status: 400,
        description: "\(name) '\(text)': expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func path(_ text: String) throws(Mistake) -> [Int] {
    let words = text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false)
    let indices = words.compactMap { Int($0) }
    guard indices.count == words.count, indices.allSatisfy({ $0 >= -1 }) else {
      throw Mistake(status: 400, description: "layer '\(text)': expected a path such as 0.2.1")
    }
    return indices
  }

  private static func assignment(_ text: String) throws(Mistake) -> ParameterText {
    guard let sign = text.firstIndex(of: "=") else {
      throw Mistake(status: 400, description: "set '\(text)': expected a name, =, and a value")
    }
    return ParameterText(name: String(text[..<sign]), text: String(text[text.index(after: sign)...]))
  }
}
