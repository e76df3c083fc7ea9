public import CoreGraphics
public import Foundation

extension UIEdgeInsets: _ValueStructure {
  /// The encoding in an `NSValue`.
  public static var _encoding: String { "[4d]" }
}

extension UIOffset: _ValueStructure {
  /// The encoding in an `NSValue`: the bits as integers, since two doubles are a vector.
  public static var _encoding: String { "[2q]" }
}

// A value that holds something else reads as zeros.

extension NSValue {
  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(structure: insets) }

  /// The insets inside.
  public var uiEdgeInsetsValue: UIEdgeInsets { structure() }

  /// Creates a value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(structure: offset) }

  /// The offset inside.
  public var uiOffsetValue: UIOffset { structure() }
}
