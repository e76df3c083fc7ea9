import Foundation

/// A parser of the `d` attribute of an SVG path (SVG 2, 9.3).
struct SVGPathParser {
  private var scanner: SVGPathScanner
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the previous command, if that was a cubic curve.
  private var cubicControl: CGPoint?
  /// The control point of the previous command, if that was a quadratic curve.
  private var quadraticControl: CGPoint?
  private var isClosed = false

  init(_ data: String) { scanner = SVGPathScanner(data) }

  mutating func parse() throws(SVGPathError) -> CGMutablePath {
    while let command = try scanner.command() {
      if path.isEmpty, command.kind != .move {
        throw SVGPathError(offset: scanner.offset - 1, "a path begins with M or m")
      }
      try perform(command)
      if command.kind == .close { continue }
      // Further arguments repeat the command; after M, they are lines.
      var next = command
      if next.kind == .move { next.kind = .line }
      while scanner.hasNumber { try perform(next) }
    }
    return path
  }

  private mutating func perform(_ command: SVGPathCommand) throws(SVGPathError) {
    let (lastCubic, lastQuadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    if isClosed, command.kind != .move, command.kind != .close { path.move(to: start) }
    isClosed = command.kind == .close
    switch command.kind {
    case .move:
      current = try point(command)
      start = current
      path.move(to: current)
    case .close:
      path.closeSubpath()
      current = start
    case .line: try addLine(to: point(command))
    case .horizontal:
      let x = try scanner.number()
      try addLine(to: checked(CGPoint(x: command.isRelative ? current.x + x : x, y: current.y)))
    case .vertical:
      let y = try scanner.number()
      try addLine(to: checked(CGPoint(x: current.x, y: command.isRelative ? current.y + y : y)))
    case .cubic: try addCubic(control: point(command), command)
    case .smoothCubic: try addCubic(control: reflection(of: lastCubic), command)
    case .quadratic: try addQuadratic(control: point(command), command)
    case .smoothQuadratic: try addQuadratic(control: reflection(of: lastQuadratic), command)
    case .arc: try addArc(command)
    }
  }
}

// MARK: - Segments

extension SVGPathParser {
  private mutating func addLine(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func addCubic(control: CGPoint, _ command: SVGPathCommand) throws(SVGPathError) {
    let (second, end) = (try point(command), try point(command))
    path.addCurve(to: end, control1: control, control2: second)
    (cubicControl, current) = (second, end)
  }

  private mutating func addQuadratic(control: CGPoint, _ command: SVGPathCommand) throws(SVGPathError) {
    let end = try point(command)
    path.addQuadCurve(to: end, control: control)
    (quadraticControl, current) = (control, end)
  }

  private mutating func addArc(_ command: SVGPathCommand) throws(SVGPathError) {
    let radii = CGSize(width: abs(try scanner.number()), height: abs(try scanner.number()))
    let rotation = try scanner.number() * .pi / 180
    let (isLarge, isSweeping) = (try scanner.flag(), try scanner.flag())
    let end = try point(command)
    guard end != current else { return }
    let arc = EllipticalArc(
      from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge, isSweeping: isSweeping)
    if let arc {
      for curve in arc.curves {
        path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    } else {
      path.addLine(to: end)
    }
    current = end
  }

  /// Returns the reflection of a control point about the current point; the current point itself if there
  /// is none.
  private func reflection(of control: CGPoint?) throws(SVGPathError) -> CGPoint {
    guard let control else { return current }
    return try checked(CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y))
  }

  private mutating func point(_ command: SVGPathCommand) throws(SVGPathError) -> CGPoint {
    let (x, y) = (try scanner.number(), try scanner.number())
    return try checked(command.isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y))
  }

  private func checked(_ point: CGPoint) throws(SVGPathError) -> CGPoint {
    guard abs(point.x) <= Self.limit, abs(point.y) <= Self.limit else {
      throw SVGPathError(offset: scanner.offset, "a coordinate is beyond ±1e100")
    }
    return point
  }

  /// The largest coordinate, whose squares and products are finite.
  private static let limit = 1e100
}
