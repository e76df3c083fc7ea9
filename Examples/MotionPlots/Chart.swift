import MotionCore
import Staging

/// A chart of functions of time, made of layers.
struct Chart: Sendable {
  /// A function and its name in the legend.
  struct Line: Sendable {
    let name: String
    let function: @Sendable (Double) -> Double
    var isDashed = false
  }

  let title: String
  let times: ClosedRange<Double>
  let values: ClosedRange<Double>
  /// The suffix of the times.
  var unit = " s"
  let lines: [Line]

  static let size = CGSize(width: 640, height: 360)
}

// MARK: - Drawing

extension Chart {
  /// Returns the chart at a scale of two pixels per point.
  func picture() -> CGImage {
    let stage = Stage(size: Self.size, scale: 2)
    stage.perform {
      stage.layer.backgroundColor = .white
      stage.layer.addSublayer(label(title, size: 17, at: CGPoint(x: Self.plot.minX, y: 12), color: Self.ink))
      addGrid(to: stage.layer)
      for (index, line) in lines.enumerated() { add(line, color: Self.colors[index], to: stage.layer) }
      addLegend(to: stage.layer)
    }
    return stage.picture()
  }

  private static let plot = CGRect(x: 48, y: 48, width: 440, height: 276)
  private static let ink = CGColor(srgbRed: 0.13, green: 0.14, blue: 0.18, alpha: 1)
  private static let faint = CGColor(srgbRed: 0.45, green: 0.47, blue: 0.53, alpha: 1)
  private static let grid = CGColor(srgbRed: 0.88, green: 0.89, blue: 0.92, alpha: 1)
  private static let colors = [
    CGColor(srgbRed: 0.85, green: 0.22, blue: 0.24, alpha: 1),
    CGColor(srgbRed: 0.13, green: 0.44, blue: 0.85, alpha: 1),
    CGColor(srgbRed: 0.10, green: 0.60, blue: 0.38, alpha: 1),
    CGColor(srgbRed: 0.93, green: 0.60, blue: 0.10, alpha: 1),
    CGColor(srgbRed: 0.52, green: 0.30, blue: 0.75, alpha: 1),
    ink,
  ]

  private func point(_ time: Double, _ value: Double) -> CGPoint {
    let x = (time - times.lowerBound) / (times.upperBound - times.lowerBound)
    let y = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return CGPoint(x: Self.plot.minX + x * Self.plot.width, y: Self.plot.maxY - y * Self.plot.height)
  }
}

// MARK: - Grid

extension Chart {
  private func addGrid(to layer: CALayer) {
    for time in Ticks(of: times).values {
      let foot = point(time, values.lowerBound)
      layer.addSublayer(stroke(from: foot, to: point(time, values.upperBound), color: Self.grid))
      let text = Ticks.text(time) + unit
      layer.addSublayer(label(text, at: CGPoint(x: foot.x - 30, y: foot.y + 6), width: 60, .center))
    }
    for value in Ticks(of: values).values {
      let foot = point(times.lowerBound, value)
      let color = value == 0 || value == 1 ? Self.faint : Self.grid
      layer.addSublayer(stroke(from: foot, to: point(times.upperBound, value), color: color))
      layer.addSublayer(label(Ticks.text(value), at: CGPoint(x: 0, y: foot.y - 7), width: 40, .right))
    }
  }

  private func stroke(from start: CGPoint, to end: CGPoint, color: CGColor) -> CALayer {
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    return stroke(path, color: color, width: 1)
  }

  private func stroke(_ path: CGPath, color: CGColor, width: Double) -> CAShapeLayer {
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor, layer.strokeColor) = (path, nil, color)
    (layer.lineWidth, layer.lineJoin, layer.lineCap) = (width, .round, .round)
    return layer
  }

  private func label(
    _ text: String, size: Double = 11, at origin: CGPoint, width: Double = 600,
    _ alignment: CATextLayerAlignmentMode = .left, color: CGColor = Chart.faint
  ) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: origin.x, y: origin.y, width: width, height: 1.4 * size)
    (layer.string, layer.font, layer.fontSize) = (text, "Inter" as NSString, size)
    (layer.foregroundColor, layer.alignmentMode) = (color, alignment)
    return layer
  }
}

// MARK: - Lines

extension Chart {
  /// The number of segments of a line, each of which is shorter than two points.
  private static let segmentCount = 300

  private func add(_ line: Line, color: CGColor, to layer: CALayer) {
    let path = CGMutablePath()
    for index in 0...Self.segmentCount {
      let fraction = Double(index) / Double(Self.segmentCount)
      let time = times.lowerBound + fraction * (times.upperBound - times.lowerBound)
      let next = point(time, line.function(time))
      if index == 0 { path.move(to: next) } else { path.addLine(to: next) }
    }
    let shape = stroke(path, color: color, width: 2)
    if line.isDashed { shape.lineDashPattern = [2, 5] }
    let clip = CALayer()
    clip.frame = Self.plot.insetBy(dx: -2, dy: -2)
    clip.bounds.origin = clip.frame.origin
    clip.masksToBounds = true
    clip.addSublayer(shape)
    layer.addSublayer(clip)
  }

  private func addLegend(to layer: CALayer) {
    for (index, line) in lines.enumerated() {
      let top = Self.plot.minY + 24 * Double(index)
      let start = CGPoint(x: Self.plot.maxX + 16, y: top + 8)
      let mark = CGMutablePath()
      mark.move(to: start)
      mark.addLine(to: CGPoint(x: start.x + 18, y: start.y))
      let shape = stroke(mark, color: Self.colors[index], width: 3)
      if line.isDashed { shape.lineDashPattern = [2, 5] }
      layer.addSublayer(shape)
      let origin = CGPoint(x: start.x + 26, y: top)
      layer.addSublayer(label(line.name, size: 12, at: origin, width: 110, color: Self.ink))
    }
  }
}
