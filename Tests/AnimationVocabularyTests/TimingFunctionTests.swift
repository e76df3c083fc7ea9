import AnimationVocabulary
import CoreGraphics
import MotionCore
import QuartzCore
import TestSupport
import Testing

/// The named timing functions, and their conversion to curves and easings (S92, S93, S104, S105).
@Suite struct TimingFunctionTests {
  @Test func `S104: a timing function is an easing, and an easing a timing function`() {
    #expect(isClose(CAMediaTimingFunction.easeIn(0.5), 0.31536, within: 5e-6))
    #expect(isClose(CAMediaTimingFunction(name: .easeIn).easing.value(at: 0.5), 0.31536, within: 5e-6))
    let back = CAMediaTimingFunction(nearestTo: CAMediaTimingFunction.easeIn.easing)
    #expect(isClose(back(0.5), 0.31536, within: 1e-3))
    #expect(CAMediaTimingFunction(.easeInBack).curve.y1 == Double(Float(-0.28)))
    #expect(CAMediaTimingFunction.easeInBack.controlPoint1.x == CGFloat(Float(0.6)))
    #expect(
      CAMediaTimingFunction.easeInBack.controlPoint2
        == CGPoint(x: CGFloat(Float(0.735)), y: CGFloat(Float(0.045))))
    #expect(CAMediaTimingFunction(controlPoints: .nan, 0, 2, 1).curve == UnitBezier(0, 0, 1, 1))
  }

  @Test func `S92, S93: each of the 29 timing functions has the curve of its name`() {
    let curves: [(String, CAMediaTimingFunction)] = [
      ("default", .default), ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInOut), ("easeInSine", .easeInSine), ("easeOutSine", .easeOutSine),
      ("easeInOutSine", .easeInOutSine), ("easeInQuad", .easeInQuad), ("easeOutQuad", .easeOutQuad),
      ("easeInOutQuad", .easeInOutQuad), ("easeInCubic", .easeInCubic), ("easeOutCubic", .easeOutCubic),
      ("easeInOutCubic", .easeInOutCubic), ("easeInQuart", .easeInQuart), ("easeOutQuart", .easeOutQuart),
      ("easeInOutQuart", .easeInOutQuart), ("easeInQuint", .easeInQuint), ("easeOutQuint", .easeOutQuint),
      ("easeInOutQuint", .easeInOutQuint), ("easeInExpo", .easeInExpo), ("easeOutExpo", .easeOutExpo),
      ("easeInOutExpo", .easeInOutExpo), ("easeInCirc", .easeInCirc), ("easeOutCirc", .easeOutCirc),
      ("easeInOutCirc", .easeInOutCirc), ("easeInBack", .easeInBack), ("easeOutBack", .easeOutBack),
      ("easeInOutBack", .easeInOutBack),
    ]
    #expect(curves.count == 29)
    for (name, function) in curves {
      let curve = UnitBezier(name: name)
      #expect(isClose(function(0.3), curve?.value(at: 0.3) ?? .nan, within: 1e-6), "\(name)")
      #expect([function(0), function(1)] == [0, 1])
    }
  }

  @Test func `S105: x is solved to 1e-7 at every thousandth, also where the curve is vertical`() {
    for curve in [UnitBezier.easeInOutExpo, .easeInOutBack, .easeOutCirc, UnitBezier(1, 0.3, 0, 0.8)] {
      // The solver's parameter shows in x itself: a curve whose y are its x must return every x.
      let diagonal = UnitBezier(curve.x1, curve.x1, curve.x2, curve.x2)
      for step in 0...1000 {
        let x = Double(step) / 1000
        #expect(abs(diagonal.value(at: x) - x) < 1e-7)
      }
    }
    for step in 0...1000 {
      // y rises everywhere, so bisection finds the parameter at which the curve has it; there x must be right.
      let x = Double(step) / 1000
      let y = CAMediaTimingFunction.easeInOutExpo.curve.value(at: x)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let t = (low + high) / 2
        if 3 * t * t * (1 - t) + t * t * t < y { low = t } else { high = t }
      }
      #expect(isClose(3 * low * (1 - low) * (1 - low) + low * low * low, x, within: 1e-7))
    }
  }
}
