import MotionCore
package import Raster

/// A geometric distortion of a picture in a box, given by the source point for each point of the box.
package struct PictureWarp: Equatable, Sendable {
  package enum Effect: Equatable, Sendable {
    /// Projection of a plane in space, given by a corner and two sides, as seen from a distance in front of the box's
    /// center.
    case plane(corner: SIMD3<Double>, across: SIMD3<Double>, down: SIMD3<Double>, eye: Double)
    /// A page rolled up from one side in a direction, by a progress from 0 (flat) to 1 (rolled up completely).
    case curl(Double, toward: Point)
    /// Waves that run outward from the center, with a phase in turns and a height in points.
    case ripple(phase: Double, height: Double)
    /// Rotation about the center by an angle that decreases toward the corners.
    case swirl(angle: Double)
    /// Contraction into a point on the side of greatest or smallest y, by a progress from 0 (none) to 1 (complete). The
    /// point is given as a fraction of the side.
    case funnel(Double, at: Double, isUpward: Bool)
  }

  package var effect: Effect
  /// The size of the box, in points.
  package var size: Point
  /// The mapping from points of the box, with its corner of smallest x and y at (0, 0), to device pixels.
  package var transform: Affine
}

/// The source of a point of a warped picture.
private struct WarpSource {
  /// The source point, in points of the box.
  var point: Point
  /// The factor that colors are multiplied by.
  var light = 1.0
}

// MARK: - Effects

extension PictureWarp {
  private func source(of point: Point) -> WarpSource? {
    let found: WarpSource?
    switch effect {
    case .plane(let corner, let across, let down, let eye):
      found = onPlane(point - size * 0.5, corner, across, down, eye: eye)
    case .curl(let progress, let direction): found = onCurl(point, progress, direction)
    case .ripple(let phase, let height):
      let fromCenter = point - size * 0.5
      guard fromCenter.length > 0 else { return WarpSource(point: point) }
      let wave = Elementary.sin(2 * .pi * (fromCenter.length / (0.2 * size.max()) - phase))
      found = WarpSource(point: point + fromCenter / fromCenter.length * (height * wave))
    case .swirl(let angle):
      let fromCenter = point - size * 0.5
      let falloff = max(0, 1 - 2 * fromCenter.length / size.length)
      let (sin, cos) = Elementary.sinCos(angle * falloff * falloff)
      let rotated = Point(
        cos * fromCenter.x - sin * fromCenter.y, sin * fromCenter.x + cos * fromCenter.y)
      found = WarpSource(point: rotated + size * 0.5)
    case .funnel(let progress, let target, let isUpward):
      return inFunnel(point, progress, at: target, isUpward: isUpward)
    }
    guard var found else { return nil }
    if case .plane = effect { return found }
    if case .curl = effect { return found }
    found.point.clamp(lowerBound: .zero, upperBound: size)
    return found
  }

  /// The point of the plane on the line from the eye through a point of the box.
  private func onPlane(
    _ point: Point, _ corner: SIMD3<Double>, _ across: SIMD3<Double>, _ down: SIMD3<Double>, eye: Double
  ) -> WarpSource? {
    let start = SIMD3(0, 0, eye)
    let ray = SIMD3(point.x, point.y, -eye)
    let normal = across.cross(down)
    let slope = (normal * ray).sum()
    guard slope < 0 else { return nil }
    let distance = (normal * (corner - start)).sum() / slope
    let fromCorner = start + ray * distance - corner
    let u = (fromCorner * across).sum() / (across * across).sum()
    let v = (fromCorner * down).sum() / (down * down).sum()
    guard distance > 0, u >= 0, u <= 1, v >= 0, v <= 1 else { return nil }
    return WarpSource(point: Point(u, v) * size)
  }

