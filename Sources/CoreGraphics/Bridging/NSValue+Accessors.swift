public import Foundation

// The accessors of a value that contains another type, or has another encoding, return zeros.

extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(structure: point) }

  /// The contained point.
  public var cgPointValue: CGPoint { structure() }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(structure: size) }

  /// The contained size.
  public var cgSizeValue: CGSize { structure() }

  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(structure: rect) }

  /// The contained rectangle.
  public var cgRectValue: CGRect { structure() }

  /// Creates a value that contains a vector.
  public convenience init(cgVector vector: CGVector) { self.init(structure: vector) }

  /// The contained vector.
  public var cgVectorValue: CGVector { structure() }

  /// Creates a value that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(structure: transform) }

  /// The contained affine transform.
  public var cgAffineTransformValue: CGAffineTransform { structure() }

  /// Creates a value that contains a 3D transform.
  public convenience init(caTransform3D t: CATransform3D) { self.init(structure: t) }

  /// The contained 3D transform.
  public var caTransform3DValue: CATransform3D { structure() }
}
