import Testing
import UIKit

/// Targets whose methods have names, as `#selector` gives them on Apple's systems.
@MainActor
struct TargetTests {
  private final class Pad: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ sender: UIControl) { calls.append("sender") }
    func both(_ sender: UIControl, event: UIEvent?) { calls.append("both \(event != nil)") }
    func tapped(_ recognizer: UIGestureRecognizer) { calls.append("tapped") }
  }

  private let pad = Pad()
  private let plain = Selector("plain", Pad.plain)
  private let sender = Selector("sender:", Pad.sender(_:))

  @Test func `a named method that is added twice is called once, for all its events`() {
    let control = UIControl()
    control.addTarget(pad, action: plain, for: .touchUpInside)
    control.addTarget(pad, action: Selector("plain", Pad.plain), for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(pad.calls == ["plain", "plain"])
    #expect(control.actions(forTarget: pad, forControlEvent: .touchUpInside) == ["plain"])
  }

  @Test func `only the named method is removed`() {
    let control = UIControl()
    control.addTarget(pad, action: plain, for: .touchUpInside)
    control.addTarget(pad, action: sender, for: .touchUpInside)
    control.removeTarget(pad, action: Selector("plain"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(pad.calls == ["sender"])
    control.removeTarget(pad, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(pad.calls == ["sender"] && control.allTargets.isEmpty)
  }

  @Test func `a method with two parameters receives the event`() {
    let staged = StagedWindow()
    let control = UIControl()
    staged.add(control, CGRect(x: 0, y: 0, width: 100, height: 100))
    control.addTarget(pad, action: Selector("both:event:", Pad.both(_:event:)), for: .touchUpInside)
    staged.window.tap(at: CGPoint(x: 50, y: 50))
    control.sendActions(for: .touchUpInside)
    #expect(pad.calls == ["both true", "both false"])
  }

  @Test func `gesture recognizers compare named methods too`() {
    let staged = StagedWindow()
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    staged.add(view, CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(tap)
    tap.addTarget(pad, action: Selector("tapped:", Pad.tapped(_:)))
    tap.addTarget(pad, action: Selector("tapped:", Pad.tapped(_:)))
    tap.addTarget(pad, action: plain)
    staged.window.tap(at: CGPoint(x: 50, y: 50))
    #expect(pad.calls == ["tapped", "plain"])
    tap.removeTarget(pad, action: Selector("tapped:"))
    staged.window.tap(at: CGPoint(x: 150, y: 50))
    staged.window.tap(at: CGPoint(x: 50, y: 50))
    #expect(pad.calls == ["tapped", "plain", "plain"])
  }
}
