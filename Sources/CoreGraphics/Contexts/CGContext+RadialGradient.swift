public import Foundation
import Raster

extension CGContext {
  /// Fills the clip with a radial gradient, whose color is constant along circles interpolated between a start and an
  /// end circle.
  ///
  /// If several circles pass through a point, the one nearest to the end determines the color. Gradients don't cast
  /// shadows, except in a transparency layer.
  ///
  /// - Parameters:
  ///   - gradient: The gradient's colors.
  ///   - startCenter: The center of the start circle, in user space.
  ///   - startRadius: The radius of the start circle, 0 or more.
  ///   - endCenter: The center of the end circle, in user space.
  ///   - endRadius: The radius of the end circle, 0 or more.
  ///   - options: The options that extend the gradient beyond the start and end circles.
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
  /// The premultiplied colors at the centers of equal intervals of the gradient.
  fileprivate func table(count: Int) -> [UInt32] {
    var row = Bitmap(width: count, height: 1)
    let area = Path(rect: row.bounds.box)
    let along = Gradient(ramp, .axial(from: .zero, to: Point(Double(count), 0)))
    row.withCanvas { $0.fill(area, paint: .gradient(along)) }
    return row.pixels
  }
}

/// The circles interpolated between two circles, or extrapolated according to options.
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

  /// The location of the last circle through a point, from 0 at the start to 1 at the end; nil if there is none.
  func location(of point: Point) -> Double? {
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

  private func valid(_ location: Double) -> Double? {
    guard startRadius + location * growth >= 0 else { return nil }
    if location < 0 { return options.contains(.drawsBeforeStartLocation) ? 0 : nil }
    if location > 1 { return options.contains(.drawsAfterEndLocation) ? 1 : nil }
    return location
  }

  /// The pixels of an area, with four samples each.
  func bitmap(of area: PixelRect, toUserSpace: Affine, colors: [UInt32]) -> Bitmap {
    var result = Bitmap(width: area.width, height: area.height)
    let samples = [Point(0.25, 0.25), Point(0.75, 0.25), Point(0.25, 0.75), Point(0.75, 0.75)]
    for y in 0..<area.height {
      for x in 0..<area.width {
        let corner = Point(Double(area.minX + x), Double(area.minY + y))
        var sum = SIMD4<UInt32>(repeating: 2)
        for sample in samples {
          guard let location = location(of: toUserSpace.apply(corner + sample)) else { continue }
          sum &+= colors[min(Int(location * Double(colors.count)), colors.count - 1)].components
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
