import Foundation

/// A value of a JSON document.
enum JSONValue: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else {
      // Only a number that is too large is left.
      self = .number(.infinity)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// A short value itself, otherwise its type.
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.plainText
    case .text(let text): "'\(text.prefix(40))'"
    case .list: "a list"
    case .object: "an object"
    }
  }

  func error(at path: String, _ expectation: String) -> PresetConfigurationError {
    PresetConfigurationError(path: path, problem: "\(self): \(expectation)")
  }
}

// MARK: - Presets

extension JSONValue {
  func presets(at path: String) throws(PresetConfigurationError) -> [SpringPreset] {
    guard case .list(let members) = self else { return [try preset(at: path)] }
    var presets: [SpringPreset] = []
    for (index, member) in members.enumerated() {
      presets.append(try member.preset(at: "\(path)[\(index)]"))
    }
    return presets
  }

  private func preset(at path: String) throws(PresetConfigurationError) -> SpringPreset {
    guard case .object(let members) = self else {
      throw error(at: path, "an object with a preset was expected")
    }
    guard let name = members["preset"] else {
      throw PresetConfigurationError(path: path, problem: "has no preset")
    }
    var preset = try name.named(at: "\(path).preset", "the name of a preset") { SpringPreset(name: $0) }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) where key != "preset" {
      try value.set(key, of: &preset, at: "\(path).\(key)")
    }
    return preset
  }

  private func set(
    _ key: String, of preset: inout SpringPreset, at path: String
  ) throws(PresetConfigurationError) {
    switch key {
    case "curve": preset.curve = try named(at: path, "the name of a curve") { SpringPreset.Curve(name: $0) }
    case "direction":
      preset.direction = try named(at: path, "'from' or 'to'") {
        SpringPreset.Direction(rawValue: $0.lowercased())
      }
    default:
      guard let parameter = PresetParameter.all.first(where: { $0.name == key }) else {
        throw PresetConfigurationError(path: path, problem: "presets have no such parameter")
      }
      preset[keyPath: parameter.keyPath] = try number(of: parameter, at: path)
    }
  }

  private func named<Value>(
    at path: String, _ expectation: String, _ value: (String) -> Value?
  ) throws(PresetConfigurationError) -> Value {
    guard case .text(let name) = self, let value = value(name) else {
      throw error(at: path, "\(expectation) was expected")
    }
    return value
  }

  private func number(of parameter: PresetParameter, at path: String) throws(PresetConfigurationError)
    -> Double
  {
    if case .text("infinite") = self, parameter.range.contains(.infinity) { return .infinity }
    if case .number(let number) = self, parameter.range.contains(number) { return number }
    throw error(at: path, "a number \(parameter.rangeText) was expected")
  }
}

extension PresetParameter {
  /// The range in a sentence.
  var rangeText: String {
    guard range.upperBound.isFinite else {
      return "of at least \(range.lowerBound.plainText), or 'infinite',"
    }
    return "from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
  }
}

extension Double {
  /// The number, without the fraction of a whole number.
  fileprivate var plainText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
