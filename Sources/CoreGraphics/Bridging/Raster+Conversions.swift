package import Foundation
package import Raster

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
  package init(_ point: CGPoint) { self.init(point.x, point.y) }
}

extension CGRect {
  /// Creates a rectangle from a box; the null rectangle for ``Box/empty``.
  package init(_ box: Box) {
    guard box.min.x <= box.max.x, box.min.y <= box.max.y else {
      self = .null
      return
    }
    self.init(x: box.min.x, y: box.min.y, width: box.width, height: box.height)
  }
}

extension Box {
  /// Creates a box from a standardized rectangle; ``empty`` for the null rectangle.
  package init(_ rect: CGRect) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    self.init(min: Point(rect.minX, rect.minY), max: Point(rect.maxX, rect.maxY))
  }
}

extension CGAffineTransform {
  package init(_ transform: Affine) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension Affine {
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }

  /// Creates a transform from an optional pointer; the identity for nil.
  init(pointee pointer: UnsafePointer<CGAffineTransform>?) {
    self = pointer.map { Affine($0.pointee) } ?? .identity
  }
}
