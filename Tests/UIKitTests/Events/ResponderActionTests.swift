import Testing
import UIKit

@MainActor
struct ResponderActionTests {
  private final class Player: UIView {
    func play(_ sender: Any?) {}
  }

  @Test func `actions are looked up along the responder chain`() {
    let (player, child) = (Player(), UIView())
    player.addSubview(child)
    let play = Selector("play:", Player.play(_:))
    #expect(child.canPerformAction(play, withSender: nil))
    #expect(child.target(forAction: play, withSender: nil) as? UIView === player)
    #expect(!UIView().canPerformAction(play, withSender: nil))
    #expect(!player.canPerformAction("copy:", withSender: nil))
  }

  @Test func `a view that can copy is found`() {
    final class CopyableLabel: UILabel {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }
    let label = CopyableLabel()
    let copy = Selector("copy:", UIResponder.copy(_:))
    #expect(label.target(forAction: copy, withSender: nil) as? UIView === label)
    #expect(!label.canPerformAction("paste:", withSender: nil))
  }

  @Test func `an object that can't perform a standard edit action isn't its target`() {
    final class Copier: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
    }
    let (copier, child) = (Copier(), UIView())
    copier.addSubview(child)
    #expect(!child.canPerformAction("copy:", withSender: nil))
    #expect(child.target(forAction: "copy:", withSender: nil) as? UIView === copier)
    #expect(child.target(forAction: "cut:", withSender: nil) == nil)
  }

  @Test func `motions pass along the responder chain`() {
    final class Shaker: UIView {
      var motions: [UIEvent.EventSubtype] = []
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append(motion)
      }
    }
    let (shaker, child) = (Shaker(), UIView())
    shaker.addSubview(child)
    child.motionEnded(.motionShake, with: nil)
    #expect(shaker.motions == [.motionShake])
  }

  @Test func `the application ignores touches on request`() {
    let staged = StagedWindow()
    let button = UIButton(type: .custom)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    staged.add(button, CGRect(x: 0, y: 0, width: 100, height: 100))
    UIApplication.shared.beginIgnoringInteractionEvents()
    staged.window.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 0 && UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    staged.window.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }

  @Test func `static methods are targets' actions`() {
    @MainActor final class Counter {
      static var count = 0
      static func add(_ sender: Any?) { count += 1 }
    }
    let control = UIControl()
    control.addTarget(
      Counter.self, action: Selector("add:", { ($0 as Counter.Type).add(_:) }), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Counter.count == 1)
  }

  @Test func `methods with three and more parameters are known to their targets`() {
    final class Saver: NSObject {
      var calls: [String] = []
      func saved(_ image: String, error: (any Error)?, context: UnsafeRawPointer?) { calls.append(image) }
      func four(_ a: Int, b: Int, c: Int, d: Int?) {}
    }
    let saver = Saver()
    let three = Selector("saved:error:context:", Saver.saved(_:error:context:))
    #expect(saver.responds(to: three))
    saver.perform(three, with: "a", with: nil)
    #expect(saver.calls == ["a"])
    #expect(saver.responds(to: Selector("four:b:c:d:", Saver.four(_:b:c:d:))))
    let five = Selector("five:b:c:d:e:", methodOf: Saver.self)
    #expect(saver.responds(to: five) && !NSObject().responds(to: five))
  }
}
