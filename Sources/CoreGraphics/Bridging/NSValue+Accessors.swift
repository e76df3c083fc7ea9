public import Foundation

// A value that holds something else, or holds it under another encoding, reads as zeros.

extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(structure: point) }

  /// The point inside.
  public var cgPointValue: CGPoint { structure() }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(structure: size) }

  /// The size inside.
  public var cgSizeValue: CGSize { structure() }

  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(structure: rect) }

  /// The rectangle inside.
  public var cgRectValue: CGRect { structure() }

  /// Creates a value that holds a vector.
  public convenience init(cgVector vector: CGVector) { self.init(structure: vector) }

  /// The vector inside.
  public var cgVectorValue: CGVector { structure() }

  /// Creates a value that holds an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(structure: transform) }

  /// The affine transform inside.
  public var cgAffineTransformValue: CGAffineTransform { structure() }

  /// Creates a value that holds a transform of space.
  public convenience init(caTransform3D t: CATransform3D) { self.init(structure: t) }

  /// The transform of space inside.
  public var caTransform3DValue: CATransform3D { structure() }
}
