/// What went wrong when a picture or a film was read or written.
///
/// Its description is one line for a user: where, then what, and what was expected.
public struct ImageCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a program may want to tell apart.
  public enum Kind: Hashable, Sendable {
    /// A size, a duration, a count or a pattern is outside what the format allows.
    case invalidArgument
    /// The bytes are of another format.
    case wrongFormat
    /// The bytes end too early.
    case truncated
    /// The bytes contradict themselves or the format.
    case corrupt
    /// The picture has more pixels than the decoder was told to accept, or its file goes over them too often.
    case tooLarge
    /// Reading or writing a file failed.
    case file
  }

  /// What kind of failure this is.
  public let kind: Kind
  /// The file, where there is one.
  public let path: String?
  /// Where in the bytes, counted from 0, where that is known.
  public let offset: Int?
  /// What is wrong and what was expected.
  public let message: String

  /// An error; `path` and `offset` where they are known.
  public init(_ kind: Kind, path: String? = nil, offset: Int? = nil, _ message: String) {
    self.kind = kind
    self.path = path
    self.offset = offset
    self.message = message
  }

  /// File, byte and message, as far as they are known.
  public var description: String {
    [path, offset.map { "byte \($0)" }, message].compactMap(\.self).joined(separator: ": ")
  }
}

extension ImageCodingError {
  /// The same error with the file that it is about.
  func at(_ path: String) -> ImageCodingError {
    ImageCodingError(kind, path: self.path ?? path, offset: offset, message)
  }
}
