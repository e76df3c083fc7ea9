import Foundation
import TestSupport

@testable import LottiePlayer

/// A JSON value as a tree, to compare readers with.
indirect enum JSONValue: Equatable, JSONReadable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(_ json: JSONNode) throws(JSONError) {
    if json.isNull {
      self = .null
    } else if let flag = json.flag {
      self = .flag(flag)
    } else if let number = json.number {
      self = .number(number)
    } else if let string = json.string {
      self = .string(string)
    } else if json.isList {
      var values: [JSONValue] = []
      for element in json.elements { values.append(try JSONValue(element)) }
      self = .list(values)
    } else if json.isObject {
      var values: [String: JSONValue] = [:]
      for (name, member) in json.members where values[name] == nil { values[name] = try JSONValue(member) }
      self = .object(values)
    } else {
      throw JSONError(json, "unreadable")
    }
  }
}

// MARK: - Random values

extension JSONValue {
  /// Creates a value with random contents at most `depth` levels deep.
  init(random: inout SeededGenerator, depth: Int) {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: self = .null
    case 1: self = .flag(Bool.random(using: &random))
    case 2: self = .number(Self.number(&random))
    case 3: self = .string(Self.string(&random))
    case 4:
      self = .list(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in Self(random: &random, depth: depth - 1) })
    default:
      let members = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        (Self.string(&random), Self(random: &random, depth: depth - 1))
      }
      self = .object(Dictionary(members) { first, _ in first })
    }
  }

  /// Returns a finite number, of any magnitude or with few digits.
  static func number(_ random: inout SeededGenerator) -> Double {
    guard Bool.random(using: &random) else {
      return Double(Int.random(in: -99999...99999, using: &random)) / 1000
    }
    let number = Double(bitPattern: random.next())
    return number.isFinite ? number : 0
  }

  private static func string(_ random: inout SeededGenerator) -> String {
    let characters: [Character] = [
      "a", "k", "ty", "\"", "\\", "/", "\n", "\u{1}", "é", "中", "😀", " ", "{", "]",
    ].map {
      Character(String($0.prefix(1)))
    }
    return String((0..<Int.random(in: 0..<24, using: &random)).map { _ in random.element(of: characters) })
  }

  /// The value as JSON text with random spaces and escape sequences.
  func text(_ random: inout SeededGenerator) -> String {
    let space = String(repeating: " ", count: Int.random(in: 0..<3, using: &random))
    let text =
      switch self {
      case .null: "null"
      case .flag(let flag): "\(flag)"
      case .number(let number): "\(number)"
      case .string(let string): Self.quoted(string, &random)
      case .list(let values): "[\(values.map { $0.text(&random) }.joined(separator: ","))]"
      case .object(let members):
        "{\(members.map { "\(Self.quoted($0.key, &random)):\($0.value.text(&random))" }.joined(separator: ",\n"))}"
      }
    return space + text + space
  }

  /// Returns a string in quotation marks, with random escape sequences.
  static func quoted(_ string: String, _ random: inout SeededGenerator) -> String {
    let escaped = string.unicodeScalars.map { scalar -> String in
      let mustEscape = scalar.value < 32 || scalar == "\"" || scalar == "\\"
      guard mustEscape || Int.random(in: 0..<8, using: &random) == 0 else { return String(scalar) }
      return String(scalar).utf16.map { "\\u" + String(0x1_0000 + Int($0), radix: 16).dropFirst() }.joined()
    }
    return "\"\(escaped.joined())\""
  }
}
