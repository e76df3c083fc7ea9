public import Foundation
package import Raster

/// An immutable sequence of subpaths made of lines and of quadratic and cubic Bézier curves.
///
/// Two paths are equal when their elements are. To build one step by step use ``CGMutablePath``.
public class CGPath: @unchecked Sendable {  // Sendable: only CGMutablePath writes to `elements`
  final var elements: Path

  package init(_ path: Path) { elements = path }

  /// The elements as a value for the rasteriser.
  package final var path: Path { elements }

  /// What ``CFGetTypeID(_:)`` returns for paths, mutable ones included.
  public class var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGPath.self)) }
}

// MARK: - Reading

extension CGPath {
  /// Whether the path has no elements.
  public final var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; after a closing one, where that subpath began; the origin for an empty path.
  public final var currentPoint: CGPoint { elements.currentPoint.map(CGPoint.init) ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public final var boundingBox: CGRect { CGRect(elements.controlBox) }

  /// Returns whether the path is a rectangle with sides along the axes, closed or ending where it began.
  ///
  /// - Parameter rect: Receives the rectangle where there is one; may be nil.
  /// - Returns: Whether there is one.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = elements.axisAlignedBox else { return false }
    rect?.pointee = CGRect(box)
    return true
  }
}

// MARK: - Copying

extension CGPath {
  /// Returns an immutable copy.
  public final func copy() -> CGPath? { CGPath(elements) }

  /// Returns an immutable copy whose points are transformed; nil changes nothing.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements.applying(Affine(pointee: transform)))
  }

  /// Returns a copy that can be added to.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// Returns a copy whose points are transformed and that can be added to; nil changes nothing.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements.applying(Affine(pointee: transform)))
  }
}

extension CGPath: Hashable {
  /// Whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  /// Feeds the elements to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
