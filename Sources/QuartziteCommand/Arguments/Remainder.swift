/// The words after the arguments, which a command passes to another program unchanged.
@propertyWrapper
struct Remainder: AnyRemainder {
  let name: String
  let help: String
  private let parsed = ParsedValue<[String]>()

  /// Declares the words after the arguments; empty by default.
  init(_ name: String, help: String) { (self.name, self.help) = (name, help) }

  var wrappedValue: [String] { parsed.value ?? [] }
}

/// A remainder, as parsing and help use it.
protocol AnyRemainder: Declaration {
  /// The placeholder for the words in help: `arguments`.
  var name: String { get }

  /// Sets the words.
  func accept(_ words: [String])
}

extension Remainder {
  var isRequired: Bool { false }
  var isPresent: Bool { parsed.value != nil }
  func accept(_ words: [String]) { parsed.value = words }
}

extension OptionGroup {
  /// The declaration of the words that the command passes on; nil if it handles all words itself.
  var remainder: (any AnyRemainder)? { declarations.lazy.compactMap { $0 as? any AnyRemainder }.first }
}
