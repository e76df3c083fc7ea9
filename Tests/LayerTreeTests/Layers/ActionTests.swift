import CoreGraphics
import LayerTree
import TestSupport
import Testing

/// The search for actions of events, and the values and actions of styles.
@Suite struct ActionTests {
  /// An action that records its runs.
  private final class RecordingAction: CAAction {
    let name: String
    private(set) var runs: [String] = []

    init(_ name: String) { self.name = name }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append(event)
    }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var providedAction: (any CAAction)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { providedAction }
  }

  private final class LayerWithDefaultAction: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "tick" ? RecordingAction("class") : nil
    }
  }

  /// ACT-ORDER.
  @Test func `behavior 28: the search order is delegate, actions, style, class; null ends the search`() {
    let (layer, delegate) = (LayerWithDefaultAction(), Delegate())
    func foundName() -> String? { (layer.action(forKey: "tick") as? RecordingAction)?.name }
    #expect(foundName() == "class")
    layer.style = ["style": ["actions": ["tick": RecordingAction("inner style")]]]
    #expect(foundName() == "inner style")
    layer.style = [
      "actions": ["tick": RecordingAction("style")],
      "style": ["actions": ["tick": RecordingAction("inner style")]],
    ]
    #expect(foundName() == "style")
    layer.actions = ["tick": RecordingAction("actions")]
    #expect(foundName() == "actions")
    layer.delegate = delegate
    #expect(foundName() == "actions")
    delegate.providedAction = RecordingAction("delegate")
    #expect(foundName() == "delegate")
    delegate.providedAction = NSNull()
    #expect(layer.action(forKey: "tick") == nil)
    delegate.providedAction = nil
    layer.actions = ["tick": NSNull()]
    #expect(layer.action(forKey: "tick") == nil)
  }

  /// ACT-ORDER.
  @Test func `behavior 28: a layer without a host has no actions, a hosted one has implicit animations`() {
    let keys = [
      "position", "opacity", "contents", "sublayers", "onOrderIn", "onOrderOut", "transition", "frame", "odd",
    ]
    #expect(
      keys.allSatisfy { CALayer().action(forKey: $0) == nil && CALayer.defaultAction(forKey: $0) == nil })
    let hosted = HostedLayer()
    #expect(keys.filter { hosted.layer.action(forKey: $0) != nil } == ["position", "opacity"])
    #expect((hosted.layer.action(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
  }

  @Test func `behavior 28: an override that returns nil disables implicit animations`() {
    final class LayerWithoutActions: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    let hosted = HostedLayer(LayerWithoutActions())
    hosted.perform { $0.cornerRadius = 5 }
    #expect(hosted.layer.animationKeys() == nil && hosted.layer.presentation()?.cornerRadius == 5)
  }

  @Test func `behavior 28: no actions run while actions are disabled`() {
    let (hosted, action) = (HostedLayer(), RecordingAction("action"))
    hosted.layer.actions = ["opacity": action, "sublayers": action, "tag": action, "hidden": action]
    hosted.perform {
      CATransaction.setDisableActions(true)
      $0.opacity = 0.5
      $0.addSublayer(CALayer())
      $0.setValue(3, forKey: "tag")
      CATransaction.setDisableActions(false)
      $0.isHidden = true
      $0.setValue(4, forKey: "tag")
    }
    #expect(action.runs == ["hidden", "tag"])
  }

  @Test func `behavior 28: insertion and removal are events of the layer and of its superlayer`() {
    let (hosted, action, layer) = (HostedLayer(), RecordingAction("action"), CALayer())
    hosted.layer.actions = ["sublayers": action, "mask": action]
    layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    hosted.perform { $0.addSublayer(layer) }
    #expect(action.runs == ["onOrderIn", "sublayers"])
    hosted.perform { _ in
      layer.isHidden = true
      layer.isHidden = false
      layer.isHidden = false
    }
    #expect(action.runs.dropFirst(2) == ["onOrderOut", "onOrderIn"])
    hosted.perform {
      $0.insertSublayer(layer, at: 0)
      layer.removeFromSuperlayer()
      $0.mask = CALayer()
    }
    #expect(
      action.runs.dropFirst(4) == ["onOrderOut", "onOrderIn", "sublayers", "onOrderOut", "sublayers", "mask"])
  }

  @Test func `behavior 29: setting the frame runs the actions of position and bounds; paths never animate`() {
    let (hosted, action) = (HostedLayer(CAShapeLayer()), RecordingAction("action"))
    hosted.layer.actions = ["frame": action, "position": action, "bounds": action]
    hosted.perform { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    #expect(action.runs.sorted() == ["bounds", "position"])
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

  @Test func `a style provides values for properties that were never set`() {
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

  @Test func `a style's value shows at the commit without animating`() {
    let hosted = HostedLayer()
    hosted.perform { $0.style = ["cornerRadius": 4] }
    #expect(hosted.layer.presentation()?.cornerRadius == 4 && hosted.layer.animationKeys() == nil)
  }

  @Test func `values of the wrong type in a style are ignored`() {
    let layer = CALayer()
    layer.style = ["cornerRadius": "round", "style": 5, "actions": "none"]
    #expect(layer.cornerRadius == 0 && layer.action(forKey: "tick") == nil)
  }

  @Test func `a class can define default values for custom keys`() {
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
