import CoreGraphics
import MotionCore

/// An element of a path without its points. Paths with the same elements can be interpolated.
package enum PathStep: Hashable, Sendable {
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

  fileprivate var pointCount: Int {
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
    var elements: [MotionPath.Element] = []
    forEachStep { step, points in
      let vectors = points.map { SIMD2(Double($0.x), Double($0.y)) }
      switch step {
      case .move: elements.append(.move(vectors[0]))
      case .line: elements.append(.line(vectors[0]))
      case .quad: elements.append(.quad(control: vectors[0], end: vectors[1]))
      case .cubic: elements.append(.cubic(control1: vectors[0], control2: vectors[1], end: vectors[2]))
      case .close: elements.append(.close)
      }
    }
    return MotionPath(elements)
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
