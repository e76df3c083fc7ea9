import Requirements

/// Something that a command accepts under a name: what parsing, errors and help know about it.
struct Option<Value: Sendable>: Sendable {
  let name: String
  /// A second, short name.
  let letter: Character?
  /// What it's for; the format adds which values are accepted.
  let purpose: String
  /// What holds where the option is absent, in words.
  let defaultText: String?
  /// nil for a flag, which has no value.
  private let format: ValueFormat<Value>?
  /// What holds where the option is absent; nil where it must be given.
  let absent: Value?
}

/// An option whatever the type of its value.
protocol AnyOption: Sendable {
  var name: String { get }
  var letter: Character? { get }
  var purpose: String { get }
  var defaultText: String? { get }
  var isRequired: Bool { get }
  /// What stands for the value in help; nil for a flag.
  var placeholder: String? { get }
  /// Which values are accepted; nil for a flag.
  var expectation: String? { get }
  /// Which values are accepted, where neither the name nor the placeholder says it.
  var details: String? { get }

  /// Reads a value; nil where the text isn't what is expected.
  func value(_ text: String) -> (any Sendable)?
}

extension Option: AnyOption {
  var isRequired: Bool { absent == nil }
  var placeholder: String? { format?.placeholder }
  var expectation: String? { format?.expectation }
  var details: String? { format.flatMap { $0.isEvident ? nil : $0.expectation } }
  func value(_ text: String) -> (any Sendable)? { format?.parse(text) }
}

// MARK: - Creating

extension Option {
  /// An option whose default is written as a user would write it.
  init(
    _ name: String, letter: Character? = nil, _ format: ValueFormat<Value>, default text: String,
    _ purpose: String
  ) {
    guard let value = format.parse(text) else { failRequirement("--\(name) can't be \(text)") }
    self.init(
      name: name, letter: letter, purpose: purpose, defaultText: text, format: format, absent: value)
  }

  /// An option that must be given.
  init(required name: String, letter: Character? = nil, _ format: ValueFormat<Value>, _ purpose: String) {
    self.init(
      name: name, letter: letter, purpose: purpose, defaultText: nil, format: format, absent: nil)
  }

  /// An option that may be absent, with what holds then in words.
  init<Wrapped>(
    _ name: String, letter: Character? = nil, _ format: ValueFormat<Wrapped>, otherwise text: String? = nil,
    _ purpose: String
  ) where Value == Wrapped? {
    self.init(
      name: name, letter: letter, purpose: purpose, defaultText: text, format: format.optional,
      absent: .some(nil))
  }
}

extension Option<Bool> {
  /// An option without a value.
  init(flag name: String, letter: Character? = nil, _ purpose: String) {
    self.init(name: name, letter: letter, purpose: purpose, defaultText: nil, format: nil, absent: false)
  }
}
