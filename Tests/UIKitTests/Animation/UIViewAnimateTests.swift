import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIViewAnimateTests {
  private let shown = ShownView()
  private var view: UIView { shown.view }

  @Test func `behaviour 30: a view's layer changes at once outside of a block and moves inside of one`() {
    shown.perform { view.center.x = 60 }
    #expect(shown.x(at: 0) == 60)
    #expect(view.layer.animationKeys() == nil)
    shown.perform { UIView.animate(withDuration: 2) { view.center.x = 160 } }
    #expect(view.center.x == 160)
    let half = UnitBezier.easeInOut.value(at: 0.25)
    #expect(shown.x(at: 0) == 60)
    #expect(isClose(shown.x(at: 0.5), 60 + 100 * half, within: 1e-5))
    #expect(isClose(shown.x(at: 1), 110, within: 1e-5))
    #expect(shown.x(at: 2) == 160)
  }

  @Test func `behaviour 30: only with beginFromCurrentState a change before the block doesn't show`() {
    for (options, start) in [
      (UIView.AnimationOptions.curveLinear, 100.0), ([.curveLinear, .beginFromCurrentState], 50),
    ] {
      let shown = ShownView()
      shown.perform {
        shown.view.center.x = 100
        shown.view.alpha = 0.5
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          shown.view.center.x = 200
          shown.view.alpha = 0
        }
      }
      #expect(isClose(shown.x(at: 0.5), (start + 200) / 2, within: 1e-9))
      #expect(isClose(shown.alpha(at: 0.5), start == 100 ? 0.25 : 0.5, within: 1e-6))
    }
  }

  @Test func `a view that was only just added is animated, too`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shown.perform {
      view.addSubview(child)
      child.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.alpha = 1 }
    }
    _ = shown.shown(at: 0.25)
    #expect(isClose(Double(shown.stage.perform { child.layer.presentation()!.opacity }), 0.25, within: 1e-6))
  }

  @Test func `the completion comes once, when the last animation has ended`() {
    let ends = Ends()
    shown.perform {
      UIView.animate(
        withDuration: 0.5, delay: 0.25,
        animations: {
          view.center.x = 10
          view.alpha = 0
          view.backgroundColor = .red
        }, completion: ends.note)
    }
    shown.stage.advance(to: 0.7)
    #expect(ends.times.isEmpty)
    shown.stage.advance(to: 5)
    #expect(ends.times == [0.75] && ends.flags == [true])
  }

  @Test(arguments: [0, -1, .nan, 1.0])
  func `a block that animates nothing is over at the commit`(_ duration: Double) {
    let ends = Ends()
    shown.perform {
      UIView.animate(
        withDuration: duration, animations: { if duration != 1 { view.alpha = 0 } }, completion: ends.note)
      #expect(ends.times.isEmpty)
    }
    #expect(ends.times == [0] && ends.flags == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a view that leaves the stage ends its animations unfinished`() {
    let ends = Ends()
    shown.perform { UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.note) }
    shown.stage.advance(to: 0.5)
    shown.perform { view.layer.removeFromSuperlayer() }
    #expect(ends.times == [0.5] && ends.flags == [false])
  }

  @Test func `an animation of a view that nobody shows ends at the commit, unfinished`() {
    let (lost, ends) = (UIView(), Ends())
    shown.perform { UIView.animate(withDuration: 1, animations: { lost.alpha = 0 }, completion: ends.note) }
    #expect(ends.times == [0] && ends.flags == [false])
  }

  @Test func `additive animations get keys of their own and both end, others are replaced`() {
    let (first, second) = (Ends(), Ends())
    shown.perform {
      UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: first.note)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: second.note)
    }
    shown.stage.advance(to: 0.5)
    shown.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 0
        view.alpha = 1
      }
    }
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "position-2", "opacity"])
    shown.stage.advance(to: 2)
    #expect(first.times == [1] && first.flags == [true])
    #expect(second.times == [0.5] && second.flags == [false])
  }

  /// The keys of UIKitBehavioralTests of motion-animator.
  @Test func `position, bounds, transform and corner radius add up, other properties don't`() {
    shown.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 100
        view.bounds.size.width = 50
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.layer.cornerRadius = 5
        view.alpha = 0.5
        view.backgroundColor = .red
        view.layer.anchorPoint = .zero
        view.layer.borderWidth = 2
        view.layer.shadowOpacity = 1
        view.isHidden = true
        view.clipsToBounds = true
      }
    }
    let animations = (view.layer.animationKeys() ?? []).map { ($0, view.layer.animation(forKey: $0)) }
    let kinds = animations.map { ($0, ($1 as? CABasicAnimation)?.isAdditive) }
    #expect(
      Dictionary(uniqueKeysWithValues: kinds) == [
        "position": true, "bounds": true, "transform": true, "cornerRadius": true, "opacity": false,
        "backgroundColor": false, "anchorPoint": false, "borderWidth": false, "shadowOpacity": false,
      ])
  }

  @Test func `a layer that is no view's moves as in Core Animation, as long as the block says`() {
    let layer = CALayer()
    shown.perform { view.layer.addSublayer(layer) }
    shown.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { layer.position.x = 100 }
    }
    shown.stage.advance(to: 1)
    #expect(shown.stage.perform { layer.presentation()!.position.x } == 50)
  }

  @Test func `nested blocks take over duration and curve unless they override them`() {
    let (inner, other) = (UIView(), UIView())
    shown.perform {
      view.addSubview(inner)
      view.addSubview(other)
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 4)
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { inner.center.x = 100 }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
        ) { other.center.x = 100 }
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    shown.stage.advance(to: 0.5)
    let places = shown.stage.perform { [inner, other].map { Double($0.layer.presentation()!.position.x) } }
    #expect(isClose(places[0], 12.5, within: 1e-9))
    #expect(isClose(places[1], 100 * UnitBezier.easeIn.value(at: 0.5), within: 1e-6))
  }

  @Test func `a delayed animation shows the old value until it begins`() {
    shown.perform {
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(shown.alpha(at: 1.999) == 1)
    #expect(isClose(shown.alpha(at: 2.5), 0.5, within: 1e-6))
    #expect(shown.alpha(at: 3) == 0)
  }

  @Test func `repeated for ever, forward and back`() {
    let ends = Ends()
    shown.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 150 },
        completion: ends.note)
    }
    #expect(
      [0.5, 1.5, 2.25, 1001.75].map {
        isClose(shown.x(at: $0), 50 + 100 * ($0 == 2.25 || $0 == 1001.75 ? 0.25 : 0.5), within: 1e-6)
      } == [true, true, true, true])
    #expect(ends.times.isEmpty)
    shown.perform { view.layer.removeAllAnimations() }
    #expect(ends.flags == [false])
    #expect(shown.x(at: 1001.75) == 150)
  }

  @Test func `played back without repeating, the end value shows after`() {
    let ends = Ends()
    shown.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.alpha = 0 },
        completion: ends.note)
    }
    #expect(isClose(shown.alpha(at: 1.75), 0.75, within: 1e-6))
    #expect(shown.alpha(at: 2) == 0)
    #expect(ends.times == [2])
  }

  @Test func `repeats of some of a block's animations`() {
    let ends = Ends()
    shown.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
          view.alpha = 0
        }, completion: ends.note)
    }
    #expect(isClose(shown.x(at: 3.5), 100, within: 1e-9))
    #expect(view.layer.animationKeys() == ["position"])
    shown.stage.advance(to: 9)
    #expect(ends.times == [4])
  }

  @Test func `subviews placed inside of the block move along, later ones don't`() {
    final class Row: UIView {
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() { item.center.x = bounds.width }
    }
    for (options, keys) in [([], nil), (UIView.AnimationOptions.layoutSubviews, ["position"])] {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      shown.perform {
        row.addSubview(row.item)
        view.addSubview(row)
      }
      shown.perform {
        UIView.animate(withDuration: 1, delay: 0, options: options) { row.bounds.size.width = 50 }
      }
      #expect(row.item.center.x == 50)
      #expect(row.item.layer.animationKeys() == keys)
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    shown.perform {
      row.addSubview(row.item)
      view.addSubview(row)
    }
    shown.perform {
      row.setNeedsLayout()
      row.item.center.x = 0
      UIView.animate(withDuration: 1) { row.layoutIfNeeded() }
    }
    #expect(row.item.layer.animationKeys() == ["position"])
  }

  @Test func `without animation, inside of a block and for all of them`() {
    let ends = Ends()
    shown.perform {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 10 }
        #expect(UIView.areAnimationsEnabled)
      }
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.note)
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(shown.x(at: 0) == 10)
    #expect(ends.times == [0] && ends.flags == [true])
  }

  @Test func `what throws away its view in a block, or in its end, does no harm`() {
    let ends = Ends()
    shown.perform {
      var lost: UIView? = UIView()
      view.addSubview(lost!)
      UIView.animate(
        withDuration: 1,
        animations: {
          lost?.center.x = 10
          lost?.removeFromSuperview()
          lost = nil
        }, completion: ends.note)
    }
    #expect(ends.flags == [false])
  }

  @Test func `places that are no numbers are set without animation`() {
    shown.perform {
      UIView.animate(withDuration: 1) {
        view.layer.cornerRadius = .nan
        view.alpha = .infinity
      }
    }
    #expect(view.layer.animation(forKey: "cornerRadius") == nil)
    shown.stage.advance(to: 2)
    _ = shown.stage.picture()
  }

  @Test func `an action for the background color serves as a pattern for properties of one's own`() {
    final class Dial: CALayer {
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "zPosition",
          let pattern = super.action(forKey: "backgroundColor") as? CABasicAnimation,
          let animation = pattern.copy() as? CABasicAnimation
        else { return super.action(forKey: event) }
        (animation.keyPath, animation.fromValue) = (event, zPosition)
        return animation
      }
    }
    final class DialView: UIView {
      override class var layerClass: AnyClass { Dial.self }
    }
    let (dial, ends) = (DialView(), Ends())
    shown.perform { view.addSubview(dial) }
    shown.perform {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { dial.layer.zPosition = 8 },
        completion: ends.note)
    }
    shown.stage.advance(to: 1)
    #expect(shown.stage.perform { dial.layer.presentation()!.zPosition } == 4)
    shown.stage.advance(to: 3)
    #expect(ends.times == [2])
  }

  @Test func `blocks that are begun and committed`() {
    shown.perform {
      UIView.commitAnimations()
      UIView.setAnimationDuration(9)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.center.x = 150
      UIView.setAnimationDelay(1)
      view.alpha = 0
      UIView.commitAnimations()
      view.layer.cornerRadius = 5
    }
    #expect(shown.x(at: 1) == 100 && shown.alpha(at: 1) == 1)
    #expect(isClose(shown.alpha(at: 2), 0.5, within: 1e-6))
    #expect(view.layer.animation(forKey: "cornerRadius") == nil)
  }
}

extension UIViewAnimateTests {
  @Test func `a block that was begun inside of another and not committed ends with it`() {
    shown.perform {
      UIView.animate(withDuration: 1) {
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    shown.perform { view.center.x += 10 }
    #expect(view.layer.animation(forKey: "position") == nil)
  }
}
