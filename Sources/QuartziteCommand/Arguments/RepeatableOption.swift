/// A named value that a command accepts any number of times, as a typed property of the command.
@propertyWrapper
struct RepeatableOption<Value>: AnyOption {
  let name: String
  let letter: Character? = nil
  let scope: OptionScope
  let help: String
  private let format: ValueFormat<Value>
  private let parsed = ParsedValue<[Value]>()

  /// Declares an option with no values unless it's given.
  init(_ name: String, for scope: OptionScope = .everything, _ format: ValueFormat<Value>, help: String) {
    (self.name, self.scope, self.format, self.help) = (name, scope, format, help)
  }

  /// The values in the order in which they are given.
  var wrappedValue: [Value] { parsed.value ?? [] }
  var projectedValue: RepeatableOption { self }
}

extension RepeatableOption {
  var isRequired: Bool { false }
  var isPresent: Bool { parsed.value != nil }
  var isRepeatable: Bool { true }
  var values: ValueDescription? { format.description }
  var defaultText: String? { nil }
  var texts: [String] { parsed.texts }

  func accept(_ text: String?) -> Bool {
    guard let text, let value = format.parse(text) else { return false }
    parsed.value = wrappedValue + [value]
    parsed.texts.append(text)
    return true
  }
}
