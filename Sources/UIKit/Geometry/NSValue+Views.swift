public import CoreGraphics
public import Foundation

extension UIEdgeInsets: _ValueStructure {
  /// The type encoding in an `NSValue`.
  public static var _encoding: String { "[4d]" }
}

extension UIOffset: _ValueStructure {
  /// The type encoding in an `NSValue`. The bits are stored as integers, because two doubles encode a vector.
  public static var _encoding: String { "[2q]" }
}

// A value of another type reads as zeros.

extension NSValue {
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(structure: insets) }

  /// The insets that the value contains.
  public var uiEdgeInsetsValue: UIEdgeInsets { structure() }

  /// Creates a value that contains an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(structure: offset) }

  /// The offset that the value contains.
  public var uiOffsetValue: UIOffset { structure() }
}
