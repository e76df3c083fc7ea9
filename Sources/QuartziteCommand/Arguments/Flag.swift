/// An option without a value: false unless it's given.
@propertyWrapper
struct Flag: AnyOption {
  let name: String
  let letter: Character?
  let scope: OptionScope
  let help: String
  private let parsed = ParsedValue<Bool>()

  var wrappedValue: Bool { isPresent }
  var projectedValue: Flag { self }
}

extension Flag {
  var isRequired: Bool { false }
  var isPresent: Bool { parsed.value ?? false }
  var values: ValueDescription? { nil }
  var defaultText: String? { nil }
  var texts: [String] { [] }

  func accept(_ text: String?) -> Bool {
    parsed.value = text == nil
    return isPresent
  }
}

extension Flag {
  /// Declares a flag.
  init(_ name: String, letter: Character? = nil, for scope: OptionScope = .everything, help: String) {
    self.init(name: name, letter: letter, scope: scope, help: help)
  }

  /// Declares a flag that several commands share.
  init(_ flag: Flag) {
    self.init(name: flag.name, letter: flag.letter, scope: flag.scope, help: flag.help)
  }
}
