import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIViewTransitionTests {
  private let stage = Stage(size: CGSize(width: 40, height: 40))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let ends = CompletionLog()

  init() {
    view.backgroundColor = .red
    stage.perform { stage.layer.addSublayer(view.layer) }
  }

  private func turnBlue(_ options: UIView.AnimationOptions, duration: Double = 1) {
    stage.perform {
      UIView.transition(
        with: view, duration: duration, options: [options, .curveLinear],
        animations: { view.backgroundColor = .blue }, completion: ends.record)
    }
  }

  /// Returns the average red and blue components, 0…1, in a part of the picture at a later time.
  private func shares(at time: Double, in part: CGRect) -> (red: Double, blue: Double) {
    stage.advance(to: time)
    let picture = stage.picture()
    var sums = (red: 0.0, blue: 0.0)
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) {
        let pixel = picture.pixel(x: x, y: y)
        sums.red += Double(pixel[0]) / 255
        sums.blue += Double(pixel[2]) / 255
      }
    }
    let area = Double(part.width * part.height)
    return (sums.red / area, sums.blue / area)
  }

  private let left = CGRect(x: 0, y: 0, width: 20, height: 40)
  private let right = CGRect(x: 20, y: 0, width: 20, height: 40)
  private let top = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let bottom = CGRect(x: 0, y: 20, width: 40, height: 20)

  @Test func `a cross dissolve mixes both appearances`() {
    turnBlue(.transitionCrossDissolve)
    let shares = shares(at: 0.25, in: top)
    #expect(isClose([shares.red, shares.blue], [0.75, 0.25], within: 0.01))
    #expect(ends.times.isEmpty)
    #expect(self.shares(at: 1, in: top).blue == 1)
    #expect(ends.times == [1] && ends.flags == [true])
  }

  @Test func `each transition is one of Core Animation's`() {
    let types: [(UIView.AnimationOptions, String, CATransitionSubtype?)] = [
      (.transitionFlipFromLeft, "oglFlip", .fromLeft), (.transitionFlipFromRight, "oglFlip", .fromRight),
      (.transitionCurlUp, "pageCurl", .fromTop), (.transitionCurlDown, "pageUnCurl", .fromBottom),
      (.transitionCrossDissolve, "fade", nil), (.transitionFlipFromTop, "oglFlip", .fromBottom),
      (.transitionFlipFromBottom, "oglFlip", .fromTop),
    ]
    for (option, type, subtype) in types {
      turnBlue(option)
      let transition = view.layer.animation(forKey: kCATransition) as? CATransition
      #expect(transition?.type.rawValue == type && transition?.subtype == subtype)
      #expect(transition?.duration == 1)
    }
    turnBlue([], duration: 0)
  }

  @Test func `deleting shrinks views and removes them in a quarter of a second`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.alpha = 0.5
    var (changes, flags) = (0, [Bool]())
    stage.perform {
      view.addSubview(child)
      UIView.perform(.delete, on: [child], options: .curveLinear, animations: { changes += 1 }) {
        flags.append($0)
      }
    }
    #expect(changes == 1 && child.superview === view)
    stage.advance(to: 0.125)
    let shown = child.layer.presentation()
    #expect(isClose(Double(shown?.opacity ?? -1), 0.25, within: 1e-5))
    #expect(isClose(Double(shown?.transform.m11 ?? -1), 0.505, within: 1e-5))
    stage.advance(to: 0.2499)
    #expect(child.superview === view && flags == [])
    stage.advance(to: 0.2501)
    #expect(child.superview == nil && flags == [true] && child.alpha == 0.5 && child.transform.isIdentity)
  }

  @Test func `flips bring the side forward that they are named after`() {
    let cases: [(UIView.AnimationOptions, CGRect, CGRect)] = [
      (.transitionFlipFromLeft, left, right), (.transitionFlipFromRight, right, left),
      (.transitionFlipFromTop, top, bottom), (.transitionFlipFromBottom, bottom, top),
    ]
    for (option, near, far) in cases {
      let tests = UIViewTransitionTests()
      tests.turnBlue(option)
      let (nearer, farther) = (tests.shares(at: 0.2, in: near), tests.shares(at: 0.2, in: far))
      #expect(nearer.red > farther.red + 0.02 && nearer.blue == 0)
      #expect(tests.shares(at: 0.8, in: near).red == 0 && tests.shares(at: 0.8, in: near).blue > 0.2)
    }
  }

  @Test func `curls begin at the bottom when curling up and at the top when curling down`() {
    turnBlue(.transitionCurlUp)
    #expect(shares(at: 0.3, in: bottom).blue > 0.2)
    #expect(shares(at: 0.3, in: top).blue == 0)
    let tests = UIViewTransitionTests()
    tests.turnBlue(.transitionCurlDown)
    #expect(tests.shares(at: 0.3, in: top).blue > 0.2)
    #expect(tests.shares(at: 0.3, in: bottom).blue == 0)
  }

  @Test func `without a transition or a duration the new appearance shows at once`() {
    for (option, duration) in [(UIView.AnimationOptions.transitionNone, 1.0), (.transitionCurlUp, -1)] {
      let tests = UIViewTransitionTests()
      tests.turnBlue(option, duration: duration)
      #expect(tests.shares(at: 0, in: tests.top).blue == 1)
      #expect(tests.ends.times == [0] && tests.ends.flags == [true])
    }
  }

  @Test func `changes in a transition are animated only with allowAnimatedContent`() {
    for (option, keys) in [(UIView.AnimationOptions.allowAnimatedContent, ["position"]), ([], nil)] {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.perform { view.addSubview(child) }
      stage.perform {
        UIView.transition(
          with: view, duration: 1, options: [option, .transitionCrossDissolve],
          animations: { child.center.x = 30 })
      }
      #expect(child.layer.animationKeys() == keys)
    }
  }

  @Test func `a transition between views replaces them, or hides and shows them`() {
    let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    (old.backgroundColor, new.backgroundColor) = (.red, .blue)
    stage.perform { view.addSubview(old) }
    stage.perform {
      UIView.transition(
        from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        completion: ends.record)
    }
    #expect(old.superview == nil && new.superview === view)
    #expect(isClose(shares(at: 0.5, in: top).blue, 0.5, within: 0.01))
    stage.advance(to: 2)
    #expect(ends.times == [1])
    stage.perform {
      old.isHidden = true
      view.addSubview(old)
    }
    stage.perform {
      UIView.transition(
        from: new, to: old, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews],
        completion: ends.record)
    }
    #expect(new.isHidden && !old.isHidden && new.superview === view)
    stage.advance(to: 4)
    #expect(ends.times == [1, 3])
  }

  @Test func `a transition from a view without a superview does nothing`() {
    stage.perform { UIView.transition(from: UIView(), to: UIView(), duration: 1, completion: ends.record) }
    #expect(ends.times == [0])
  }

  @Test func `the delete animation shrinks, fades and removes views`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform { view.addSubview(child) }
    stage.perform {
      UIView.perform(.delete, on: [child], animations: { view.alpha = 0.5 }, completion: ends.record)
    }
    #expect(child.superview === view && view.alpha == 0.5)
    stage.advance(to: 1)
    #expect(child.superview == nil && child.alpha == 1 && child.transform.isIdentity)
    #expect(ends.times == [0.25])
  }
}
