import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIViewAnimateTests {
  private let staged = StagedView()
  private var view: UIView { staged.view }

  @Test
  func `a view's layer changes at once outside an animation block and is animated inside one (behavior 30)`()
  {
    staged.perform { view.center.x = 60 }
    #expect(staged.x(at: 0) == 60)
    #expect(view.layer.animationKeys() == nil)
    staged.perform { UIView.animate(withDuration: 2) { view.center.x = 160 } }
    #expect(view.center.x == 160)
    let half = UnitBezier.easeInOut.value(at: 0.25)
    #expect(staged.x(at: 0) == 60)
    #expect(isClose(staged.x(at: 0.5), 60 + 100 * half, within: 1e-5))
    #expect(isClose(staged.x(at: 1), 110, within: 1e-5))
    #expect(staged.x(at: 2) == 160)
  }

  @Test func `a change before the block shows unless beginFromCurrentState is set (behavior 30)`() {
    for (options, start) in [
      (UIView.AnimationOptions.curveLinear, 100.0), ([.curveLinear, .beginFromCurrentState], 50),
    ] {
      let staged = StagedView()
      staged.perform {
        staged.view.center.x = 100
        staged.view.alpha = 0.5
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          staged.view.center.x = 200
          staged.view.alpha = 0
        }
      }
      #expect(isClose(staged.x(at: 0.5), (start + 200) / 2, within: 1e-9))
      #expect(isClose(staged.alpha(at: 0.5), start == 100 ? 0.25 : 0.5, within: 1e-6))
    }
  }

  @Test func `a view that was just added is animated too`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    staged.perform {
      view.addSubview(child)
      child.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.alpha = 1 }
    }
    _ = staged.presentation(at: 0.25)
    #expect(isClose(Double(staged.stage.perform { child.layer.presentation()!.opacity }), 0.25, within: 1e-6))
  }

  @Test func `the completion is called once, after the last animation has ended`() {
    let ends = CompletionLog()
    staged.perform {
      UIView.animate(
        withDuration: 0.5, delay: 0.25,
        animations: {
          view.center.x = 10
          view.alpha = 0
          view.backgroundColor = .red
        }, completion: ends.record)
    }
    staged.stage.advance(to: 0.7)
    #expect(ends.times.isEmpty)
    staged.stage.advance(to: 5)
    #expect(ends.times == [0.75] && ends.flags == [true])
  }

  @Test(arguments: [0, -1, .nan, 1.0])
  func `a block that animates nothing completes at the commit`(_ duration: Double) {
    let ends = CompletionLog()
    staged.perform {
      UIView.animate(
        withDuration: duration, animations: { if duration != 1 { view.alpha = 0 } }, completion: ends.record)
      #expect(ends.times.isEmpty)
    }
    #expect(ends.times == [0] && ends.flags == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a view that leaves the stage ends its animations unfinished`() {
    let ends = CompletionLog()
    staged.perform {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.record)
    }
    staged.stage.advance(to: 0.5)
    staged.perform { view.layer.removeFromSuperlayer() }
    #expect(ends.times == [0.5] && ends.flags == [false])
  }

  @Test func `an animation of a view that isn't on a stage ends at the commit, unfinished`() {
    let (lost, ends) = (UIView(), CompletionLog())
    staged.perform {
      UIView.animate(withDuration: 1, animations: { lost.alpha = 0 }, completion: ends.record)
    }
    #expect(ends.times == [0] && ends.flags == [false])
  }

  @Test func `additive animations get separate keys and all end, others are replaced`() {
    let (first, second) = (CompletionLog(), CompletionLog())
    staged.perform {
      UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: first.record)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: second.record)
    }
    staged.stage.advance(to: 0.5)
    staged.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 0
        view.alpha = 1
      }
    }
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "position-2", "opacity"])
    staged.stage.advance(to: 2)
    #expect(first.times == [1] && first.flags == [true])
    #expect(second.times == [0.5] && second.flags == [false])
  }

  /// The keys are those of UIKitBehavioralTests of motion-animator.
  @Test func `animations of position, bounds, transform and corner radius are additive, others aren't`() {
    staged.perform {
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

  @Test func `a layer without a view is animated as in Core Animation, with the block's duration`() {
    let layer = CALayer()
    staged.perform { view.layer.addSublayer(layer) }
    staged.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { layer.position.x = 100 }
    }
    staged.stage.advance(to: 1)
    #expect(staged.stage.perform { layer.presentation()!.position.x } == 50)
  }

  @Test func `nested blocks inherit duration and curve unless they override them`() {
    let (inner, other) = (UIView(), UIView())
    staged.perform {
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
    staged.stage.advance(to: 0.5)
    let positions = staged.stage.perform {
      [inner, other].map { Double($0.layer.presentation()!.position.x) }
    }
    #expect(isClose(positions[0], 12.5, within: 1e-9))
    #expect(isClose(positions[1], 100 * UnitBezier.easeIn.value(at: 0.5), within: 1e-6))
  }

  @Test func `a delayed animation shows the old value until it begins`() {
    staged.perform {
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(staged.alpha(at: 1.999) == 1)
    #expect(isClose(staged.alpha(at: 2.5), 0.5, within: 1e-6))
    #expect(staged.alpha(at: 3) == 0)
  }

  @Test func `repeat and autoreverse play forward and backward indefinitely`() {
    let ends = CompletionLog()
    staged.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 150 },
        completion: ends.record)
    }
    #expect(
      [0.5, 1.5, 2.25, 1001.75].map {
        isClose(staged.x(at: $0), 50 + 100 * ($0 == 2.25 || $0 == 1001.75 ? 0.25 : 0.5), within: 1e-6)
      } == [true, true, true, true])
    #expect(ends.times.isEmpty)
    staged.perform { view.layer.removeAllAnimations() }
    #expect(ends.flags == [false])
    #expect(staged.x(at: 1001.75) == 150)
  }

  @Test func `autoreverse without repeat shows the end value afterward`() {
    let ends = CompletionLog()
    staged.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.alpha = 0 },
        completion: ends.record)
    }
    #expect(isClose(staged.alpha(at: 1.75), 0.75, within: 1e-6))
    #expect(staged.alpha(at: 2) == 0)
    #expect(ends.times == [2])
  }

  @Test func `modifyAnimations repeats some of a block's animations`() {
    let ends = CompletionLog()
    staged.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
          view.alpha = 0
        }, completion: ends.record)
    }
    #expect(isClose(staged.x(at: 3.5), 100, within: 1e-9))
    #expect(view.layer.animationKeys() == ["position"])
    staged.stage.advance(to: 9)
    #expect(ends.times == [4])
  }

  @Test func `subviews laid out inside the block are animated, later ones aren't`() {
    final class Row: UIView {
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() { item.center.x = bounds.width }
    }
    for (options, keys) in [([], nil), (UIView.AnimationOptions.layoutSubviews, ["position"])] {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      staged.perform {
        row.addSubview(row.item)
        view.addSubview(row)
      }
      staged.perform {
        UIView.animate(withDuration: 1, delay: 0, options: options) { row.bounds.size.width = 50 }
      }
      #expect(row.item.center.x == 50)
      #expect(row.item.layer.animationKeys() == keys)
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    staged.perform {
      row.addSubview(row.item)
      view.addSubview(row)
    }
    staged.perform {
      row.setNeedsLayout()
      row.item.center.x = 0
      UIView.animate(withDuration: 1) { row.layoutIfNeeded() }
    }
    #expect(row.item.layer.animationKeys() == ["position"])
  }

  @Test func `animations can be disabled inside a block and globally`() {
    let ends = CompletionLog()
    staged.perform {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 10 }
        #expect(UIView.areAnimationsEnabled)
      }
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.record)
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(staged.x(at: 0) == 10)
    #expect(ends.times == [0] && ends.flags == [true])
  }

  @Test func `a view can be released in a block`() {
    let ends = CompletionLog()
    staged.perform {
      var lost: UIView? = UIView()
      view.addSubview(lost!)
      UIView.animate(
        withDuration: 1,
        animations: {
          lost?.center.x = 10
          lost?.removeFromSuperview()
          lost = nil
        }, completion: ends.record)
    }
    #expect(ends.flags == [false])
  }

  @Test func `values that aren't finite are set without animation`() {
    staged.perform {
      UIView.animate(withDuration: 1) {
        view.layer.cornerRadius = .nan
        view.alpha = .infinity
      }
    }
    #expect(view.layer.animation(forKey: "cornerRadius") == nil)
    staged.stage.advance(to: 2)
    _ = staged.stage.picture()
  }

  @Test func `the action for the background color serves as a template for custom properties`() {
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
    let (dial, ends) = (DialView(), CompletionLog())
    staged.perform { view.addSubview(dial) }
    staged.perform {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { dial.layer.zPosition = 8 },
        completion: ends.record)
    }
    staged.stage.advance(to: 1)
    #expect(staged.stage.perform { dial.layer.presentation()!.zPosition } == 4)
    staged.stage.advance(to: 3)
    #expect(ends.times == [2])
  }

  @Test func `beginAnimations and commitAnimations animate the changes in between`() {
    staged.perform {
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
    #expect(staged.x(at: 1) == 100 && staged.alpha(at: 1) == 1)
    #expect(isClose(staged.alpha(at: 2), 0.5, within: 1e-6))
    #expect(view.layer.animation(forKey: "cornerRadius") == nil)
  }
}

extension UIViewAnimateTests {
  @Test func `a block begun inside another one and not committed ends with it`() {
    staged.perform {
      UIView.animate(withDuration: 1) {
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    staged.perform { view.center.x += 10 }
    #expect(view.layer.animation(forKey: "position") == nil)
  }
}
