// The Objective-C names that the compiler derives for methods: `tap(sender:)` is called `tapWithSender:`.

/// Returns a method's name in Objective-C.
///
/// - Parameters:
///   - base: The name before the parentheses.
///   - labels: The argument labels; nil stands for `_`.
///   - isThrowing: Whether the method throws, which adds a parameter for the error.
func objectiveCName(base: String, labels: [String?], isThrowing: Bool = false) -> String {
  guard let first = labels.first else { return isThrowing ? "\(base)AndReturnError:" : base }
  var name = base
  if let label = first {
    let joinsBySense = isPreposition(words(of: label).first) || isPreposition(words(of: base).last)
    name += (joinsBySense ? "" : "With") + capitalized(label)
  }
  name += ":"
  for label in labels.dropFirst() { name += "\(label ?? ""):" }
  return isThrowing ? name + "error:" : name
}

/// Returns the name of a property's setter in Objective-C, such as `setTitle:`.
func objectiveCSetterName(_ property: String) -> String { "set\(capitalized(property)):" }

private func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

/// Splits a name in camel case into words in lowercase.
private func words(of name: String) -> [String] {
  var words: [String] = []
  for character in name {
    if character.isUppercase || words.isEmpty {
      words.append(character.lowercased())
    } else {
      words[words.count - 1].append(character)
    }
  }
  return words
}

private func isPreposition(_ word: String?) -> Bool { word.map(prepositions.contains) ?? false }

/// The prepositions of the compiler's table `PartsOfSpeech.def`.
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
  "given", "in",
  "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
  "using", "via",
  "when", "with", "within",
]
