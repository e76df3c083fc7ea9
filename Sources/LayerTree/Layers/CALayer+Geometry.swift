import CoreGraphics
import MotionCore

extension CALayer {
  final var derivedFrame: CGRect {
    let values = values
    if CATransform3DIsIdentity(values.transform) {
      // Without a transform the frame is exact, free of a matrix's rounding.
      let size = values.bounds.standardized.size
      return CGRect(
        x: values.position.x - values.anchorPoint.x * size.width,
        y: values.position.y - values.anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    return values.transformToSuperlayer.boundingBox(of: values.bounds.standardized)
  }

  /// Sets bounds and position so that the layer, with its transform, fills a rectangle of the superlayer's space.
  ///
  /// The transform's translation is accounted for, and its scale unless the transform rotates, as on Apple's systems.
  final func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let transform = values.transform
    let size = unscaled(frame.size, by: transform)
    bounds = CGRect(origin: values.bounds.origin, size: size)
    let anchor = values.anchorPoint
    position = CGPoint(
      x: frame.origin.x + anchor.x * frame.size.width - transform.m41,
      y: frame.origin.y + anchor.y * frame.size.height - transform.m42)
  }

  /// Returns the size that a transform that only scales and translates maps to `size`; `size` for other transforms.
  private func unscaled(_ size: CGSize, by transform: CATransform3D) -> CGSize {
    let isScale = transform.m12 == 0 && transform.m21 == 0 && CATransform3DIsAffine(transform)
    guard isScale, transform.m11 != 0, transform.m22 != 0 else { return size }
    return CGSize(width: size.width / abs(transform.m11), height: size.height / abs(transform.m22))
  }

  final func converted(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    let matrix = Self.conversion(from: source, to: target)
    return matrix.apply(point)
  }

  final func converted(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    Self.conversion(from: source, to: target).boundingBox(of: rect)
  }

  /// Returns the transform from one layer's plane to another's; the roots of different trees share one space.
  private static func conversion(from source: CALayer?, to target: CALayer?) -> Matrix4 {
    let up = source?.transformToAboveRoot ?? .identity
    guard let target else { return up }
    return up * (target.transformToAboveRoot.inverse ?? .identity)
  }

  /// The transform from the layer's plane to the space of the root's position.
  private var transformToAboveRoot: Matrix4 {
    var result = values.transformToSuperlayer
    var layer = superlayer
    while let current = layer {
      result = result * current.values.transformOfSublayers
      if !current.store.sharesDepth { result = result.flattened }
      result = result * current.values.transformToSuperlayer
      layer = current.superlayer
    }
    return result.flattened
  }
}

// MARK: - Hit testing

extension CALayer {
  private var canBeHit: Bool { !values.isHidden && values.opacity > 0 && depth < Self.maximumDepth }

  final func frontmost(at point: CGPoint) -> CALayer? {
    guard canBeHit, let local = values.transformToSuperlayer.point(seenAt: point) else { return nil }
    let isInside = contains(local)
    if values.masksToBounds, !isInside { return nil }
    return frontmostSublayer(at: local, .identity) ?? (isInside ? self : nil)
  }

  /// - Parameters:
  ///   - point: A point of the plane onto which the sublayers are projected.
  ///   - toPlane: The transform from the layer's space to that plane.
  private func frontmostSublayer(at point: CGPoint, _ toPlane: Matrix4) -> CALayer? {
    let toPlane = values.transformOfSublayers * toPlane
    let flat = toPlane.isAffine ? toPlane.inverse?.apply(point) ?? point : nil
    for sublayer in (sublayers ?? []).sortedByDepth.reversed() {
      let transform = sublayer.values.transformToSuperlayer
      if sublayer.store.sharesDepth {
        guard sublayer.canBeHit else { continue }
        if let hit = sublayer.frontmostSublayer(at: point, transform * toPlane) { return hit }
      } else if let flat {
        if let hit = sublayer.hitTest(flat) { return hit }
      } else if let local = (transform * toPlane).point(seenAt: point) {
        // A hit test takes a point in the superlayer's plane: the image of the sublayer's point that projects to
        // `point`.
        if let hit = sublayer.hitTest(transform.apply(local)) { return hit }
      }
    }
    return nil
  }
}

extension CGRect {
  /// The same rectangle with a positive width and height.
  var withPositiveSize: CGRect { size.width < 0 || size.height < 0 ? standardized : self }
}

extension [CALayer] {
  /// The layers sorted by z position, back to front; the sort is stable.
  var sortedByDepth: [CALayer] {
    if allSatisfy({ $0.store.zPosition == 0 }) { return self }
    return enumerated()
      .sorted { a, b in
        let (depthA, depthB) = (a.element.store.zPosition, b.element.store.zPosition)
        return depthA != depthB ? depthA < depthB : a.offset < b.offset
      }
      .map(\.element)
  }
}

extension Matrix4 {
  /// The matrix without depth: it projects points of the plane onto the plane, and its inverse maps them back.
  fileprivate var flattened: Matrix4 {
    Matrix4(
      SIMD4(row1.x, row1.y, 0, row1.w), SIMD4(row2.x, row2.y, 0, row2.w), SIMD4(0, 0, 1, 0),
      SIMD4(row4.x, row4.y, 0, row4.w))
  }

  /// Returns the point of the plane that projects to a point; nil if there is none in front of the viewer.
  fileprivate func point(seenAt point: CGPoint) -> CGPoint? {
    guard let image = flattened.inverse?.apply(SIMD4(Double(point.x), Double(point.y), 0, 1)), image.w > 0
    else { return nil }
    return CGPoint(x: image.x / image.w, y: image.y / image.w)
  }

  /// Returns the image of a point of the plane, without its depth and after the perspective division.
  func apply(_ point: CGPoint) -> CGPoint {
    let image = apply(SIMD4(Double(point.x), Double(point.y), 0, 1))
    let w = image.w == 0 ? 1 : image.w
    return CGPoint(x: image.x / w, y: image.y / w)
  }

  /// Returns the bounding box of a rectangle's image.
  func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
      apply(CGPoint(x: rect.maxX, y: rect.maxY)), apply(CGPoint(x: rect.minX, y: rect.maxY)),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return rect
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
