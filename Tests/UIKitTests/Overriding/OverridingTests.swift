import Staging
import Testing
import UIKit

/// Calls of overridden members, by name.
private final class Calls {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }

  subscript(name: String) -> Int { names.count { $0 == name } }
}

@MainActor
struct OverridingTests {
  private final class OwnView: UIView {
    let calls = Calls()
    override var tag: Int { didSet { calls.note("tag") } }
    override var window: UIWindow? { super.window }

    override func setNeedsLayout() {
      calls.note("setNeedsLayout")
      super.setNeedsLayout()
    }

    override func addSubview(_ view: UIView) {
      calls.note("addSubview")
      super.addSubview(view)
    }

    override func removeFromSuperview() {
      calls.note("removeFromSuperview")
      super.removeFromSuperview()
    }

    override func insertSubview(_ view: UIView, at index: Int) {
      calls.note("insertSubview")
      super.insertSubview(view, at: index)
    }

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      calls.note("convert")
      return super.convert(point, to: view)
    }

    override func invalidateIntrinsicContentSize() {
      calls.note("invalidateIntrinsicContentSize")
      super.invalidateIntrinsicContentSize()
    }

    override func sizeToFit() { bounds.size = CGSize(width: 7, height: 9) }
  }

  @Test func `a view's overrides are called by name and when the engine needs them`() {
    let (view, child) = (OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    let parent = UIView()
    let created = view.calls["setNeedsLayout"]
    view.bounds.size.width = 20
    #expect(view.calls["setNeedsLayout"] == created + 1)
    view.addSubview(child)
    #expect(view.calls["addSubview"] == 1 && child.superview === view)
    #expect(view.calls["setNeedsLayout"] == created + 2)
    view.insertSubview(UIView(), at: 0)
    #expect(view.calls["insertSubview"] == 1 && view.calls["addSubview"] == 1 && view.subviews.count == 2)
    parent.addSubview(view)
    view.removeFromSuperview()
    #expect(view.calls["removeFromSuperview"] == 1 && parent.subviews.isEmpty)
    parent.addSubview(view)
    UIView().addSubview(view)
    #expect(view.calls["removeFromSuperview"] == 1, "A move to another superview doesn't call it.")
    view.tag = 3
    view.sizeToFit()
    #expect(view.calls["tag"] == 1 && view.bounds.size == CGSize(width: 7, height: 9))
    _ = view.convert(CGPoint.zero, to: parent)
    #expect(view.calls["convert"] == 1)
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  }

  @Test func `a view can state its layer's class`() {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.path = CGPath(rect: view.bounds, transform: nil)
    #expect((view as UIView).layer === view.layer && view.bounds.width == 10)
  }

  private final class CountingView: UIView {
    nonisolated(unsafe) static var count = 0

    override class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
      animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      count += 1
      super.animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion
      )
    }
  }

  @Test func `class methods that animate can be overridden`() {
    let staged = StagedWindow()
    let view = UIView()
    staged.add(view, CGRect(x: 0, y: 0, width: 10, height: 10))
    CountingView.count = 0
    staged.stage.perform {
      CountingView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    }
    staged.stage.advance(to: 0.5)
    #expect(CountingView.count == 1)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1e-9)
  }

  private final class OwnButton: UIButton {
    let calls = Calls()
    override func setTitle(_ title: String?, for state: UIControl.State) {
      calls.note("setTitle")
      super.setTitle(title?.uppercased(), for: state)
    }
    override var currentTitleColor: UIColor { .red }
    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      calls.note("addAction")
      super.addAction(action, for: controlEvents)
    }
    override func sendActions(for controlEvents: UIControl.Event) {
      calls.note("sendActions")
      super.sendActions(for: controlEvents)
    }
  }

  @Test func `overrides of buttons and controls change what they show and send`() {
    let button = OwnButton(type: .custom)
    var sent = 0
    button.setTitle("go", for: .normal)
    button.addAction(UIAction { _ in sent += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.calls.names == ["setTitle", "addAction", "sendActions"])
    #expect(sent == 1 && button.title(for: .normal) == "GO" && button.titleLabel?.textColor == .red)
  }

  private final class OwnRecognizer: UITapGestureRecognizer {
    let calls = Calls()
    override func addTarget(_ target: Any, action: Selector) {
      calls.note("addTarget")
      super.addTarget(target, action: action)
    }
    override func removeTarget(_ target: Any?, action: Selector?) {
      calls.note("removeTarget")
      super.removeTarget(target, action: action)
    }
  }

  private final class Target { func tapped() {} }

  @Test func `overrides of gesture recognizers are called`() {
    let (recognizer, target) = (OwnRecognizer(), Target())
    recognizer.addTarget(target, action: Selector(Target.tapped))
    recognizer.removeTarget(target, action: nil)
    #expect(recognizer.calls.names == ["addTarget", "removeTarget"])
  }

  private final class OwnController: UIViewController {
    let own = UIViewController()
    override var children: [UIViewController] { super.children + [own] }
    override var presentedViewController: UIViewController? { own }
    override var nibName: String? { "none" }
  }

  @Test func `overrides of controllers are called`() {
    let controller = OwnController()
    controller.addChild(UIViewController())
    #expect(controller.children.count == 2 && controller.children.last === controller.own)
    #expect(controller.presentedViewController === controller.own && controller.nibName == "none")
  }

  private final class OwnColor: UIColor, @unchecked Sendable {
    override class var red: UIColor { UIColor.blue }
    override func setFill() { UIColor.green.setFill() }
  }

  private final class OwnPath: UIBezierPath {
    let calls = Calls()
    override func addLine(to point: CGPoint) {
      calls.note("addLine")
      super.addLine(to: CGPoint(x: point.x * 2, y: point.y))
    }
    override var lineWidth: CGFloat {
      get { super.lineWidth }
      set { super.lineWidth = newValue * 2 }
    }
  }

  private final class OwnImage: UIImage, @unchecked Sendable {
    override var scale: CGFloat { 4 }
    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
  }

  @Test func `overrides of colors, paths and images are called`() throws {
    #expect(OwnColor.red == UIColor.blue)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      OwnColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let cgImage = try #require(picture.cgImage)
    #expect(cgImage.pixel(x: 1, y: 1) == [0, 255, 0, 255])
    let path = OwnPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 1))
    path.lineWidth = 3
    #expect(path.calls["addLine"] == 1 && path.currentPoint.x == 6 && path.lineWidth == 6)
    let image = OwnImage(cgImage: cgImage)
    #expect(image.withRenderingMode(.alwaysTemplate) === image && image.scale == 4)
  }

  private final class OwnFont: UIFont, @unchecked Sendable {
    override class func systemFont(ofSize fontSize: CGFloat) -> UIFont { boldSystemFont(ofSize: 99) }
    override class var labelFontSize: CGFloat { 5 }
  }

  private final class OwnTraits: UITraitCollection, @unchecked Sendable {
    override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
  }

  private final class OwnField: UITextField {
    override var keyboardType: UIKeyboardType {
      get { .URL }
      set {}
    }
  }

  @Test func `overrides of fonts, traits and text fields are called`() {
    #expect(OwnFont.systemFont(ofSize: 3).pointSize == 99 && OwnFont.labelFontSize == 5)
    #expect(
      UIColor.systemBlue.resolvedColor(with: OwnTraits()) != UIColor.systemBlue.resolvedColor(with: .init()))
    #expect(OwnField().keyboardType == .URL)
  }
}
