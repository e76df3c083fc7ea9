import AnimationPresets
import MotionCore
import QuartzCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct SpringAnimationTests {
  private typealias Helper = @MainActor (TimeInterval, @MainActor () -> Void) -> Void

  @Test func `S193: springs of damping ratio and velocity 0.7, with a delay and a completion`() {
    var ends: [(Double, Bool)] = []
    let helpers: [(Helper, delay: Double)] = [
      ({ SpringAnimation.spring(duration: $0, animations: $1) }, 0),
      ({ SpringAnimation.springWithDelay(duration: $0, delay: 0.3, animations: $1) }, 0.3),
      (
        {
          SpringAnimation.springWithCompletion(duration: $0, animations: $1) {
            ends.append((CACurrentMediaTime(), $0))
          }
        }, 0
      ),
    ]
    let spring = Spring(viewDampingRatio: 0.7, duration: 0.7, velocity: 0.7).motion(from: -80, velocity: 56)
    for (helper, delay) in helpers {
      let staged = StagedView(UIView(frame: .zero))
      staged.at { view in helper(0.7) { view.center.x += 80 } }
      for time in [0, 0.1, 0.2, 0.5] {
        #expect(staged.shows(180 + spring.displacement(at: time), "position.x", at: delay + time))
      }
      #expect(staged.shows(180, "position.x", at: delay + 0.7))
    }
    #expect(ends.count == 1 && isClose(ends[0].0, 0.7, within: 1e-9) && ends[0].1)
  }

  @Test func `S193: four helpers have timing functions instead of a spring`() {
    let helpers: [(Helper, UnitBezier)] = [
      ({ SpringAnimation.springEaseIn(duration: $0, animations: $1) }, .easeIn),
      ({ SpringAnimation.springEaseOut(duration: $0, animations: $1) }, .easeOut),
      ({ SpringAnimation.springEaseInOut(duration: $0, animations: $1) }, .easeInOut),
      ({ SpringAnimation.springLinear(duration: $0, animations: $1) }, .linear),
    ]
    for (helper, curve) in helpers {
      let staged = StagedView(UIView(frame: .zero))
      staged.at { view in helper(0.8) { view.alpha = 0 } }
      for time in [0, 0.2, 0.4, 0.6] {
        #expect(staged.shows(1 - curve.value(at: time / 0.8), "opacity", at: time))
      }
      #expect(staged.shows(0, "opacity", at: 0.8))
    }
  }

  @Test func `S202: colors can be created from hexadecimal digits`() {
    #expect(
      UIColor(hex: "#69DBFF")?.cgColor.components == [0x69, 0xDB, 0xFF, 0xFF].map { CGFloat($0) / 255 })
    #expect(UIColor(hex: "279CEB80")?.cgColor.components?[3] == 128.0 / 255)
    #expect(UIColor(hex: "fff")?.cgColor.components == [1, 1, 1, 1])
    #expect(UIColor(hex: "#0f08")?.cgColor.components == [0, 1, 0, 136.0 / 255])
    for wrong in ["", "#", "12345", "ggg", "##fff", "-12"] { #expect(UIColor(hex: wrong) == nil) }
  }
}
