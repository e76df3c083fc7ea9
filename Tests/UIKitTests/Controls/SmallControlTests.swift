import Staging
import Testing
import UIKit

@MainActor
struct SmallControlTests {
  private let staged = StagedWindow()
  private let counter = Counter()

  private var window: UIWindow { staged.window }

  private func count(_ control: UIControl) {
    control.addAction(UIAction { [counter] _ in counter.changes += 1 }, for: .valueChanged)
  }

  @Test func `a switch is toggled by taps and drags and sends events`() {
    let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 200, height: 10))
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    staged.add(toggle, toggle.frame)
    count(toggle)
    window.tap(at: CGPoint(x: 60, y: 60))
    #expect(toggle.isOn && counter.changes == 1)
    window.touchDown(at: CGPoint(x: 90, y: 60))
    window.touchMove(to: CGPoint(x: 60, y: 60))
    #expect(!toggle.isOn && counter.changes == 2)
    window.touchUp()
    #expect(!toggle.isOn && counter.changes == 2)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn && counter.changes == 2)
    toggle.isEnabled = false
    window.tap(at: CGPoint(x: 60, y: 60))
    #expect(toggle.isOn)
  }

  @Test func `a slider's thumb follows a touch that begins on it`() {
    let slider = UISlider()
    staged.add(slider, CGRect(x: 0, y: 0, width: 128, height: 31))
    count(slider)
    (slider.minimumValue, slider.maximumValue) = (10, 30)
    #expect(slider.value == 10)
    window.touchDown(at: CGPoint(x: 20, y: 15))
    window.touchMove(to: CGPoint(x: 70, y: 15))
    #expect(slider.value == 20 && counter.changes == 1)
    window.touchMove(to: CGPoint(x: 500, y: 15))
    window.touchUp()
    #expect(slider.value == 30 && counter.changes == 2)
    window.touchDown(at: CGPoint(x: 20, y: 15))
    window.touchMove(to: CGPoint(x: 70, y: 15))
    window.touchUp()
    #expect(slider.value == 30)
    slider.isContinuous = false
    window.touchDown(at: CGPoint(x: 114, y: 15))
    window.touchMove(to: CGPoint(x: 64, y: 15))
    #expect(counter.changes == 2)
    window.touchUp()
    #expect(counter.changes == 3 && slider.value == 20)
  }

  @Test func `values are clamped to their range`() {
    let (slider, progress) = (UISlider(), UIProgressView())
    for number in [Float.nan, -.infinity, -1, 2, .infinity] {
      (slider.value, progress.progress) = (number, number)
      #expect((0...1).contains(slider.value) && (0...1).contains(progress.progress))
    }
    slider.maximumValue = -1
    #expect(slider.value == 0)
  }

  @Test func `progress changes at once or within a quarter of a second`() {
    let progress = UIProgressView()
    staged.add(progress, CGRect(x: 0, y: 0, width: 100, height: 4))
    let bar = progress.subviews.last
    staged.stage.perform { progress.progress = 0.5 }
    #expect(bar?.bounds.width == 50)
    staged.stage.perform { progress.setProgress(1, animated: true) }
    staged.stage.advance(to: 0.125)
    #expect(bar?.layer.presentation().map { abs($0.bounds.width - 75) < 1 } ?? false)
  }
}

extension SmallControlTests {
  @Test func `a progress view is a thin bar in the middle of its bounds`() {
    let progress = UIProgressView()
    staged.add(progress, CGRect(x: 20, y: 0, width: 100, height: 30))
    staged.stage.perform { progress.progress = 0.25 }
    staged.stage.perform { progress.layoutIfNeeded() }
    #expect(
      progress.subviews.map(\.frame) == [
        CGRect(x: 0, y: 13, width: 100, height: 4), CGRect(x: 0, y: 13, width: 25, height: 4),
      ])
    #expect(progress.subviews.allSatisfy { $0.layer.cornerRadius == 2 && !$0.isUserInteractionEnabled })
    #expect(progress.subviews[0].backgroundColor == UIColor(white: 0.9, alpha: 1))
    #expect(progress.subviews[1].backgroundColor == progress.tintColor)
    (progress.trackTintColor, progress.progressTintColor) = (.red, .green)
    #expect(progress.subviews.map(\.backgroundColor) == [.red, .green])
    progress.progressTintColor = nil
    progress.tintColor = .blue
    #expect(progress.subviews[1].backgroundColor == .blue)
  }

  @Test func `a toolbar's items stand beside each other, and flexible spaces share the free width`() {
    let bar = UIToolbar()
    let views = [20, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    let fixed = UIBarButtonItem(systemItem: .fixedSpace)
    fixed.width = 7
    bar.items = [
      UIBarButtonItem(customView: views[0]), fixed, UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(customView: views[1]), UIBarButtonItem(systemItem: .flexibleSpace),
    ]
    staged.add(bar, CGRect(x: 0, y: 150, width: 200, height: 44))
    bar.layoutIfNeeded()
    // Each view is 8 points wider than its content, and the margins are 16 points. The flexible spaces share the rest.
    let free: CGFloat = 200 - 32 - 28 - 7 - 38
    #expect(views[0].frame == CGRect(x: 16, y: 17, width: 28, height: 10))
    #expect(views[1].frame == CGRect(x: 16 + 28 + 7 + free / 2, y: 17, width: 38, height: 10))
    let background = bar.subviews.first { !views.contains($0) }
    #expect(background?.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }
}

@MainActor
private final class Counter {
  var changes = 0
}

extension SmallControlTests {
  @Test func `a switch disabled by its action stops tracking`() {
    let (staged, knob) = (StagedWindow(), UISwitch())
    staged.add(knob, CGRect(x: 0, y: 0, width: 51, height: 31))
    knob.addAction(UIAction { [weak knob] _ in knob?.isEnabled = false }, for: .valueChanged)
    staged.window.touchDown(at: CGPoint(x: 5, y: 5))
    staged.window.touchMove(to: CGPoint(x: 45, y: 5))
    #expect(knob.isOn && !knob.isTracking)
    staged.window.touchUp()
    #expect(knob.isOn && !knob.isTracking)
  }

  @Test func `an activity indicator started outside a window spins each time it enters one`() {
    let (staged, wheel) = (StagedWindow(), UIActivityIndicatorView(style: .medium))
    var spoke: CALayer? { wheel.layer.sublayers?.first?.sublayers?.first }
    wheel.startAnimating()
    for time in 1...2 {
      staged.stage.advance(to: Double(time))
      staged.add(wheel, CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(spoke?.animationKeys()?.count == 1)
      staged.stage.perform { wheel.removeFromSuperview() }
    }
  }
}
