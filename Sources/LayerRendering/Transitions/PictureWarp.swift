import MotionCore
package import Raster

/// A picture in a box that is drawn bent: for each place of the box the one that shows there.
package struct PictureWarp: Hashable, Sendable {
  package enum Course: Hashable, Sendable {
    /// On a plane in space, of which a corner and two sides are given, seen from so far in front of the box's middle.
    case plane(corner: SIMD3<Double>, across: SIMD3<Double>, down: SIMD3<Double>, eye: Double)
    /// Rolled up from one side along a direction, as far as from 0, not at all, to 1, all of it.
    case curl(Double, toward: Point)
    /// Waves that run outward from the middle, at a phase of turns, so many points high.
    case ripple(phase: Double, height: Double)
    /// Turned about the middle by an angle that falls off toward the corners.
    case swirl(angle: Double)
    /// Drawn into a point on the side of greatest y, or of smallest y, as far as from 0, not at all, to 1, all of it. Where
    /// along the side it lies is given as a part of that.
    case funnel(Double, at: Double, isUpward: Bool)
  }

  package var course: Course
  /// Of the box, in points.
  package var size: Point
  /// From points of the box, its corner of smallest x and y at (0, 0), to device pixels.
  package var transform: Affine
}

/// What shows at a place of a warped picture.
private struct WarpedPlace {
  /// In points of the box.
  var source: Point
  /// What colours are multiplied by.
  var light = 1.0
}

// MARK: - Courses

extension PictureWarp {
  private func source(of place: Point) -> WarpedPlace? {
    let found: WarpedPlace?
    switch course {
    case .plane(let corner, let across, let down, let eye):
      found = onPlane(place - size * 0.5, corner, across, down, eye: eye)
    case .curl(let progress, let direction): found = onCurl(place, progress, direction)
    case .ripple(let phase, let height):
      let way = place - size * 0.5
      guard way.length > 0 else { return WarpedPlace(source: place) }
      let wave = Elementary.sin(2 * .pi * (way.length / (0.2 * size.max()) - phase))
      found = WarpedPlace(source: place + way / way.length * (height * wave))
    case .swirl(let angle):
      let way = place - size * 0.5
      let rest = max(0, 1 - 2 * way.length / size.length)
      let (sin, cos) = Elementary.sinCos(angle * rest * rest)
      let turned = Point(cos * way.x - sin * way.y, sin * way.x + cos * way.y)
      found = WarpedPlace(source: turned + size * 0.5)
    case .funnel(let progress, let target, let isUpward):
      return inFunnel(place, progress, at: target, isUpward: isUpward)
    }
    guard var found else { return nil }
    if case .plane = course { return found }
    if case .curl = course { return found }
    found.source.clamp(lowerBound: .zero, upperBound: size)
    return found
  }

  /// The point of the plane on the line from the eye through a place of the box.
  private func onPlane(
    _ place: Point, _ corner: SIMD3<Double>, _ across: SIMD3<Double>, _ down: SIMD3<Double>, eye: Double
  ) -> WarpedPlace? {
    let start = SIMD3(0, 0, eye)
    let ray = SIMD3(place.x, place.y, -eye)
    let normal = across.cross(down)
    let slope = (normal * ray).sum()
    guard slope < 0 else { return nil }
    let distance = (normal * (corner - start)).sum() / slope
    let way = start + ray * distance - corner
    let u = (way * across).sum() / (across * across).sum()
    let v = (way * down).sum() / (down * down).sum()
    guard distance > 0, u >= 0, u <= 1, v >= 0, v <= 1 else { return nil }
    return WarpedPlace(source: Point(u, v) * size)
  }

  /// The part of the page that is uppermost at a place: what has gone round a cylinder lies above the rest, its back up.
  private func onCurl(_ place: Point, _ progress: Double, _ direction: Point) -> WarpedPlace? {
    let length = abs(direction.dot(size))
    // From the side to which it rolls.
    let isForward = direction.x + direction.y > 0
    let along = abs(direction).dot(place) / length
    let x = isForward ? 1 - along : along
    let radius = 0.1
    let crease = 1 - progress * (1 + radius)
    func page(_ s: Double, light: Double) -> WarpedPlace? {
      guard s >= 0, s <= 1 else { return nil }
      let along = (isForward ? 1 - s : s) * length
      let axis = abs(direction)
      return WarpedPlace(source: place - axis * axis.dot(place) + axis * along, light: light)
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

  /// What is drawn into a point narrows in the first part of the time, and slides in the rest.
  private func inFunnel(_ place: Point, _ progress: Double, at target: Double, isUpward: Bool) -> WarpedPlace?
  {
    let narrowing = 0.4
    let part = place / size
    let v = isUpward ? 1 - part.y : part.y
    let narrow = min(1, progress / narrowing) * v * v * (3 - 2 * v)
    let (left, right) = (narrow * target, 1 - narrow * (1 - target))
    let from = v - max(0, (progress - narrowing) / (1 - narrowing))
    guard right > left, part.x >= left, part.x <= right, from >= 0 else { return nil }
    let x = (part.x - left) / (right - left)
    return WarpedPlace(source: Point(x, isUpward ? 1 - from : from) * size)
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
  /// The pixels of `area`, each the mean of four places.
  ///
  /// - Parameters:
  ///   - picture: What is bent.
  ///   - bounds: Its device pixels.
  func apply(to picture: Bitmap, _ bounds: PixelRect, in area: PixelRect) -> Bitmap {
    var result = Bitmap(width: area.width, height: area.height)
    guard let inverse = transform.inverse else { return result }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        var sum = SIMD4<Double>.zero
        for corner in 0..<4 {
          let place = Point(
            Double(x) + (corner & 1 == 0 ? 0.25 : 0.75), Double(y) + (corner < 2 ? 0.25 : 0.75))
          guard let found = source(of: inverse.apply(place)) else { continue }
          let device = transform.apply(found.source)
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
  /// Premultiplied components, 0…255, interpolated between the middles of pixels; those along the sides go on.
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
