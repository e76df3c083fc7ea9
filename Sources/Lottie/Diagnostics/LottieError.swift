/// Why a Lottie file couldn't be read or drawn.
public struct LottieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of things that go wrong.
  public enum Code: Hashable, Sendable {
    /// There is no such file, or it can't be read.
    case file
    /// The bytes aren't a Lottie film: no JSON, or without what every film has.
    case notLottie
    /// The file, or what it unpacks to, is beyond what is read.
    case tooLarge
    /// The archive is damaged.
    case corruptArchive
    /// The film uses what isn't drawn, and that was asked to be an error.
    case unsupported
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// What went wrong, where, and what was expected.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