  /// The topmost part of the page at a point. The part that is rolled around the cylinder is above the rest and shows
  /// its back.
  private func onCurl(_ point: Point, _ progress: Double, _ direction: Point) -> WarpSource? {
    let length = abs(direction.dot(size))
    // Fractions of the length are measured from the side toward which the page rolls.
    let isForward = direction.x + direction.y > 0
    let along = abs(direction).dot(point) / length
    let x = isForward ? 1 - along : along
    let radius = 0.1
    let crease = 1 - progress * (1 + radius)
    func page(_ s: Double, light: Double) -> WarpSource? {
      guard s >= 0, s <= 1 else { return nil }
      let along = (isForward ? 1 - s : s) * length
      let axis = abs(direction)
      return WarpSource(point: point - axis * axis.dot(point) + axis * along, light: light)
    }
    guard x > crease else {
      return page(crease + .pi * radius + (crease - x), light: 0.8) ?? page(x, light: 1)
    }
    guard x < crease + radius else { return nil }
    let angle = .pi / 2 - Elementary.acos((x - crease) / radius)
    let slope = Elementary.cos(angle)
    return page(crease + radius * (.pi - angle), light: 0.6 + 0.2 * slope)
      ?? page(crease + radius * angle, light: 0.7 + 0.3 * slope)
  }

  /// The source in a funnel, which narrows in the first part of the progress and then slides into the point.
  private func inFunnel(
    _ point: Point, _ progress: Double, at target: Double, isUpward: Bool
  ) -> WarpSource? {
    let narrowing = 0.4
    let unit = point / size
    let v = isUpward ? 1 - unit.y : unit.y
    let narrow = min(1, progress / narrowing) * v * v * (3 - 2 * v)
    let (left, right) = (narrow * target, 1 - narrow * (1 - target))
    let from = v - max(0, (progress - narrowing) / (1 - narrowing))
    guard right > left, unit.x >= left, unit.x <= right, from >= 0 else { return nil }
    let x = (unit.x - left) / (right - left)
    return WarpSource(point: Point(x, isUpward ? 1 - from : from) * size)
  }
}

extension SIMD3<Double> {
  fileprivate func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

private func abs(_ point: Point) -> Point { Point(abs(point.x), abs(point.y)) }

// MARK: - Drawing

extension PictureWarp {
  /// Returns the warped pixels of `area`, each the mean of four samples.
  ///
  /// - Parameters:
  ///   - picture: The picture to warp.
  ///   - bounds: The device pixels of the picture.
  func apply(to picture: Bitmap, _ bounds: PixelRect, in area: PixelRect) -> Bitmap {
    var result = Bitmap(width: area.width, height: area.height)
    guard let inverse = transform.inverse else { return result }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        var sum = SIMD4<Double>.zero
        for corner in 0..<4 {
          let sample = Point(
            Double(x) + (corner & 1 == 0 ? 0.25 : 0.75), Double(y) + (corner < 2 ? 0.25 : 0.75))
          guard let found = source(of: inverse.apply(sample)) else { continue }
          let device = transform.apply(found.point)
          var color = picture.components(
            atX: device.x - Double(bounds.minX), y: device.y - Double(bounds.minY))
          color *= SIMD4(found.light, found.light, found.light, 1)
          sum += color
        }
        result[x - area.minX, y - area.minY] = Self.pixel(sum / 4)
      }
    }
    return result
  }

  private static func pixel(_ components: SIMD4<Double>) -> UInt32 {
    let bytes = SIMD4<UInt32>(components + 0.5)
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}

extension Bitmap {
  /// The premultiplied components at a point, 0…255, interpolated between the centers of pixels; pixels along the
  /// sides are extended.
  fileprivate func components(atX x: Double, y: Double) -> SIMD4<Double> {
    let column = min(max(x - 0.5, 0), Double(width - 1))
    let row = min(max(y - 0.5, 0), Double(height - 1))
    let (left, top) = (Int(column), Int(row))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (across, down) = (column - Double(left), row - Double(top))
    func components(_ x: Int, _ y: Int) -> SIMD4<Double> {
      let pixel = self[x, y]
      return SIMD4(
        Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
    }
    let upper = components(left, top) * (1 - across) + components(right, top) * across
    let lower = components(left, bottom) * (1 - across) + components(right, bottom) * across
    return upper * (1 - down) + lower * down
  }
}
