/// A property of a command that parsing fills: an option, a flag, or an argument.
///
/// Parsing, error messages, and help all use these declarations; no other code handles the words of a command line.
protocol Declaration {
  /// One phrase for help, without a capital and a period.
  var help: String { get }
  /// Whether the command can't run without it.
  var isRequired: Bool { get }
  /// Whether the command line contains it.
  var isPresent: Bool { get }
}

/// A declaration that users refer to by name, with or without a value: `--fps 50`, `--quiet`.
protocol AnyOption: Declaration {
  /// The long name, without its dashes.
  var name: String { get }
  /// The short name, without its dash.
  var letter: Character? { get }
  /// The outputs or inputs that the option affects.
  var scope: OptionScope { get }
  /// The values that the option accepts; nil for a flag, which has none.
  var values: ValueDescription? { get }
  /// A description of the value of an option that isn't given.
  var defaultText: String? { get }
  /// Whether the option may be given more than once.
  var isRepeatable: Bool { get }
  /// The values as the user wrote them; empty if the option isn't given or is a flag.
  var texts: [String] { get }

  /// Sets the value, and returns whether the text is one of the accepted values.
  ///
  /// - Parameter text: The value as the user wrote it; nil for a flag.
  func accept(_ text: String?) -> Bool
}

extension AnyOption {
  var isRepeatable: Bool { false }

  /// The words of a command line that represent the option with its values; empty if it isn't given.
  var words: [String] {
    guard isPresent else { return [] }
    return values == nil ? ["--\(name)"] : texts.map { "--\(name)=\($0)" }
  }

  /// The option as error messages name it.
  var spelling: String { letter.map { "-\($0)" } ?? "--\(name)" }
}

/// The outputs or inputs that an option affects.
enum OptionScope: String {
  case everything = ""
  case gif = "GIF"
  /// Films that count the times they play.
  case looping = "GIF, PNG, and WebP"
  /// Films that ffmpeg encodes.
  case video = "MP4, WebM, and MOV"
  case lottie = "Lottie"
  case scene = "Scenes"
}

/// The storage that a command shares with its copies, so that parsing can fill a command through reflection.
final class ParsedValue<Value> {
  var value: Value?
  /// The values as the user wrote them.
  var texts: [String] = []
}
