import MotionCore
import Staging
import Testing
import UIKit

@MainActor
struct UIScrollViewTests {
  private let staged = StagedWindow()
  private let scrollView = UIScrollView()
  private let log = DelegateLog()

  private var window: UIWindow { staged.window }
  private var stage: Stage { staged.stage }

  init() {
    staged.add(scrollView, CGRect(x: 0, y: 0, width: 200, height: 200))
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    scrollView.delegate = log
  }

  /// Drags vertically by a distance, after the 10 points with which a drag begins.
  private func drag(by distance: CGFloat, from start: CGFloat = 150) {
    window.touchDown(at: CGPoint(x: 100, y: start))
    window.touchMove(to: CGPoint(x: 100, y: start + (distance < 0 ? -10 : 10)))
    window.touchMove(to: CGPoint(x: 100, y: start + (distance < 0 ? -10 : 10) + distance))
  }

  @Test func `content follows touches once they have moved 10 points`() {
    window.touchDown(at: CGPoint(x: 100, y: 150))
    window.touchMove(to: CGPoint(x: 100, y: 141))
    #expect(scrollView.contentOffset.y == 0 && scrollView.isTracking && !scrollView.isDragging)
    window.touchMove(to: CGPoint(x: 100, y: 140))
    window.touchMove(to: CGPoint(x: 120, y: 90))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    #expect(scrollView.isDragging)
    #expect(log.entries == ["will drag", "scroll"])
  }

  @Test func `a scroll view decides whether its content receives touches`() {
    final class Content: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    final class Strict: UIScrollView {
      var allows = false
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      {
        allows && touches.count == 1 && view is Content
      }
    }
    let (strict, content) = (Strict(), Content())
    strict.delaysContentTouches = false
    staged.add(strict, CGRect(x: 0, y: 0, width: 200, height: 200))
    staged.stage.perform {
      content.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      strict.addSubview(content)
    }
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(content.count == 0)
    strict.allows = true
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(content.count == 1)
  }

  /// The displayed opacity of the first scroll indicator; nil without one.
  private var bar: Float? { scrollView.layer.sublayers?.last?.presentation()?.opacity }

  @Test func `scroll indicators flash briefly, and only in a window`() {
    UIScrollView(frame: scrollView.frame).flashScrollIndicators()
    #expect(bar == nil)
    scrollView.flashScrollIndicators()
    stage.advance(to: 0.25)
    #expect(bar == 1)
    stage.advance(to: 2)
    #expect(bar == 0)
  }

