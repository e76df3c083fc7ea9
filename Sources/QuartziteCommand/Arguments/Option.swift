import Requirements

/// A named value that a command accepts, as a typed property of the command.
///
/// ```swift
/// @Option("scale", .number(in: 0.01...100), default: "1", help: "the number of pixels per point")
/// var scale: Double
/// ```
///
/// The name, the format, the default, and the help text are defined only here. Before parsing, the property has its
/// default. `$scale` is the option itself: its name for error messages, and whether it was given.
@propertyWrapper
struct Option<Value>: AnyOption {
  let name: String
  let letter: Character?
  let scope: OptionScope
  let help: String
  let defaultText: String?
  private let format: ValueFormat<Value>
  private let defaultValue: Value?
  private let parsed = ParsedValue<Value>()

  var wrappedValue: Value {
    guard let value = parsed.value ?? defaultValue else {
      failRequirement("--\(name) is required; parse a command line before reading it")
    }
    return value
  }

  var projectedValue: Option { self }
}

extension Option {
  var isRequired: Bool { defaultValue == nil }
  var isPresent: Bool { parsed.value != nil }
  var values: ValueDescription? { format.description }
  var texts: [String] { parsed.texts }

  func accept(_ text: String?) -> Bool {
    parsed.value = text.flatMap(format.parse)
    parsed.texts = [text].compactMap(\.self)
    return isPresent
  }
}

// MARK: - Declaring

extension Option {
  /// Declares an option with a default in the form in which a user would write it.
  init(
    _ name: String, letter: Character? = nil, for scope: OptionScope = .everything,
    _ format: ValueFormat<Value>, default text: String, help: String
  ) {
    guard let value = format.parse(text) else {
      failRequirement("--\(name) '\(text)': a default must be \(format.description.expectation)")
    }
    self.init(
      name: name, letter: letter, scope: scope, help: help, defaultText: text, format: format,
      defaultValue: value)
  }

  /// Declares a required option.
  init(
    _ name: String, letter: Character? = nil, for scope: OptionScope = .everything,
    _ format: ValueFormat<Value>, help: String
  ) {
    self.init(
      name: name, letter: letter, scope: scope, help: help, defaultText: nil, format: format,
      defaultValue: nil)
  }

  /// Declares an option that is nil unless it's given.
  ///
  /// - Parameter behavior: A description of the behavior without the option; nil if help doesn't need one.
  init<Wrapped>(
    _ name: String, letter: Character? = nil, for scope: OptionScope = .everything,
    _ format: ValueFormat<Wrapped>, otherwise behavior: String? = nil, help: String
  ) where Value == Wrapped? {
    self.init(
      name: name, letter: letter, scope: scope, help: help, defaultText: behavior, format: format.optional,
      defaultValue: .some(nil))
  }

  /// Declares an option that several commands share.
  init(_ option: Option) {
    self.init(
      name: option.name, letter: option.letter, scope: option.scope, help: option.help,
      defaultText: option.defaultText, format: option.format, defaultValue: option.defaultValue)
  }
}
