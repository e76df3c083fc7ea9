/// The index or the number of items of a collection.
public typealias CFIndex = Int

/// A range of the items or bytes of a collection.
public struct CFRange: Hashable, Sendable {
  /// The index of the first item.
  public var location: Int
  /// The number of items.
  public var length: Int

  /// Creates an empty range at 0.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

/// Creates a range from its first index and its length.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }
