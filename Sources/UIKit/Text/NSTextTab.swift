public import Foundation

/// A position at which the text after a tab is aligned.
open class NSTextTab: NSObject {
  private let (stopAlignment, stopLocation): (NSTextAlignment, CGFloat)

  /// The keys of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The part of the text that is at the location. ``NSTextAlignment/natural`` counts as left.
  ///   - loc: The distance from the side at which lines begin, in points.
  ///   - options: Options, which have no effect.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (stopAlignment, stopLocation) = (alignment, loc)
  }

  /// The part of the text that is at the location.
  open var alignment: NSTextAlignment { stopAlignment }

  /// The distance from the side at which lines begin, in points.
  open var location: CGFloat { stopLocation }

  /// Returns whether another tab stop has the same alignment and location.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return (alignment, location) == (other.alignment, other.location)
  }

  /// The hash value, which equal tab stops share.
  open override var hash: Int { location.hashValue }
}
