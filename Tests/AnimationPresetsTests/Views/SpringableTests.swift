import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct SpringableTests {
  private static var views: [any Springable] {
    [
      SpringView(frame: .zero), SpringLabel(frame: .zero), SpringButton(frame: .zero),
      SpringImageView(frame: .zero), SpringTextField(frame: .zero), SpringTextView(frame: .zero),
    ]
  }

  @Test func `S185: all classes have the 17 properties with their defaults`() {
    for view in Self.views {
      #expect(!view.autostart && !view.autohide && view.animation == "" && view.curve == "")
      #expect(
        [view.force, view.delay, view.duration, view.damping, view.velocity] == [1, 0, 0.7, 0.7, 0.7])
      #expect(view.repeatCount == 1 && view.animateFrom)
      #expect([view.x, view.y, view.scaleX, view.scaleY, view.rotate, view.opacity] == [0, 0, 1, 1, 0, 1])
    }
  }

  @Test func `S185: all classes lay out their subviews as their superclasses do`() {
    for view in Self.views {
      let view = view as UIView
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
        child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 10),
      ])
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      view.layoutIfNeeded()
      #expect(child.frame == CGRect(x: 5, y: 7, width: 20, height: 10), "\(type(of: view))")
    }
  }

  @Test func `S185: a button places its title`() {
    let buttons = [SpringButton(frame: .zero), UIButton(frame: .zero)]
    for button in buttons {
      button.setTitle("title", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      button.layoutIfNeeded()
    }
    #expect(buttons[0].titleLabel?.frame == buttons[1].titleLabel?.frame)
    #expect(buttons[0].titleLabel?.frame.isEmpty == false)
  }

  @Test func `S184: the sample shows the same at its start, middle and end on all classes`() {
    for ballView in Self.views {
      let staged = StagedView<UIView>(ballView)
      staged.at { _ in
        ballView.animation = "Shake"
        ballView.curve = "Linear"
        ballView.animate()
      }
      #expect(staged.shows(100, "position.x", at: 0) && staged.shows(130, "position.x", at: 0.175))
      #expect(staged.shows(70, "position.x", at: 0.35) && staged.shows(100, "position.x", at: 0.7))
    }
  }

  @Test func `S191: parameters keep their values after an animation, for the next one`() {
    let staged = StagedView(SpringView(frame: .zero))
    var ends: [Double] = []
    staged.at { view in
      view.animation = "SLIDELEFT"
      (view.force, view.delay, view.duration, view.repeatCount) = (2, 0.5, 1, 2)
      view.curve = "easeinout"
      view.animateNext { ends.append(CACurrentMediaTime()) }
    }
    #expect(staged.shows(600, "transform.translation.x", at: 0))
    #expect(staged.shows(300, "transform.translation.x", at: 1))
    #expect(staged.shows(300, "transform.translation.x", at: 2))
    #expect(staged.shows(0, "transform.translation.x", at: 2.5) && ends == [2.5])
    #expect(
      staged.view.springSettings.preset
        == .slideLeft(
          force: 2, delay: 0.5, duration: 1, repeatCount: 2, curve: .easeInOut))
    #expect(staged.view.animateFrom)
  }

  @Test func `S192: a completion can set up and play the next preset`() {
    let staged = StagedView(SpringView(frame: .zero))
    staged.at { view in
      view.y = -50
      view.curve = "linear"
      view.animateToNext {
        view.animation = "fall"
        view.animateTo()
      }
    }
    #expect(staged.shows(-25, "transform.translation.y", at: 0.35))
    #expect(staged.shows(-50, "transform.translation.y", at: 0.7))
    #expect(staged.shows(275, "transform.translation.y", at: 1.05))
    #expect(staged.shows(600, "transform.translation.y", at: 1.4))
    #expect(isClose(staged.view.transform.ty, 600, within: 1e-9) && !staged.view.animateFrom)
  }

  @Test func `unknown names play the preset move`() {
    let staged = StagedView(SpringView(frame: .zero))
    staged.at { view in
      (view.animation, view.curve, view.x) = ("shaek", "bogus", 30)
      view.animate()
    }
    #expect(staged.view.springSettings.preset == .move(x: 30))
    #expect(staged.shows(30, "transform.translation.x", at: 0) && staged.shows(100, "position.x", at: 0.175))
  }

  @Test func `S204: autohide hides the view before the first frame, until a preset is played`() {
    let staged = StagedView(SpringView(frame: .zero)) { $0.autohide = true }
    #expect(staged.shows(0, "opacity", at: 0) && staged.shows(0, "opacity", at: 3))
    staged.at { view in
      (view.animation, view.curve) = ("fadeIn", "linear")
      view.animate()
    }
    #expect(staged.shows(0, "opacity", at: 3) && staged.shows(0.5, "opacity", at: 3.35))
    #expect(staged.shows(1, "opacity", at: 4))
    staged.at { $0.animation = "shake" }
    staged.at { $0.animate() }
    #expect(staged.view.alpha == 1)
  }

  @Test func `S204: autostart plays once, when the view first appears`() {
    let view = SpringView(frame: .zero)
    (view.autostart, view.animation, view.curve) = (true, "slideUp", "linear")
    #expect(view.alpha == 0)
    let staged = StagedView(view)
    #expect(staged.shows(300, "transform.translation.y", at: 0) && view.alpha == 1)
    #expect(staged.shows(150, "transform.translation.y", at: 0.35))
    #expect(staged.shows(0, "transform.translation.y", at: 0.7))
    staged.at { $0.setNeedsLayout() }
    staged.at { view in
      view.removeFromSuperview()
      staged.window.addSubview(view)
    }
    #expect(staged.shows(0, "transform.translation.y", at: 0.71) && view.layer.animationKeys() == nil)
  }

  @Test func `S204: autostart plays on all classes`() {
    for view in Self.views {
      (view.autostart, view.animation, view.curve) = (true, "slideUp", "linear")
      let staged = StagedView<UIView>(view)
      #expect(staged.shows(150, "transform.translation.y", at: 0.35), "\(type(of: view))")
    }
  }

  @Test func `S204: a host whose time is paused defers autostart`() {
    let view = SpringView(frame: .zero)
    (view.autostart, view.animation, view.curve) = (true, "fadeIn", "linear")
    let staged = StagedView(view) { _ in }
    staged.at { _ in staged.window.layer.speed = 0 }
    #expect(staged.shows(0, "opacity", at: 5))
    staged.at { _ in
      staged.window.layer.speed = 1
      staged.window.layer.beginTime = 5
    }
    #expect(staged.shows(0.5, "opacity", at: 5.35) && staged.shows(1, "opacity", at: 6))
  }

  @Test func `S204: a hidden view is visible again with any preset`() {
    let staged = StagedView(SpringView(frame: .zero)) { $0.autohide = true }
    #expect(staged.view.alpha == 0)
    staged.at { view in
      view.animation = "shake"
      view.animate()
    }
    #expect(staged.view.alpha == 1 && staged.view.layer.opacity == 1 && staged.shows(1, "opacity", at: 2))
  }

  @Test func `any view plays presets together, and shows a loading indicator in its tint`() throws {
    let staged = StagedView(UIView(frame: .zero))
    let ends = Ends()
    staged.at {
      $0.animate(together: [.fadeIn(curve: .linear), .slideLeft(duration: 1, curve: .linear)]) {
        ends.record($0)
      }
    }
    #expect(staged.shows(0.5, "opacity", at: 0.35) && staged.shows(195, "transform.translation.x", at: 0.35))
    #expect(staged.shows(0, "transform.translation.x", at: 1) && ends.isOne(at: 1))
    staged.at { view in
      view.tintColor = .red
      view.showLoading()
    }
    #expect(staged.view.layer.isShowingLoading)
    let arc = staged.view.layer.sublayers?.last?.sublayers?.first as? CAShapeLayer
    #expect(arc?.strokeColor == UIColor.red.cgColor)
    staged.at { $0.hideLoading() }
    #expect(!staged.view.layer.isShowingLoading)
  }

  @Test func `any view plays presets`() {
    let staged = StagedView(UIView(frame: .zero))
    let ends = Ends()
    staged.at { $0.animate(sequence: [.shake(curve: .linear), .fadeOut]) { ends.record($0) } }
    #expect(staged.shows(130, "position.x", at: 0.175) && staged.shows(0, "opacity", at: 1.4))
    #expect(ends.isOne(at: 1.4) && staged.view.alpha == 0)
  }

  @Test func `staggered views begin one after the other`() {
    let (staged, other, ends) = (StagedView(UIView(frame: .zero)), UIView(frame: .zero), Ends())
    staged.at { view in
      view.addSubview(other)
      [view, other].animate(.fadeIn(curve: .linear), staggeredBy: 0.35) { ends.record($0) }
    }
    #expect(staged.shows(0.5, "opacity", at: 0.35) && other.layer.presentation()?.opacity == 0)
    staged.stage.advance(to: 3)
    #expect(ends.isOne(at: 1.05))
  }

  @Test func `a custom class needs only one property`() {
    let staged = StagedView(Card(frame: .zero)) { $0.autostart = true }
    staged.at { $0.animation = "pop" }
    #expect(staged.view.springSettings.preset.kind == .pop && staged.view.alpha == 1)
  }

  private final class Card: UIView, Springable {
    var springSettings = SpringSettings()

    override func layoutSubviews() { startIfNeeded() }
  }
}
