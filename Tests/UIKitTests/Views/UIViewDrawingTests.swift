import Staging
import Testing
import UIKit

@MainActor
struct UIViewDrawingTests {
  @Test func `a view that overrides draw(_:) draws with y down, others have no contents`() throws {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    let (plain, drawing) = (UIView(frame: stage.layer.bounds), TopHalfView(frame: stage.layer.bounds))
    stage.perform {
      stage.layer.addSublayer(plain.layer)
      stage.layer.addSublayer(drawing.layer)
    }
    let picture = stage.picture()
    #expect(plain.layer.contents == nil)
    #expect(picture.pixel(x: 1, y: 0) == [255, 0, 0, 255])
    #expect(picture.pixel(x: 1, y: 3) == [0, 0, 0, 0])
    #expect(drawing.count == 1)
    stage.perform { drawing.setNeedsDisplay() }
    _ = stage.picture()
    #expect(drawing.count == 2)
  }

  @Test func `dynamic colors are drawn for the view's traits, also those of templates`() {
    final class Dynamic: UIView {
      override func draw(_ rect: CGRect) {
        UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }.setFill()
        UIBezierPath(rect: rect).fill()
      }
    }
    let stage = Stage(size: CGSize(width: 4, height: 4))
    let view = Dynamic(frame: stage.layer.bounds)
    view.overrideUserInterfaceStyle = .dark
    stage.perform { stage.layer.addSublayer(view.layer) }
    #expect(stage.picture().pixel(x: 1, y: 1) == [255, 0, 0, 255])
    let template = UIImage.of("k").withRenderingMode(.alwaysTemplate)
    let icon = UIImageView(image: template)
    icon.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    icon.frame = view.bounds
    stage.perform { view.addSubview(icon) }
    #expect(stage.picture().pixel(x: 1, y: 1) == [0, 255, 0, 255])
  }

  @Test func `changes outside animation blocks show at once`() {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    let view = UIView(frame: stage.layer.bounds)
    stage.perform { stage.layer.addSublayer(view.layer) }
    stage.advance(to: 1)
    stage.perform { view.alpha = 0.5 }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test func `layerClass determines the layer's class`() {
    let view = GradientView()
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer.delegate === view)
  }

  @Test func `new sizes and subviews invalidate the layout, which is done once`() {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.perform { stage.layer.addSublayer(view.layer) }
    let first = view.layouts
    stage.perform {
      view.frame.size.width = 7
      view.addSubview(UIView())
    }
    #expect(view.layouts == first + 1)
    stage.perform { view.center.x += 1 }
    #expect(view.layouts == first + 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == first + 2)
  }
  /// E15.
  @Test func `a view whose layer overrides draw(in:) draws, with or without an override of draw(_:)`() {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    let (plain, both) = (LevelView(frame: stage.layer.bounds), MarkedLevelView(frame: stage.layer.bounds))
    (plain.level, both.level) = (0.5, 0.25)
    for view in [plain, both] {
      stage.perform { stage.layer.addSublayer(view.layer) }
      let picture = stage.picture()
      let height = view === plain ? 2 : 1
      #expect((0..<4).map { picture.pixel(x: 3, y: $0)[3] } == (0..<4).map { $0 < height ? 255 : 0 })
      stage.perform { view.layer.removeFromSuperlayer() }
    }
    #expect(both.rects == [both.bounds] && UIView().layer.contents == nil)
  }

  /// E15, behavior 33.
  @Test func `a property of a view's layer animates in a block, and draw(in:) draws each value`() {
    let stage = Stage(size: CGSize(width: 2, height: 8))
    let view = LevelView(frame: stage.layer.bounds)
    stage.perform { stage.layer.addSublayer(view.layer) }
    stage.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { view.level = 1 })
    }
    for (time, height) in [(0.0, 0), (0.5, 2), (1, 4), (1.75, 7), (2, 8), (3, 8)] {
      stage.advance(to: time)
      let picture = stage.picture()
      #expect((0..<8).count { picture.pixel(x: 0, y: $0)[3] == 255 } == height, "\(time)")
    }
    stage.perform { view.level = 0.5 }
    #expect(
      view.layer.animationKeys() == nil
        && view.layer.presentation()?.value(forKey: "level") as? CGFloat == 0.5)
  }

  /// E14.
  @Test func `a subview that draw(_:) adds appears in the same frame`() {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    let view = AddingView(frame: stage.layer.bounds)
    stage.perform { stage.layer.addSublayer(view.layer) }
    #expect(stage.picture().pixel(x: 1, y: 0) == [255, 0, 0, 255])
  }
}

private final class TopHalfView: UIView {
  private(set) var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: rect.width, height: rect.height / 2))
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class CountingView: UIView {
  private(set) var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

/// A view that adds a view that draws while it draws itself.
private final class AddingView: UIView {
  override func draw(_ rect: CGRect) {
    if subviews.isEmpty { addSubview(TopHalfView(frame: bounds)) }
  }
}

/// A layer that fills the upper part of its bounds up to a level, a managed property.
private final class LevelLayer: CALayer {
  var level: CGFloat {
    get { value(forKey: "level") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "level") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "level" else { return super.action(forKey: event) }
    guard let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation else { return nil }
    animation.keyPath = event
    animation.fromValue = presentation()?.value(forKey: event) ?? level
    return animation
  }

  override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * level))
  }
}

private class LevelView: UIView {
  override class var layerClass: AnyClass { LevelLayer.self }

  var level: CGFloat {
    get { (layer as? LevelLayer)?.level ?? .nan }
    set { (layer as? LevelLayer)?.level = newValue }
  }
}

private final class MarkedLevelView: LevelView {
  private(set) var rects: [CGRect] = []
  override func draw(_ rect: CGRect) { rects.append(rect) }
}
