public import Foundation
import Raster

extension CGContext {
  /// Draws a gradient across the clip whose color is the same along circles that grow or shrink and move from one
  /// to another. It casts no shadow, unless within a transparency layer.
  ///
  /// Where several circles pass through a point, the one nearest to the end decides.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: The center of the circle where the gradient begins, in user space.
  ///   - startRadius: Its radius, 0 or more.
  ///   - endCenter: The center of the circle where the gradient ends.
  ///   - endRadius: Its radius, 0 or more.
  ///   - options: Whether the first color goes on on circles before the first, and the last one after the last.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circles = CircleSeries(
      start: Point(startCenter), startRadius: startRadius, end: Point(endCenter), endRadius: endRadius,
      options: options)
    guard let circles, let toUserSpace = deviceTransform.inverse else { return }
    let bounds = state.clip.bounds
    let bitmap = circles.bitmap(of: bounds, toUserSpace: toUserSpace, colors: gradient.table(count: 1024))
    withCanvas { canvas, _ in
      canvas.composite(
        bitmap, x: bounds.minX, y: bounds.minY, opacity: opacity, blendMode: blendMode)
    }
  }
}

extension CGGradient {
  /// The colors at the middles of equal parts of the gradient, premultiplied.
  fileprivate func table(count: Int) -> [UInt32] {
    var row = Bitmap(width: count, height: 1)
    let whole = Path(rect: row.bounds.box)
    let along = Gradient(ramp, .axial(from: .zero, to: Point(Double(count), 0)))
    row.withCanvas { $0.fill(whole, paint: .gradient(along)) }
    return row.pixels
  }
}

/// Circles between two, and beyond them as far as options say.
private struct CircleSeries {
  let start: Point
  let startRadius: Double
  let path: Point
  let growth: Double
  let options: CGGradientDrawingOptions

  init?(
    start: Point, startRadius: Double, end: Point, endRadius: Double, options: CGGradientDrawingOptions
  ) {
    (self.start, self.startRadius, self.options) = (start, startRadius, options)
    (path, growth) = (end - start, endRadius - startRadius)
    guard start.isFinite, path.isFinite, startRadius >= 0, endRadius >= 0, growth.isFinite,
      path != .zero || growth != 0
    else { return nil }
  }

  /// Where the last circle through a point is, 0 at the first and 1 at the last; nil where none passes.
  func place(of point: Point) -> Double? {
    // |point − start − s·path| = startRadius + s·growth, squared: a·s² − 2·b·s + c = 0.
    let offset = point - start
    let a = path.dot(path) - growth * growth
    let b = offset.dot(path) + startRadius * growth
    let c = offset.dot(offset) - startRadius * startRadius
    guard a != 0 else { return b == 0 ? nil : valid(c / (2 * b)) }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let solutions = ((b + root) / a, (b - root) / a)
    return valid(max(solutions.0, solutions.1)) ?? valid(min(solutions.0, solutions.1))
  }

  private func valid(_ place: Double) -> Double? {
    guard startRadius + place * growth >= 0 else { return nil }
    if place < 0 { return options.contains(.drawsBeforeStartLocation) ? 0 : nil }
    if place > 1 { return options.contains(.drawsAfterEndLocation) ? 1 : nil }
    return place
  }

  /// The pixels of an area, four samples each.
  func bitmap(of area: PixelRect, toUserSpace: Affine, colors: [UInt32]) -> Bitmap {
    var result = Bitmap(width: area.width, height: area.height)
    let samples = [Point(0.25, 0.25), Point(0.75, 0.25), Point(0.25, 0.75), Point(0.75, 0.75)]
    for y in 0..<area.height {
      for x in 0..<area.width {
        let corner = Point(Double(area.minX + x), Double(area.minY + y))
        var sum = SIMD4<UInt32>(repeating: 2)
        for sample in samples {
          guard let place = place(of: toUserSpace.apply(corner + sample)) else { continue }
          sum &+= colors[min(Int(place * Double(colors.count)), colors.count - 1)].components
        }
        result[x, y] = (sum &>> 2).pixel
      }
    }
    return result
  }
}

extension UInt32 {
  fileprivate var components: SIMD4<UInt32> {
    (SIMD4(repeating: self) &>> SIMD4(0, 8, 16, 24)) & SIMD4(repeating: 0xff)
  }
}

extension SIMD4<UInt32> {
  fileprivate var pixel: UInt32 { x | y << 8 | z << 16 | w << 24 }
}
