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

  @Test func `a tap is recognized if the finger is lifted in time and nearby`() {
    recorder.watch(UITapGestureRecognizer(), "tap", on: outer)
    window.tap(at: center)
    #expect(recorder.entries == ["tap ended"])
    window.touchDown(at: center)
    stage.advance(to: 0.8)
    window.touchUp()
    window.touchDown(at: center)
    window.touchMove(to: CGPoint(x: 150, y: 100))
    window.touchUp(at: center)
    window.tap(at: center, fingers: 2)
    #expect(recorder.entries == ["tap ended"])
  }

  @Test func `a two-finger tap requires two fingers`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    recorder.watch(tap, "tap", on: outer)
    var location = CGPoint.zero
    var count = 0
    tap.addAction {
      location = $0.location(in: nil)
      count = $0.numberOfTouches
    }
    window.tap(at: center)
    #expect(recorder.entries.isEmpty)
    window.tap(at: center, fingers: 2)
    #expect(recorder.entries == ["tap ended"])
    #expect(location == CGPoint(x: 110, y: 100))
    #expect(count == 2)
  }

  @Test func `a single tap that requires a double tap to fail is recognized after 0.35 s`() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    recorder.watch(single, "single", on: outer)
    recorder.watch(double, "double", on: outer)
    window.tap(at: center)
    stage.advance(to: 0.34)
    #expect(recorder.entries.isEmpty)
    stage.advance(to: 0.36)
    #expect(recorder.entries == ["single ended"])
    window.tap(at: center, count: 2)
    stage.advance(to: 1)
    #expect(recorder.entries == ["single ended", "double ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test func `recognizers that wait for each other don't wait forever`() {
    let taps = (0..<3).map { _ in UITapGestureRecognizer() }
    for (index, tap) in taps.enumerated() {
      tap.require(toFail: taps[(index + 1) % 3])
      recorder.watch(tap, "tap \(index)", on: outer)
    }
    window.tap(at: center)
    #expect(recorder.entries.count == 1)
    window.tap(at: center)
    #expect(recorder.entries.count == 2)
  }

  @Test func `a long press begins after half a second and then changes with the finger`() {
    let press = UILongPressGestureRecognizer()
    recorder.watch(press, "press", on: outer)
    window.touchDown(at: center)
    stage.advance(to: 0.49)
    #expect(recorder.entries.isEmpty)
    stage.advance(to: 0.5)
    #expect(recorder.entries == ["press began"])
    window.touchMove(to: .zero)
    window.touchUp()
    #expect(recorder.entries == ["press began", "press changed", "press ended"])
    window.touchDown(at: center)
    window.touchMove(to: CGPoint(x: 111, y: 100))
    stage.advance(to: 2)
    window.touchUp()
    #expect(recorder.entries.count == 3)
  }

  @Test func `a pan begins after 10 points and reports translation and velocity`() {
    let pan = UIPanGestureRecognizer()
    recorder.watch(pan, "pan", on: outer)
    window.touchDown(at: center)
    window.touchMove(to: CGPoint(x: 109, y: 100))
    #expect(recorder.entries.isEmpty)
    window.touchMove(to: CGPoint(x: 110, y: 100))
    #expect(recorder.entries == ["pan began"])
    #expect(pan.translation(in: outer) == CGPoint(x: 10, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: outer)
    window.touchUp(at: CGPoint(x: 110, y: 100))
    var velocity = CGPoint.zero
    pan.addAction { [pan] in if $0.state == .ended { velocity = pan.velocity(in: nil) } }
    window.drag(from: center, to: CGPoint(x: 150, y: 50), duration: 0.5)
    stage.advance(to: 1)
    #expect(recorder.entries.last == "pan ended")
    #expect(abs(velocity.x - 100) < 1e-6 && abs(velocity.y + 100) < 1e-6)
  }

  @Test func `fingers that rest before they are lifted have no velocity`() {
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
    #expect(recorder.entries == ["swipe ended"])
    window.drag(from: center, to: CGPoint(x: 40, y: 110), duration: 0.9)
    stage.advance(to: 2)
    window.drag(from: center, to: CGPoint(x: 40, y: 170), duration: 0.2)
    stage.advance(to: 3)
    window.drag(from: center, to: CGPoint(x: 160, y: 100), duration: 0.2)
    stage.advance(to: 4)
    #expect(recorder.entries == ["swipe ended"])
  }

  @Test func `pinch and rotation are recognized simultaneously if allowed`() {
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
    #expect(recorder.entries.suffix(2) == ["pinch ended", "rotation ended"])
    #expect(pinch.scale == 1 && rotation.rotation == 0)
  }

  @Test func `the first recognition makes other recognizers fail unless simultaneous recognition is allowed`()
  {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    recorder.watch(UIPanGestureRecognizer(), "outer", on: outer)
    recorder.watch(UIPanGestureRecognizer(), "inner", on: inner)
    window.drag(from: center, to: CGPoint(x: 120, y: 100), duration: 0)
    #expect(recorder.entries == ["inner began", "inner ended"])
    recorder.isSimultaneous = true
    window.drag(from: center, to: CGPoint(x: 120, y: 100), duration: 0)
    #expect(recorder.entries.dropFirst(2) == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `recognition cancels the view's touches unless cancelsTouchesInView is false`() {
    outer.addSubview(button)
    let pan = UIPanGestureRecognizer()
    recorder.watch(pan, "pan", on: outer)
    window.drag(from: center, to: CGPoint(x: 130, y: 100), duration: 0)
    #expect(recorder.entries == ["pan began", "cancel", "pan ended"])
    pan.cancelsTouchesInView = false
    window.drag(from: center, to: CGPoint(x: 130, y: 100), duration: 0)
    #expect(recorder.entries.dropFirst(3) == ["pan began", "pan ended", "button"])
  }

  @Test func `a tap recognizer outside a control doesn't take the control's taps`() {
    outer.addSubview(button)
    recorder.watch(UITapGestureRecognizer(), "tap", on: outer)
    window.tap(at: center)
    #expect(recorder.entries == ["button"])
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(recorder.entries == ["button", "tap ended"])
  }

  @Test func `the end of a touch is delivered after a double tap has failed`() {
    outer.addSubview(button)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    recorder.watch(double, "double", on: outer)
    window.tap(at: center)
    #expect(recorder.entries.isEmpty)
    stage.advance(to: 0.35)
    #expect(recorder.entries == ["button"])
    double.delaysTouchesEnded = false
    window.tap(at: center)
    #expect(recorder.entries == ["button", "button"])
  }

  @Test func `delaysTouchesBegan delays touches until the recognizer has failed`() {
    outer.addSubview(button)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    recorder.watch(pan, "pan", on: outer)
    window.touchDown(at: center)
    #expect(!button.isTracking)
    window.touchUp()
    #expect(recorder.entries == ["button"])
    window.drag(from: center, to: CGPoint(x: 130, y: 100), duration: 0)
    #expect(recorder.entries == ["button", "pan began", "pan ended"])
  }

  @Test func `disabling or removing a recognizer cancels its gesture`() {
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
    #expect(recorder.entries == ["pan began", "pan cancelled", "pan began", "pan cancelled"])
    #expect(pan.state == .possible && outer.gestureRecognizers == nil)
  }

  @Test func `a gesture without an end is canceled, and invalid state changes are ignored`() {
    let forgetful = ForgetfulRecognizer()
    recorder.watch(forgetful, "mine", on: outer)
    window.drag(from: center, to: .zero, duration: 0)
    #expect(recorder.entries == ["mine began", "mine cancelled"])
    #expect(forgetful.state == .possible)
    #expect(forgetful.resets == 1)
  }

  @Test func `a view can prevent a gesture`() {
    let strict = StrictView(frame: outer.bounds)
    outer.addSubview(strict)
    recorder.watch(UITapGestureRecognizer(), "tap", on: outer)
    window.tap(at: center)
    #expect(recorder.entries.isEmpty)
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
  func `an invalid press duration has no effect`(duration: Double) {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = duration
    outer.addGestureRecognizer(press)
    window.touchDown(at: center)
    stage.advance(to: 100)
    window.touchUp()
    #expect(press.state == .possible)
  }
}
