public import Foundation
package import Raster

/// An immutable sequence of subpaths made of lines and of quadratic and cubic Bézier curves.
///
/// Two paths are equal if their elements are. To build a path step by step, use ``CGMutablePath``.
public class CGPath: @unchecked Sendable {  // Sendable: only CGMutablePath writes to `elements`
  final var elements: Path

  package init(_ path: Path) { elements = path }

  /// The elements as a value for the rasterizer.
  package final var path: Path { elements }

  /// The type identifier of paths, including mutable ones; see ``CFGetTypeID(_:)``.
  public class var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGPath.self)) }
}

// MARK: - Properties

extension CGPath {
  /// Whether the path has no elements.
  public final var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, which is the start of the subpath after it was closed; the origin for an empty
  /// path.
  public final var currentPoint: CGPoint { elements.currentPoint.map(CGPoint.init) ?? .zero }

  /// The smallest rectangle around all points, including control points; null for an empty path.
  public final var boundingBox: CGRect { CGRect(elements.controlBox) }

  /// Returns whether the path is a rectangle with sides parallel to the axes that is closed or ends at its start.
  ///
  /// - Parameter rect: A pointer that receives the rectangle, if the path is one; may be nil.
  /// - Returns: Whether the path is a rectangle.
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

  /// Returns an immutable copy with transformed points; nil means the identity.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements.applying(Affine(pointee: transform)))
  }

  /// Returns a mutable copy.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// Returns a mutable copy with transformed points; nil means the identity.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements.applying(Affine(pointee: transform)))
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
