import Staging
import Testing
import UIKit

@MainActor
struct UIControlTests {
  private let staged = StagedWindow()
  private let control = UIControl()
  private let recorder = Recorder()

  private var window: UIWindow { staged.window }

  init() {
    staged.add(control, CGRect(x: 90, y: 90, width: 20, height: 20))
    let recorder = recorder
    for (name, event) in Self.events {
      control.addAction(UIAction { _ in recorder.events.append(name) }, for: event)
    }
  }

  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("again", .touchDownRepeat), ("inside", .touchDragInside),
    ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("up", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
  ]

  @Test func `a tap is a touch down and a touch up inside`() {
    window.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
    window.touchUp()
    #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
    #expect(recorder.events == ["down", "up"])
  }

  @Test func `a touch counts as inside up to 70 points around the control`() {
    window.touchDown(at: CGPoint(x: 100, y: 100))
    window.touchMove(to: CGPoint(x: 179, y: 100))
    window.touchMove(to: CGPoint(x: 181, y: 100))
    #expect(!control.isHighlighted)
    window.touchMove(to: CGPoint(x: 100, y: 21))
    #expect(control.isHighlighted)
    window.touchUp(at: CGPoint(x: 100, y: 19))
    #expect(recorder.events == ["down", "inside", "outside", "exit", "inside", "enter", "upOutside"])
  }

  @Test func `a second tap within 0.35 s is a repeated touch down, a later one isn't`() {
    window.tap(at: CGPoint(x: 100, y: 100))
    staged.stage.advance(to: 0.35)
    window.tap(at: CGPoint(x: 101, y: 100))
    staged.stage.advance(to: 0.75)
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(recorder.events == ["down", "up", "down", "again", "up", "down", "up"])
  }

  @Test func `touches are canceled by the system and by disabling the control`() {
    window.touchDown(at: CGPoint(x: 100, y: 100))
    window.touchCancel()
    window.touchDown(at: CGPoint(x: 100, y: 100))
    control.isEnabled = false
    #expect(control.state == .disabled)
    window.touchUp()
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(recorder.events == ["down", "cancel", "down", "cancel"])
  }

  @Test func `a subclass decides whether to track a touch`() {
    let choosy = ChoosyControl()
    staged.add(choosy, CGRect(x: 0, y: 0, width: 50, height: 50))
    let recorder = recorder
    choosy.addAction(UIAction { _ in recorder.events.append("event") }, for: .allTouchEvents)
    window.tap(at: CGPoint(x: 40, y: 10))
    #expect(recorder.events.isEmpty)
    window.touchDown(at: CGPoint(x: 10, y: 10))
    window.touchMove(to: CGPoint(x: 20, y: 10))
    window.touchMove(to: CGPoint(x: 40, y: 10))
    window.touchUp()
    #expect(recorder.events == ["event", "event"])
    #expect(!choosy.isTracking)
  }

  @Test func `targets are called with the control and aren't retained`() {
    var target: Target? = Target()
    weak let weakTarget = target
    control.addTarget(target, action: Selector(Target.tapped(_:)), for: .valueChanged)
    control.addTarget(target, action: Selector(Target.count), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(target?.senders.map { $0 === control } == [true])
    #expect(target?.counted == 1)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown)?.count == 1)
    control.removeTarget(target, action: nil, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    target = nil
    #expect(weakTarget == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `without a target the nearest responder with the method is called`() {
    let responder = RespondingView()
    staged.add(responder, CGRect(x: 0, y: 0, width: 50, height: 50))
    responder.addSubview(control)
    control.addTarget(nil, action: Selector(RespondingView.tapped(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(responder.senders == [control])
  }

  @Test func `an action replaces the one with the same identifier`() {
    let recorder = recorder
    for name in ["old", "new"] {
      control.addAction(
        UIAction(title: name, identifier: .init("save")) { action in
          recorder.events.append(action.title)
          #expect(action.sender as? UIControl === control)
        }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(recorder.events == ["new"])
    control.removeAction(identifiedBy: .init("save"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(recorder.events == ["new"])
  }

  @Test func `a method that the target doesn't have traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIControl().addTarget(UIView(), action: Selector(Target.count), for: .touchDown)
    }
  }
}

@MainActor
private final class Recorder {
  var events: [String] = []
}

@MainActor
private final class Target: NSObject {
  var senders: [UIControl] = []
  var counted = 0

  func tapped(_ sender: UIControl) { senders.append(sender) }
  func count() { counted += 1 }
}

private final class RespondingView: UIView {
  var senders: [UIControl] = []

  func tapped(_ sender: UIControl) { senders.append(sender) }
}

/// A control that tracks touches in its left half only.
private final class ChoosyControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.location(in: self).x < 25
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.location(in: self).x < 25
  }
}
