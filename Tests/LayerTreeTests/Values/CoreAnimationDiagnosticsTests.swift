import CoreGraphics
import Foundation
import LayerTree
import Testing

/// Invalid input is ignored, and reported once.
@Suite struct CoreAnimationDiagnosticsTests {
  /// Returns the reports while an invalid animation is added to a layer twice and played; expects the model values to
  /// show.
  private func reports(
    of layer: CALayer = CALayer(), _ animation: CAAnimation, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    CoreAnimationDiagnostics.reports {
      let hosted = HostedLayer(layer)
      hosted.add(animation, forKey: "odd")
      hosted.add(animation, forKey: "again")
      #expect(hosted.opacity(at: 0.1) == 1, sourceLocation: sourceLocation)
      #expect(hosted.layer.presentation()?.position == .zero, sourceLocation: sourceLocation)
    }
  }

  @Test func `valid animations cause no reports`() {
    #expect(
      CoreAnimationDiagnostics.reports {
        let hosted = HostedLayer()
        hosted.add(CABasicAnimation.fade { $0.repeatCount = .infinity })
        hosted.add(CABasicAnimation.animating("transform.rotation.z", from: nil, to: 3))
        hosted.add(
          CABasicAnimation.animating("position", from: CGPoint(x: 1, y: 2), to: nil) { $0.duration = 0 })
        hosted.perform { $0.cornerRadius = 3 }
        hosted.host.advance(to: 9)
      } == [])
  }

  @Test func `each cause is reported once to every listener`() {
    let layer = CALayer()
    var inner: [String] = []
    let outer = CoreAnimationDiagnostics.reports {
      for _ in 0..<3 { layer.setValue("wide", forKey: "cornerRadius") }
      inner = CoreAnimationDiagnostics.reports { layer.setValue("wide", forKey: "cornerRadius") }
      layer.setValue("wide", forKey: "borderWidth")
    }
    #expect(inner == ["'cornerRadius' can't be a value of type String"])
    #expect(outer == inner + ["'borderWidth' can't be a value of type String"])
  }

  @Test func `at most a thousand causes are reported`() {
    let reports = CoreAnimationDiagnostics.reports {
      for index in 0..<2000 {
        _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "curve \(index)"))
      }
    }
    #expect(reports.count == 1000)
  }

  @Test func `a program can replace the handler of reports`() async {
    await #expect(processExitsWith: .success) {
      let standard = CoreAnimationDiagnostics.handler
      CoreAnimationDiagnostics.handler = {
        precondition($0 == "a spring's mass must be finite and above 0, not -1.0")
      }
      CASpringAnimation().mass = -1
      CoreAnimationDiagnostics.handler = standard
    }
  }

  @Test func `an unknown key path of an animation is reported`() {
    for keyPath in [
      "opactiy", "", ".", "position.z", "opacity.x", "transform.rotation.w", "bounds..size", "frame",
    ] {
      #expect(reports(CABasicAnimation.animating(keyPath, from: 0.0, to: 9.0)).count == 1, "\(keyPath)")
    }
    #expect(reports(CABasicAnimation.animating("strokeEnd", from: 0, to: 1)).count == 1)
    #expect(reports(CABasicAnimation(keyPath: nil)).count == 1)
    #expect(reports(CABasicAnimation.animating("geometryFlipped", from: false, to: true)).count == 1)
  }

  @Test func `a value whose type doesn't fit the key path is reported`() {
    for value in ["much", CGPoint(x: 1, y: 2), NSNull(), [1, 2]] as [Any] {
      #expect(reports(CABasicAnimation.animating("opacity", from: value, to: value)).count == 1, "\(value)")
      let keyframes = CAKeyframeAnimation(keyPath: "opacity")
      keyframes.values = [0.5, value, 0.25]
      #expect(reports(keyframes).count == 1, "\(value)")
    }
    #expect(reports(CABasicAnimation.animating("position", from: nil, to: CGRect.zero)).count == 1)
  }

  /// RI-1, S50.
  @Test func `key times and timing functions that don't match the keyframe values are reported`() {
    func reports(_ configure: (CAKeyframeAnimation) -> Void) -> Int {
      let keyframes = CAKeyframeAnimation(keyPath: "zPosition")
      keyframes.values = [0, 1, 2]
      configure(keyframes)
      return self.reports(of: CALayer(), keyframes).count
    }
    let curve = CAMediaTimingFunction(name: .easeIn)
    #expect(
      reports { $0.keyTimes = [0, 0.2, 1] } == 0 && reports { $0.timingFunctions = [curve, curve] } == 0)
    #expect(reports { ($0.keyTimes, $0.calculationMode) = ([0, 0.2, 0.4, 1], .discrete) } == 0)
    #expect(reports { ($0.keyTimes, $0.calculationMode) = ([0, 0.2, 1], .discrete) } == 1)
    for times in [[0, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 2, 1], [0, .nan, 1], []] as [[NSNumber]] {
      #expect(reports { $0.keyTimes = times } == 1, "\(times)")
    }
    #expect(reports { $0.timingFunctions = [curve] } == 1)
  }

  @Test func `adding an animation to a presentation is reported`() {
    let hosted = HostedLayer()
    let shown = hosted.layer.presentation()
    #expect(CoreAnimationDiagnostics.reports { shown?.add(CABasicAnimation.fade(), forKey: nil) }.count == 1)
  }

  @Test func `invalid times, speeds and repeat counts are reported`() {
    let odd: [(CABasicAnimation) -> Void] = [
      { $0.beginTime = .nan }, { $0.timeOffset = .infinity }, { $0.speed = .nan }, { $0.duration = .nan },
      { $0.repeatCount = -1 }, { $0.repeatCount = .nan }, { $0.repeatDuration = -.infinity },
    ]
    for (index, configure) in odd.enumerated() {
      let animation = CABasicAnimation.animating("zPosition", from: 0, to: 1, configure)
      // Adding an animation replaces its invalid duration, so there is nothing to report.
      #expect(reports(animation).count == (index == 3 ? 0 : 1), "\(index)")
    }
    #expect(reports(CABasicAnimation.animating("zPosition", from: 0, to: 1) { $0.duration = -5 }) == [])
    #expect(CoreAnimationDiagnostics.reports { CATransaction.setAnimationDuration(.nan) }.count == 1)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// Covers the speeds and offsets of layers, too.
  @Test func `invalid numbers in any timing property never make a presentation value NaN`() {
    let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude, 1e-30]
    for begin in numbers {
      for (speed, offset) in zip(numbers, numbers.reversed()) {
        for repeats in [Float.nan, .infinity, 3e38, 1e30, -1] {
          let hosted = HostedLayer()
          hosted.perform {
            ($0.beginTime, $0.speed, $0.timeOffset) = (begin, Float(speed), offset)
          }
          hosted.add(
            CABasicAnimation.fade {
              ($0.beginTime, $0.speed, $0.timeOffset) = (offset, Float(begin), speed)
              ($0.repeatCount, $0.duration) = (repeats, abs(begin))
              ($0.autoreverses, $0.fillMode, $0.isCumulative) = (true, .both, true)
            })
          for time in [0, 0.3, 1e6] {
            #expect(!hosted.opacity(at: time).isNaN, "\(begin) \(speed) \(offset) \(repeats)")
          }
        }
      }
    }
  }

  @Test func `a value of the wrong type for a key is reported by layers, animations and transactions`() {
    let keys = [
      "opacity", "position", "speed", "fillMode", "maskedCorners", "bounds.size.width", "transform.scale",
    ]
    for key in keys {
      let layer = CALayer()
      let before = "\(String(describing: layer.value(forKeyPath: key)))"
      let reports = CoreAnimationDiagnostics.reports { layer.setValue([1: 2], forKeyPath: key) }
      #expect(reports.count == 1 && "\(String(describing: layer.value(forKeyPath: key)))" == before, "\(key)")
    }
    let spring = CASpringAnimation(keyPath: "opacity")
    for key in ["duration", "speed", "removedOnCompletion", "additive", "mass", "allowsOverdamping"] {
      #expect(CoreAnimationDiagnostics.reports { spring.setValue("odd", forKey: key) }.count == 1, "\(key)")
    }
    #expect(spring.duration == 0 && spring.mass == 1 && !spring.isAdditive && spring.isRemovedOnCompletion)
    for key in [kCATransactionAnimationDuration, kCATransactionDisableActions] {
      #expect(CoreAnimationDiagnostics.reports { CATransaction.setValue("odd", forKey: key) }.count == 1)
    }
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  @Test func `springs ignore and report invalid parameters`() {
    let spring = CASpringAnimation()
    let reports = CoreAnimationDiagnostics.reports {
      spring.mass = 0
      spring.stiffness = .infinity
      spring.damping = -1
      spring.initialVelocity = .nan
    }
    #expect(reports.count == 4)
    #expect(
      spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
  }

  @Test func `adding a group to itself is ignored and reported`() {
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    outer.animations = [inner]
    #expect(CoreAnimationDiagnostics.reports { inner.animations = [outer] }.count == 1)
    #expect(inner.animations == nil)
  }

  @Test func `a mask is removed from its former superlayer`() {
    let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
    other.addSublayer(mask)
    #expect(CoreAnimationDiagnostics.reports { layer.mask = mask }.count == 1)
    #expect(mask.superlayer === layer && layer.mask === mask && other.sublayers == nil)
  }
}
