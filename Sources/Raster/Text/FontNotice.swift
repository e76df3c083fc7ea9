/// A message about fonts for the user.
package enum FontNotice: Hashable, Sendable, CustomStringConvertible {
  case substitution(requested: String, drawn: String)
  case missingCharacter(Unicode.Scalar)
  case noFonts
  /// The program has no libraries for text.
  case noLibraries
  /// A library for text isn't installed, or is too old. The reason names it.
  case missingLibrary(reason: String)
  case noHyphenation
  /// The language is a BCP 47 tag, or empty.
  case noPatterns(language: String)

  package var description: String {
    switch self {
    case .substitution(let requested, let drawn):
      "font '\(requested)' isn't installed; \(drawn) is drawn instead"
    case .missingCharacter(let scalar):
      "no installed font has U+\(Self.hexadecimal(scalar)) '\(scalar)'; an empty box is drawn instead"
    case .noFonts:
      "no font is installed, so no text is drawn"
    case .noLibraries:
      "this program was built without the libraries for text (the package trait OptionalLibraries), so no text is drawn"
    case .missingLibrary(let reason):
      "no text is drawn: \(reason)"
    case .noHyphenation:
      "libhyphen isn't installed (Debian's package libhyphen0); words are divided at soft hyphens only"
    case .noPatterns(let language):
      "no hyphenation patterns for '\(language.isEmpty ? "en-US" : language)' are installed (Debian's packages "
        + "hyphen-en-us, hyphen-de and so on); words are divided at soft hyphens only"
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// A set of distinct notices in the order of their first occurrence, at most ``limit``.
package struct FontNotices: Equatable, Sendable {
  package static let limit = 256

  package private(set) var all: [FontNotice] = []
  private var noticeSet: Set<FontNotice> = []

  package init() {}

  package mutating func add(_ notice: FontNotice) {
    guard all.count < Self.limit, noticeSet.insert(notice).inserted else { return }
    all.append(notice)
  }

  package mutating func add(_ notices: FontNotices) {
    for notice in notices.all { add(notice) }
  }
}
