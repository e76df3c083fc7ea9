import Requirements

/// A value that a command recognizes by its position, as a typed property of the command.
@propertyWrapper
struct Argument<Value>: AnyArgument {
  let name: String
  let help: String
  private let defaultValue: Value?
  private let convert: (String) -> Value
  private let parsed = ParsedValue<Value>()

  var wrappedValue: Value {
    guard let value = parsed.value ?? defaultValue else {
      failRequirement("<\(name)> is required; parse a command line before reading it")
    }
    return value
  }
}

/// An argument of any type.
protocol AnyArgument: Declaration {
  /// The placeholder for the value in help: `file`.
  var name: String { get }

  /// Sets the value.
  func accept(_ word: String)
}

extension Argument {
  var isRequired: Bool { defaultValue == nil }
  var isPresent: Bool { parsed.value != nil }
  func accept(_ word: String) { parsed.value = convert(word) }
}

extension Argument {
  /// Declares a required argument.
  init(_ name: String, help: String) where Value == String {
    self.init(name: name, help: help, defaultValue: nil, convert: \.self)
  }

  /// Declares an argument with a default; without one, the argument is required.
  init(_ name: String, default value: String?, help: String) where Value == String {
    self.init(name: name, help: help, defaultValue: value, convert: \.self)
  }

  /// Declares an argument that is nil unless it's given.
  init(_ name: String, help: String) where Value == String? {
    self.init(name: name, help: help, defaultValue: .some(nil), convert: { $0 })
  }
}
