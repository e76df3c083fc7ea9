import CoreGraphics
import MotionCore

/// An element of a path without its points.
package enum PathStep: PathStructureElement, Sendable {
  case move
  case line
  case quad
  case cubic
  case close

  fileprivate init?(_ type: CGPathElementType) {
    switch type {
    case .moveToPoint: self = .move
    case .addLineToPoint: self = .line
    case .addQuadCurveToPoint: self = .quad
    case .addCurveToPoint: self = .cubic
    case .closeSubpath: self = .close
    #if canImport(Darwin)
      @unknown default: return nil
    #endif
    }
  }

  package var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}

extension AnimationValue {
  init(_ path: CGPath) {
    var (steps, numbers): ([PathStep], [Double]) = ([], [])
    path.forEachStep { step, points in
      steps.append(step)
      numbers += points.flatMap { [Double($0.x), Double($0.y)] }
    }
    self.init(form: .path(steps), numbers: numbers)
  }

  /// The path for morphing; nil if the value isn't a path, or if a coordinate isn't usable.
  fileprivate var motionPath: MotionPath? {
    guard case .path(let steps) = form else { return nil }
    var next = 0
    func point() -> SIMD2<Double> {
      defer { next += 2 }
      return SIMD2(numbers[next], numbers[next + 1])
    }
    return MotionPath(steps.map { $0.element(point) })
  }

  /// Returns the path at a fraction of the way to another one of the same form; nil if either isn't a usable path.
  func morphed(to end: AnimationValue, at fraction: Double) -> AnimationValue? {
    guard let path = motionPath, let end = end.motionPath else { return nil }
    let points = path.interpolated(to: end, at: fraction).elements.flatMap(\.points)
    return AnimationValue(form: form, numbers: points.flatMap { [$0.x, $0.y] })
  }
}

extension PathStep {
  /// Returns the element with points from a closure, which returns one point per call.
  fileprivate func element(_ point: () -> SIMD2<Double>) -> MotionPath.Element {
    switch self {
    case .move: return .move(point())
    case .line: return .line(point())
    case .quad:
      let control = point()
      return .quad(control: control, end: point())
    case .cubic:
      let (control1, control2) = (point(), point())
      return .cubic(control1: control1, control2: control2, end: point())
    case .close: return .close
    }
  }
}

extension CGPath {
  fileprivate func forEachStep(_ body: (PathStep, [CGPoint]) -> Void) {
    applyWithBlock { element in
      guard let step = PathStep(element.pointee.type) else { return }
      body(step, (0..<step.pointCount).map { element.pointee.points[$0] })
    }
  }

  /// The path for a value that moves along it; nil if a coordinate isn't usable.
  var motionPath: MotionPath? {
    AnimationValue(self).motionPath
  }

  /// Returns a value as a path; nil for any other type.
  static func from(_ value: Any) -> CGPath? {
    #if canImport(Darwin)
      // On Apple's systems, a cast to a Core Foundation type always succeeds.
      let object = value as CFTypeRef
      return CFGetTypeID(object) == CGPath.typeID ? unsafeDowncast(object, to: CGPath.self) : nil
    #else
      value as? CGPath
    #endif
  }

  /// Creates a path from elements and the coordinates of their points.
  static func from(_ steps: [PathStep], numbers: [CGFloat]) -> CGPath {
    let path = CGMutablePath()
    var next = 0
    func point() -> CGPoint {
      defer { next += 2 }
      return CGPoint(x: numbers[next], y: numbers[next + 1])
    }
    for step in steps {
      switch step {
      case .move: path.move(to: point())
      case .line: path.addLine(to: point())
      case .quad:
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case .cubic:
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
