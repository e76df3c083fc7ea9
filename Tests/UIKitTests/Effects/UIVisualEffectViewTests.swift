import Foundation
import QuartzCore
import Staging
import Testing
import UIKit

@MainActor
struct UIVisualEffectViewTests {
  private let staged = StagedWindow()
  private let effectView = UIVisualEffectView(effect: nil)
  private var stage: Stage { staged.stage }

  /// A black left half and a white right half behind the view.
  init() {
    staged.window.backgroundColor = .black
    let half = UIView()
    half.backgroundColor = .white
    staged.add(half, CGRect(x: 100, y: 0, width: 100, height: 200))
    staged.add(effectView, CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  private func red(_ x: Int, _ y: Int) -> Int { Int(stage.picture().pixel(x: x, y: y)[0]) }

  private var backdrop: CALayer { effectView.subviews[0].layer }
  private var shownRadius: CGFloat? {
    stage.perform {
      backdrop.presentation()?.value(forKeyPath: "backgroundFilters.gaussianBlur.inputRadius") as? CGFloat
    }
  }

  @Test func `a view without an effect shows the content behind unchanged`() {
    #expect(red(95, 50) == 0 && red(105, 50) == 255 && backdrop.backgroundFilters == nil)
  }

  @Test func `only vibrancy changes the content's alpha`() {
    effectView.contentView.alpha = 0.5
    let blur = UIBlurEffect(style: .light)
    effectView.effect = blur
    effectView.overrideUserInterfaceStyle = .dark
    effectView.effect = nil
    #expect(effectView.contentView.alpha == 0.5)
    effectView.effect = UIVibrancyEffect(blurEffect: blur)
    #expect(effectView.contentView.alpha == 1)
    effectView.contentView.alpha = 0.25
    effectView.overrideUserInterfaceStyle = .light
    #expect(effectView.contentView.alpha == 0.25)
    effectView.effect = nil
    #expect(effectView.contentView.alpha == 1)
  }

  @Test func `a blur smooths the content behind it, within its bounds`() {
    stage.perform { effectView.effect = UIBlurEffect(style: .light) }
    #expect(abs(red(95, 50) - red(105, 50)) < 40 && red(95, 50) > 90)
    #expect(red(95, 150) == 0 && red(105, 150) == 255)
  }

  @Test func `rounded corners clip the blur`() {
    stage.perform {
      effectView.effect = UIBlurEffect(style: .extraLight)
      effectView.layer.cornerRadius = 40
      effectView.clipsToBounds = true
    }
    #expect(red(2, 2) == 0 && red(100, 2) > 100 && red(50, 50) > 100)
  }

  @Test func `the radius and the tint are animated away`() {
    stage.perform { effectView.effect = UIBlurEffect(style: .dark) }
    #expect(shownRadius == 20)
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { effectView.effect = nil }
    }
    #expect(effectView.effect == nil)
    stage.advance(to: 0.25)
    #expect(shownRadius.map { abs($0 - 15) < 1e-6 } == true)
    let tint = stage.perform {
      effectView.subviews[0].subviews[0].layer.presentation()?.backgroundColor?.alpha
    }
    #expect(tint.map { abs($0 - 0.73 * 0.75) < 1e-6 } == true)
    stage.advance(to: 1)
    #expect(shownRadius == 0 && red(95, 50) == 0 && red(105, 50) == 255)
  }

  @Test func `a property animator sets the fraction of a blur`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      effectView.effect = UIBlurEffect(style: .light)
    }
    stage.perform { animator.fractionComplete = 0.25 }
    #expect(shownRadius.map { abs($0 - 7.5) < 1e-6 } == true)
    stage.perform { animator.fractionComplete = 0.5 }
    #expect(shownRadius.map { abs($0 - 15) < 1e-6 } == true)
    stage.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(shownRadius == 0)
  }

  @Test func `adaptive styles follow the interface style`() {
    for style in UIBlurEffect.Style.allCases {
      stage.perform {
        effectView.overrideUserInterfaceStyle = .light
        effectView.effect = UIBlurEffect(style: style)
      }
      let light = red(20, 50)
      stage.perform { effectView.overrideUserInterfaceStyle = .dark }
      let isAdaptive = (4...10).contains(style.rawValue)
      #expect(isAdaptive ? red(20, 50) < light : red(20, 50) == light, "\(style)")
    }
  }

  @Test func `vibrant content keeps the blur behind it visible`() {
    let blur = UIBlurEffect(style: .dark)
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.backgroundColor = .white
    stage.perform {
      effectView.effect = blur
      vibrant.frame = effectView.bounds
      effectView.contentView.addSubview(vibrant)
      vibrant.contentView.addSubview(label)
    }
    #expect(red(10, 10) > red(10, 50) && red(10, 10) < 200)
  }

  @Test func `an archived view keeps its content`() throws {
    let label = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stage.perform { effectView.contentView.addSubview(label) }
    let data = try NSKeyedArchiver.archivedData(withRootObject: effectView, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIVisualEffectView
    #expect(copy?.contentView.subviews.first?.frame == label.frame && copy?.subviews.count == 2)
  }
}
