/// The reason why a Lottie file couldn't be read or drawn.
public struct LottieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: Hashable, Sendable {
    /// The file doesn't exist or can't be read.
    case file
    /// The bytes aren't a Lottie animation: they aren't JSON, or lack a field that every animation has.
    case notLottie
    /// The file or its unpacked contents exceed a size limit.
    case tooLarge
    /// The archive is damaged.
    case corruptArchive
    /// The animation uses a feature that isn't drawn, and the caller requested an error in that case.
    case unsupported
  }

  /// The kind of the error.
  public let code: Code
  /// A description of the problem, its location and the expected value.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
