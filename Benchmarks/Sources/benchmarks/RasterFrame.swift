import RasterBenchmarking

/// The test frame drawn by Quartzite's rasterizer.
struct RasterFrame: FrameRenderer {
  private let picture = RasterBenchmark(width: TestFrame.width, height: TestFrame.height)

  var pixels: [UInt32] { picture.pixels }

  var digest: UInt64 { UInt64(picture.pixel(x: 640, y: 360)) }

  func draw(_ frame: TestFrame, _ part: FramePart) {
    switch part {
    case .clear: picture.clear(frame.background)
    case .rectangles:
      for rectangle in frame.rectangles {
        picture.fillRoundedRectangle(
          width: rectangle.size, height: rectangle.size, radius: rectangle.radius, matrix: rectangle.matrix,
          color: rectangle.color)
      }
    case .shadows, .cachedShadows:
      for shadow in frame.shadows {
        picture.drawShadow(
          x: shadow.x, y: shadow.y, width: TestFrame.shadowSize, height: TestFrame.shadowSize,
          radius: TestFrame.shadowRadius, sigma: TestFrame.shadowSigma, color: shadow.color,
          isCached: part == .cachedShadows)
      }
    case .gradients:
      for gradient in frame.gradients {
        picture.fillGradient(
          x: gradient.x, y: gradient.y, width: TestFrame.gradientSize.width,
          height: TestFrame.gradientSize.height, stops: gradient.stops)
      }
    case .curves:
      for curve in frame.curves {
        picture.strokeCubics(curve.points, width: TestFrame.strokeWidth, color: curve.color)
      }
    case .groups:
      for group in frame.groups {
        picture.drawMaskedGroup(
          x: group.x, y: group.y, width: TestFrame.groupSize.width, height: TestFrame.groupSize.height,
          opacity: TestFrame.groupOpacity,
          group.members.map { ($0.size, $0.size, $0.radius, $0.matrix, $0.color) })
      }
    }
  }
}
