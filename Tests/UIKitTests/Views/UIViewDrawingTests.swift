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
