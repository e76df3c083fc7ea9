import Staging
import Testing
import UIKit

@MainActor
struct GestureRecognizerTests {
  private let staged = StagedWindow()
  private let outer = UIView()
  private let button = UIControl()
  private let recorder = GestureRecorder()
  private let center = CGPoint(x: 100, y: 100)

  private var window: UIWindow { staged.window }
  private var stage: Stage { staged.stage }

  init() {
    staged.add(outer, CGRect(x: 0, y: 0, width: 200, height: 200))
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    button.addAction(UIAction { [recorder] _ in recorder.log("button") }, for: .touchUpInside)
    button.addAction(UIAction { [recorder] _ in recorder.log("cancel") }, for: .touchCancel)
  }

  @Test func `a tap is recognised where the finger leaves in time and place`() {
    recorder.watch(UITapGestureRecognizer(), "tap", on: outer)
    window.tap(at: center)
    #expect(recorder.heard == ["tap ended"])
    window.touchDown(at: center)
    stage.advance(to: 0.8)
    window.touchUp()
    window.touchDown(at: center)
    window.touchMove(to: CGPoint(x: 150, y: 100))
    window.touchUp(at: center)
    window.tap(at: center, fingers: 2)
    #expect(recorder.heard == ["tap ended"])
  }

  @Test func `a tap of two fingers takes two fingers`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    recorder.watch(tap, "tap", on: outer)
    var place = CGPoint.zero
    var count = 0
    tap.addAction {
      place = $0.location(in: nil)
      count = $0.numberOfTouches
    }
    window.tap(at: center)
    #expect(recorder.heard.isEmpty)
    window.tap(at: center, fingers: 2)
    #expect(recorder.heard == ["tap ended"])
    #expect(place == CGPoint(x: 110, y: 100))
    #expect(count == 2)
  }

  @Test func `a single tap that waits for a double one comes 0.35 s later, or not at all`() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    recorder.watch(single, "single", on: outer)
    recorder.watch(double, "double", on: outer)
    window.tap(at: center)
    stage.advance(to: 0.34)
    #expect(recorder.heard.isEmpty)
    stage.advance(to: 0.36)
    #expect(recorder.heard == ["single ended"])
    window.tap(at: center, count: 2)
    stage.advance(to: 1)
    #expect(recorder.heard == ["single ended", "double ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test func `recognisers that wait for each other don't wait for ever`() {
    let taps = (0..<3).map { _ in UITapGestureRecognizer() }
    for (index, tap) in taps.enumerated() {
      tap.require(toFail: taps[(index + 1) % 3])
      recorder.watch(tap, "tap \(index)", on: outer)
    }
    window.tap(at: center)
    #expect(recorder.heard.count == 1)
    window.tap(at: center)
    #expect(recorder.heard.count == 2)
  }

  @Test func `a long press begins after half a second, then follows the finger`() {
    let press = UILongPressGestureRecognizer()
    recorder.watch(press, "press", on: outer)
    window.touchDown(at: center)
    stage.advance(to: 0.49)
    #expect(recorder.heard.isEmpty)
    stage.advance(to: 0.5)
    #expect(recorder.heard == ["press began"])
    window.touchMove(to: .zero)
    window.touchUp()
    #expect(recorder.heard == ["press began", "press changed", "press ended"])
    window.touchDown(at: center)
    window.touchMove(to: CGPoint(x: 111, y: 100))
    stage.advance(to: 2)
    window.touchUp()
    #expect(recorder.heard.count == 3)
  }

  @Test func `a pan begins after 10 points and knows way and velocity`() {
    let pan = UIPanGestureRecognizer()
    recorder.watch(pan, "pan", on: outer)
    window.touchDown(at: center)
    window.touchMove(to: CGPoint(x: 109, y: 100))
    #expect(recorder.heard.isEmpty)
    window.touchMove(to: CGPoint(x: 110, y: 100))
    #expect(recorder.heard == ["pan began"])
    #expect(pan.translation(in: outer) == CGPoint(x: 10, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: outer)
    window.touchUp(at: CGPoint(x: 110, y: 100))
    var velocity = CGPoint.zero
    pan.addAction { [pan] in if $0.state == .ended { velocity = pan.velocity(in: nil) } }
    window.drag(from: center, to: CGPoint(x: 150, y: 50), duration: 0.5)
    stage.advance(to: 1)
    #expect(recorder.heard.last == "pan ended")
    #expect(abs(velocity.x - 100) < 1e-6 && abs(velocity.y + 100) < 1e-6)
  }

  @Test func `fingers that rest before they leave have no velocity`() {
    let pan = UIPanGestureRecognizer()
    recorder.watch(pan, "pan", on: outer)
    var velocity = CGPoint(x: 1, y: 1)
    pan.addAction { [pan] in if $0.state == .ended { velocity = pan.velocity(in: nil) } }
    window.touchDown(at: center)
    stage.advance(to: 0.1)
    window.touchMove(to: CGPoint(x: 150, y: 100))
    #expect(pan.velocity(in: nil).x == 500)
    stage.advance(to: 0.2)
    window.touchUp()
    #expect(velocity == .zero)
  }

  @Test func `a swipe is quick, long and straight`() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    recorder.watch(swipe, "swipe", on: outer)
    window.drag(from: center, to: CGPoint(x: 40, y: 110), duration: 0.2)
    stage.advance(to: 1)
    #expect(recorder.heard == ["swipe ended"])
    window.drag(from: center, to: CGPoint(x: 40, y: 110), duration: 0.9)
    stage.advance(to: 2)
    window.drag(from: center, to: CGPoint(x: 40, y: 170), duration: 0.2)
    stage.advance(to: 3)
    window.drag(from: center, to: CGPoint(x: 160, y: 100), duration: 0.2)
    stage.advance(to: 4)
    #expect(recorder.heard == ["swipe ended"])
  }

  @Test func `two fingers pinch and turn at once where both may`() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    recorder.isSimultaneous = true
    recorder.watch(pinch, "pinch", on: outer)
    recorder.watch(rotation, "rotation", on: outer)
    window.touchDown(at: center)
    window.touchDown(at: CGPoint(x: 120, y: 100), finger: 1)
    window.touchMove(to: CGPoint(x: 100, y: 140), finger: 1)
    #expect(pinch.scale == 2)
    #expect(abs(rotation.rotation - .pi / 2) < 1e-12)
    pinch.scale = 1
    window.touchMove(to: CGPoint(x: 100, y: 180), finger: 1)
    #expect(pinch.scale == 2)
    window.touchUp()
    window.touchUp(finger: 1)
    #expect(recorder.heard.suffix(2) == ["pinch ended", "rotation ended"])
    #expect(pinch.scale == 1 && rotation.rotation == 0)
  }

  @Test func `the first to recognise lets others fail, unless both may go on`() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    recorder.watch(UIPanGestureRecognizer(), "outer", on: outer)
    recorder.watch(UIPanGestureRecognizer(), "inner", on: inner)
    window.drag(from: center, to: CGPoint(x: 120, y: 100), duration: 0)
    #expect(recorder.heard == ["inner began", "inner ended"])
    recorder.isSimultaneous = true
    window.drag(from: center, to: CGPoint(x: 120, y: 100), duration: 0)
    #expect(recorder.heard.dropFirst(2) == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `what is recognised is cancelled for the view, or not where that was asked`() {
    outer.addSubview(button)
    let pan = UIPanGestureRecognizer()
    recorder.watch(pan, "pan", on: outer)
    window.drag(from: center, to: CGPoint(x: 130, y: 100), duration: 0)
    #expect(recorder.heard == ["pan began", "cancel", "pan ended"])
    pan.cancelsTouchesInView = false
    window.drag(from: center, to: CGPoint(x: 130, y: 100), duration: 0)
    #expect(recorder.heard.dropFirst(3) == ["pan began", "pan ended", "button"])
  }

  @Test func `a tap around a control leaves the control its own`() {
    outer.addSubview(button)
    recorder.watch(UITapGestureRecognizer(), "tap", on: outer)
    window.tap(at: center)
    #expect(recorder.heard == ["button"])
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(recorder.heard == ["button", "tap ended"])
  }

  @Test func `the view hears that a touch has ended when a double tap has failed`() {
    outer.addSubview(button)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    recorder.watch(double, "double", on: outer)
    window.tap(at: center)
    #expect(recorder.heard.isEmpty)
    stage.advance(to: 0.35)
    #expect(recorder.heard == ["button"])
    double.delaysTouchesEnded = false
    window.tap(at: center)
    #expect(recorder.heard == ["button", "button"])
  }

  @Test func `a view hears nothing before a recogniser that holds touches back has failed`() {
    outer.addSubview(button)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    recorder.watch(pan, "pan", on: outer)
    window.touchDown(at: center)
    #expect(!button.isTracking)
    window.touchUp()
    #expect(recorder.heard == ["button"])
    window.drag(from: center, to: CGPoint(x: 130, y: 100), duration: 0)
    #expect(recorder.heard == ["button", "pan began", "pan ended"])
  }

  @Test func `a recogniser that is switched off or taken away cancels`() {
    let pan = UIPanGestureRecognizer()
    recorder.watch(pan, "pan", on: outer)
    for end in [{ pan.isEnabled = false }, { outer.removeGestureRecognizer(pan) }] {
      window.touchDown(at: center)
      window.touchMove(to: .zero)
      end()
      window.touchMove(to: center)
      window.touchUp()
      pan.isEnabled = true
    }
    #expect(recorder.heard == ["pan began", "pan cancelled", "pan began", "pan cancelled"])
    #expect(pan.state == .possible && outer.gestureRecognizers == nil)
  }

  @Test func `a subclass that forgets to end is cancelled, and steps that aren't allowed are ignored`() {
    let forgetful = ForgetfulRecognizer()
    recorder.watch(forgetful, "mine", on: outer)
    window.drag(from: center, to: .zero, duration: 0)
    #expect(recorder.heard == ["mine began", "mine cancelled"])
    #expect(forgetful.state == .possible)
    #expect(forgetful.resets == 1)
  }

  @Test func `views may forbid a gesture`() {
    let strict = StrictView(frame: outer.bounds)
    outer.addSubview(strict)
    recorder.watch(UITapGestureRecognizer(), "tap", on: outer)
    window.tap(at: center)
    #expect(recorder.heard.isEmpty)
  }
}

private final class ForgetfulRecognizer: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .changed
    state = .began
    state = .began
    state = .possible
  }
  override func reset() { resets += 1 }
}

private final class StrictView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension GestureRecognizerTests {
  @Test(arguments: [Double.infinity, .nan, -.infinity])
  func `a press that lasts no number of seconds harms nobody`(duration: Double) {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = duration
    outer.addGestureRecognizer(press)
    window.touchDown(at: center)
    stage.advance(to: 100)
    window.touchUp()
    #expect(press.state == .possible)
  }
}