  /// For a view of 200 points: (1 − 1/(x·0.55/200 + 1))·200 (SCR-RB-5, SCR-RB-10).
  @Test func `beyond its edge content follows touches with resistance`() {
    drag(by: 40, from: 20)
    #expect(abs(scrollView.contentOffset.y + 200 * (1 - 1 / (40 * 0.55 / 200 + 1))) < 1e-9)
    scrollView.bounces = false
    window.touchMove(to: CGPoint(x: 100, y: 80))
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `released content decelerates exponentially and notifies the delegate (SCR-1)`() {
    window.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), duration: 0.1)
    stage.advance(to: 0.1)
    let start = scrollView.contentOffset.y
    #expect(log.velocity.map { abs($0.y - 1) < 1e-9 } ?? false)
    #expect(log.target.map { abs($0.y - start - 499) < 1e-6 } ?? false)
    #expect(
      log.entries.filter { $0 != "scroll" } == ["will drag", "will end", "end true", "will decelerate"])
    #expect(scrollView.isDecelerating)
    stage.advance(to: 1.1)
    #expect(abs(scrollView.contentOffset.y - start - Decay.normal.state(at: 1, from: 1000.0).travel) < 1e-6)
    stage.advance(to: 10)
    #expect(log.entries.last == "end decelerating" && !scrollView.isDecelerating)
    #expect(scrollView.contentOffset == log.target)
  }

  @Test func `the motion doesn't depend on the frame rate`() {
    window.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), duration: 0.1)
    stage.frameRate = 10
    stage.advance(to: 0.6)
    let slow = scrollView.contentOffset.y
    let start = scrollView.contentOffset.y - Decay.normal.state(at: 0.5, from: 1000.0).travel
    #expect(abs(start - 90) < 10 && slow > 200)
  }

  @Test func `content released beyond its edge returns`() {
    drag(by: 60, from: 20)
    let offset = scrollView.contentOffset.y
    stage.advance(to: 0.2)
    window.touchUp()
    #expect(log.entries.suffix(2) == ["end true", "will decelerate"])
    let spring = Spring(response: 0.575, dampingRatio: 1).motion(from: offset, velocity: 0)
    stage.advance(to: 0.3)
    #expect(abs(scrollView.contentOffset.y - spring.displacement(at: 0.1)) < 1e-9)
    stage.advance(to: 3)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `a flick over the edge bounces and comes to rest at the edge`() {
    scrollView.contentSize.height = 400
    window.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 60), duration: 0.1)
    var greatest: CGFloat = 0
    for frame in 0..<240 {
      stage.advance(to: Double(frame) / 60)
      greatest = max(greatest, scrollView.contentOffset.y)
    }
    #expect(greatest > 220)
    #expect(scrollView.contentOffset.y == 200)
    #expect(log.target?.y == 200)
  }

  @Test func `a touch stops moving content without a jump and isn't delivered to it`() {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: [.touchUpInside, .touchDown])
    scrollView.addSubview(button)
    window.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), duration: 0.1)
    stage.advance(to: 0.5)
    let offset = scrollView.contentOffset.y
    window.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(abs(scrollView.contentOffset.y - offset) < 1e-6)
    #expect(!scrollView.isDecelerating && log.entries.last == "end decelerating")
    stage.advance(to: 1)
    window.touchUp()
    stage.advance(to: 2)
    #expect(abs(scrollView.contentOffset.y - offset) < 1e-6)
    #expect(taps == 0)
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 2)
  }

  @Test func `touches are delivered to content after 0.15 s, and not at all once they scroll`() {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    scrollView.addSubview(button)
    window.touchDown(at: CGPoint(x: 100, y: 150))
    stage.advance(to: 0.14)
    #expect(!button.isTracking)
    stage.advance(to: 0.15)
    #expect(button.isTracking)
    window.touchMove(to: CGPoint(x: 100, y: 50))
    #expect(button.isTracking && !scrollView.isDragging)
    window.touchUp()
    window.touchDown(at: CGPoint(x: 100, y: 150))
    window.touchMove(to: CGPoint(x: 100, y: 50))
    #expect(!button.isTracking && scrollView.isDragging)
  }

  @Test func `content comes to rest at pages`() {
    scrollView.isPagingEnabled = true
    scrollView.contentSize = CGSize(width: 600, height: 200)
    window.drag(from: CGPoint(x: 190, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.1)
    stage.advance(to: 5)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 0))
    window.touchDown(at: CGPoint(x: 190, y: 100))
    window.touchMove(to: CGPoint(x: 180, y: 100))
    window.touchMove(to: CGPoint(x: 120, y: 100))
    stage.advance(to: 6)
    window.touchUp()
    stage.advance(to: 9)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test func `a delegate chooses the offset at which content comes to rest`() {
    log.requestedTarget = CGPoint(x: 0, y: 300)
    window.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), duration: 0.1)
    stage.advance(to: 5)
    #expect(scrollView.contentOffset.y == 300)
  }

  @Test func `an offset is set at once or with an animation of 0.3 s`() {
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(log.entries == ["scroll"] && scrollView.bounds.origin.y == 100)
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(log.entries == ["scroll"])
    stage.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    stage.advance(to: 0.15)
    #expect(abs(scrollView.contentOffset.y - 200) < 1e-9)
    stage.advance(to: 0.3)
    #expect(scrollView.contentOffset.y == 300)
    #expect(log.entries.last == "end animation")
  }

  @Test func `a rectangle is made visible by the smallest scroll`() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 110, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 500), animated: false)
    #expect(scrollView.contentOffset.y == 10)
    scrollView.contentInset.top = 20
    scrollView.scrollRectToVisible(CGRect(x: 0, y: -500, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == -20)
  }

  @Test func `a drag along an axis that can't scroll doesn't begin`() {
    window.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100), duration: 0)
    #expect(log.entries.isEmpty)
    scrollView.isScrollEnabled = false
    window.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), duration: 0)
    #expect(log.entries.isEmpty)
  }

  @Test func `an offset set during a deceleration continues the deceleration from there`() {
    window.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), duration: 0.1)
    stage.advance(to: 0.6)
    let velocity = Decay.normal.state(at: 0.5, from: 1000.0).velocity
    stage.perform { scrollView.contentOffset.y += 1000 }
    let offset = scrollView.contentOffset.y
    stage.advance(to: 1.1)
    #expect(
      abs(scrollView.contentOffset.y - offset - Decay.normal.state(at: 0.5, from: velocity).travel) < 1e-6)
    stage.perform { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
    let stopped = scrollView.contentOffset
    stage.advance(to: 2)
    #expect(scrollView.contentOffset == stopped && !scrollView.isDecelerating)
  }

  @Test func `invalid offsets and sizes are handled`() {
    scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
    #expect(scrollView.contentOffset == .zero)
    scrollView.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
    scrollView.contentInset.left = .nan
    window.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 90), duration: 0.1)
    stage.advance(to: 20)
    #expect(scrollView.contentOffset.y.isFinite && scrollView.contentOffset.x.isFinite)
  }
}

@MainActor
private final class DelegateLog: NSObject, UIScrollViewDelegate {
  var entries: [String] = []
  var velocity: CGPoint?
  var target: CGPoint?
  var requestedTarget: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { entries.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { entries.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    entries.append("will end")
    self.velocity = velocity
    if let requestedTarget { targetContentOffset.pointee = requestedTarget }
    target = targetContentOffset.pointee
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    entries.append("end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { entries.append("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { entries.append("end animation") }
}

extension UIScrollViewTests {
  @Test func `a delegate may end a drag when it begins`() {
    let stopper = Stopper()
    scrollView.delegate = stopper
    drag(by: -50)
    #expect(!scrollView.isDragging && scrollView.contentOffset == .zero)
    window.touchUp()
    #expect(!scrollView.isDragging)
  }
}

private final class Stopper: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrollView.isScrollEnabled = false }
}
