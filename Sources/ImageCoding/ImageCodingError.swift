/// An error in reading or writing a picture or a film.
///
/// Its description is one line for a user that says where the error is, what is wrong, and what was expected.
public struct ImageCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a program can distinguish.
  public enum Kind: Hashable, Sendable {
    /// A size, a duration, a count, or a pattern that the format doesn't allow.
    case invalidArgument
    /// Bytes of another format.
    case wrongFormat
    /// Bytes that end too early.
    case truncated
    /// Bytes that contradict themselves or the format.
    case corrupt
    /// A picture with more pixels, or a file with more passes over them, than the decoder accepts.
    case tooLarge
    /// A failure to read or write a file.
    case file
  }

  /// The kind of failure.
  public let kind: Kind
  /// The path of the file; nil where there is none.
  public let path: String?
  /// The position of the error in the bytes, counted from 0; nil where it's unknown.
  public let offset: Int?
  /// The problem and the expectation, in words.
  public let message: String

  /// Creates an error.
  public init(_ kind: Kind, path: String? = nil, offset: Int? = nil, _ message: String) {
    self.kind = kind
    self.path = path
    self.offset = offset
    self.message = message
  }

  /// The message, preceded by the file and the offset if they are known.
  public var description: String {
    [path, offset.map { "byte \($0)" }, message].compactMap(\.self).joined(separator: ": ")
  }
}

extension ImageCodingError {
  /// Returns the error with the path of its file.
  func at(_ path: String) -> ImageCodingError {
    ImageCodingError(kind, path: self.path ?? path, offset: offset, message)
  }
}
