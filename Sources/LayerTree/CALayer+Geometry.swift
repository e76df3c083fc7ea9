import CoreGraphics
import MotionCore

extension CALayer {
  final var derivedFrame: CGRect {
    let values = values
    if CATransform3DIsIdentity(values.transform) {
      // Exact where nothing is transformed: no matrix's rounding.
      let size = values.bounds.standardized.size
      return CGRect(
        x: values.position.x - values.anchorPoint.x * size.width,
        y: values.position.y - values.anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    return values.transformToSuperlayer.boundingBox(of: values.bounds.standardized)
  }

  /// Sets bounds and position so that the layer, with its transform, fills a rectangle.
  ///
  /// A translation in the transform is taken into account; scale and rotation aren't undone, as on Apple's
  /// systems.
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

  /// The size that becomes `size` under a transform that only scales and moves; unchanged under any other.
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

  /// The transform from one layer's space to another's; layers of different trees meet above their roots.
  private static func conversion(from source: CALayer?, to target: CALayer?) -> Matrix4 {
    let up = source?.transformToAboveRoot ?? .identity
    guard let target else { return up }
    return up * (target.transformToAboveRoot.inverse ?? .identity)
  }

  /// The transform to the space that the root's position lies in.
  private var transformToAboveRoot: Matrix4 {
    var result = values.transformToSuperlayer
    var layer = superlayer
    while let current = layer {
      result = result * current.values.transformOfSublayers * current.values.transformToSuperlayer
      layer = current.superlayer
    }
    return result
  }

  final func frontmost(at point: CGPoint) -> CALayer? {
    guard !values.isHidden, values.opacity > 0, depth < Self.maximumDepth,
      let inverse = values.transformToSuperlayer.inverse
    else { return nil }
    let local = inverse.apply(point)
    let isInside = contains(local)
    if values.masksToBounds, !isInside { return nil }
    let inSublayers = values.transformOfSublayers.inverse?.apply(local) ?? local
    for sublayer in (sublayers ?? []).sortedByDepth.reversed() {
      if let hit = sublayer.hitTest(inSublayers) { return hit }
    }
    return isInside ? self : nil
  }
}

extension [CALayer] {
  /// The layers back to front: by z position, equal ones in the order given.
  var sortedByDepth: [CALayer] {
    if allSatisfy({ $0.values.zPosition == 0 }) { return self }
    return enumerated()
      .sorted { a, b in
        let (depthA, depthB) = (a.element.values.zPosition, b.element.values.zPosition)
        return depthA != depthB ? depthA < depthB : a.offset < b.offset
      }
      .map(\.element)
  }
}

extension Matrix4 {
  /// The image of a point of the plane; its depth is dropped, perspective divided out.
  func apply(_ point: CGPoint) -> CGPoint {
    let image = apply(SIMD4(Double(point.x), Double(point.y), 0, 1))
    let w = image.w == 0 ? 1 : image.w
    return CGPoint(x: image.x / w, y: image.y / w)
  }

  /// The smallest rectangle around the image of a rectangle.
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
