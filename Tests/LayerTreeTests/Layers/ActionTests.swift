import CoreGraphics
import LayerTree
import TestSupport
import Testing

/// Which action is found for an event, and what styles say.
@Suite struct ActionTests {
  /// An action that notes its runs.
  private final class Note: CAAction {
    let name: String
    private(set) var runs: [String] = []

    init(_ name: String) { self.name = name }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append(event)
    }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var answer: (any CAAction)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private final class Classy: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "tick" ? Note("class") : nil
    }
  }

  /// ACT-ORDER.
  @Test func `behaviour 28: delegate, actions, style, class, in this order, and null ends the search`() {
    let (layer, delegate) = (Classy(), Delegate())
    func answer() -> String? { (layer.action(forKey: "tick") as? Note)?.name }
    #expect(answer() == "class")
    layer.style = ["style": ["actions": ["tick": Note("inner style")]]]
    #expect(answer() == "inner style")
    layer.style = ["actions": ["tick": Note("style")], "style": ["actions": ["tick": Note("inner style")]]]
    #expect(answer() == "style")
    layer.actions = ["tick": Note("actions")]
    #expect(answer() == "actions")
    layer.delegate = delegate
    #expect(answer() == "actions")
    delegate.answer = Note("delegate")
    #expect(answer() == "delegate")
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "tick") == nil)
    delegate.answer = nil
    layer.actions = ["tick": NSNull()]
    #expect(layer.action(forKey: "tick") == nil)
  }

  /// ACT-ORDER.
  @Test func `behaviour 28: a bare layer has no action for any key, one that was shown an animation`() {
    let keys = [
      "position", "opacity", "contents", "sublayers", "onOrderIn", "onOrderOut", "transition", "frame", "odd",
    ]
    #expect(
      keys.allSatisfy { CALayer().action(forKey: $0) == nil && CALayer.defaultAction(forKey: $0) == nil })
    let hosted = HostedLayer()
    #expect(keys.filter { hosted.layer.action(forKey: $0) != nil } == ["position", "opacity"])
    #expect((hosted.layer.action(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
  }

  @Test func `behaviour 28: an override that returns nil switches implicit animations off`() {
    final class Still: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    let hosted = HostedLayer(Still())
    hosted.perform { $0.cornerRadius = 5 }
    #expect(hosted.layer.animationKeys() == nil && hosted.layer.presentation()?.cornerRadius == 5)
  }

  @Test func `behaviour 28: with actions disabled nobody is asked`() {
    let (hosted, note) = (HostedLayer(), Note("note"))
    hosted.layer.actions = ["opacity": note, "sublayers": note, "tag": note, "hidden": note]
    hosted.perform {
      CATransaction.setDisableActions(true)
      $0.opacity = 0.5
      $0.addSublayer(CALayer())
      $0.setValue(3, forKey: "tag")
      CATransaction.setDisableActions(false)
      $0.isHidden = true
      $0.setValue(4, forKey: "tag")
    }
    #expect(note.runs == ["hidden", "tag"])
  }

  @Test func `behaviour 28: coming and going are events, of the layer and of the one around it`() {
    let (hosted, note, layer) = (HostedLayer(), Note("note"), CALayer())
    hosted.layer.actions = ["sublayers": note, "mask": note]
    layer.actions = [kCAOnOrderIn: note, kCAOnOrderOut: note]
    hosted.perform { $0.addSublayer(layer) }
    #expect(note.runs == ["onOrderIn", "sublayers"])
    hosted.perform { _ in
      layer.isHidden = true
      layer.isHidden = false
      layer.isHidden = false
    }
    #expect(note.runs.dropFirst(2) == ["onOrderOut", "onOrderIn"])
    hosted.perform {
      $0.insertSublayer(layer, at: 0)
      layer.removeFromSuperlayer()
      $0.mask = CALayer()
    }
    #expect(
      note.runs.dropFirst(4) == ["onOrderOut", "onOrderIn", "sublayers", "onOrderOut", "sublayers", "mask"])
  }

  @Test func `behaviour 29: the frame has no action, position and bounds have theirs; objects never move`() {
    let (hosted, note) = (HostedLayer(CAShapeLayer()), Note("note"))
    hosted.layer.actions = ["frame": note, "position": note, "bounds": note]
    hosted.perform { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    #expect(note.runs.sorted() == ["bounds", "position"])
    hosted.add(
      CABasicAnimation.animating("frame", from: CGRect.zero, to: CGRect(x: 9, y: 9, width: 9, height: 9)))
    #expect(hosted.value("frame", at: 0.5) == CGRect(x: 1, y: 2, width: 3, height: 4))
    hosted.perform {
      ($0 as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      $0.contents = 5
    }
    #expect(hosted.layer.animationKeys() == nil)
  }

  // MARK: - Styles

  @Test func `a style gives values to what was never set`() {
    let layer = CALayer()
    layer.opacity = 0.5
    layer.zPosition = 0
    layer.style = [
      "cornerRadius": 4, "opacity": 0.25, "zPosition": 7, "bounds": CGRect(x: 0, y: 0, width: 9, height: 9),
      "style": ["cornerRadius": 8, "borderWidth": 2, "tag": "inner"],
    ]
    #expect(
      layer.cornerRadius == 4 && layer.borderWidth == 2 && layer.value(forKey: "tag") as? String == "inner")
    #expect(layer.opacity == 0.5 && layer.zPosition == 0 && layer.bounds == .zero)
    layer.cornerRadius = 5
    layer.style = ["borderWidth": 3]
    #expect(layer.cornerRadius == 5 && layer.borderWidth == 3)
    layer.style = nil
    #expect(layer.borderWidth == 0 && layer.value(forKey: "tag") == nil)
  }

  @Test func `a style's value shows at the commit without moving there`() {
    let hosted = HostedLayer()
    hosted.perform { $0.style = ["cornerRadius": 4] }
    #expect(hosted.layer.presentation()?.cornerRadius == 4 && hosted.layer.animationKeys() == nil)
  }

  @Test func `a style in itself can't be, and wrong types are ignored`() {
    let layer = CALayer()
    layer.style = ["cornerRadius": "round", "style": 5, "actions": "none"]
    #expect(layer.cornerRadius == 0 && layer.action(forKey: "tick") == nil)
  }

  @Test func `a class may have values for keys of its own`() {
    final class Tagged: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "tag" ? "none" : super.defaultValue(forKey: key)
      }
    }
    let layer = Tagged()
    #expect(layer.value(forKey: "tag") as? String == "none" && layer.value(forKey: "other") == nil)
    layer.setValue("one", forKey: "tag")
    #expect(
      layer.value(forKey: "tag") as? String == "one" && Tagged.defaultValue(forKey: "opacity") as? Float == 1)
  }
}
