import Lottie
import Staging
import Testing
import UIKit

@MainActor
@Suite struct LayoutTests {
  /// Content modes with the colors of three pixels on the diagonal of a view of 100 × 50 points at the top.
  static let modes: [(UIView.ContentMode, [[UInt32]])] = [
    (.scaleAspectFit, [Pixel.clear, Pixel.red, Pixel.clear]),
    (.scaleToFill, [Pixel.red, Pixel.red, Pixel.blue]),
    (.scaleAspectFill, [Pixel.red, Pixel.red, Pixel.blue]),
    (.top, [Pixel.red, Pixel.red, Pixel.green]),
    (.bottom, [Pixel.black, Pixel.black, Pixel.blue]),
    (.center, [Pixel.red, Pixel.red, Pixel.blue]),
  ]

  @Test(arguments: 0..<6)
  func `the content mode places the animation`(_ index: Int) throws {
    let (mode, colors) = Self.modes[index]
    let view = LottieAnimationView(animation: try LottieAnimation(text: Films.quarters))
    let staged = StagedView(view, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.contentMode == .scaleAspectFit && view.clipsToBounds)
    staged.perform { $0.contentMode = mode }
    #expect([staged.pixel(5, 5), staged.pixel(40, 20), staged.pixel(95, 45)] == colors)
    #expect(staged.pixel(60, 60) == Pixel.clear)
  }

  @Test func `a viewport shows only its part of the animation`() throws {
    let staged = StagedView(LottieAnimationView(animation: try LottieAnimation(text: Films.quarters)))
    #expect(staged.view.viewportFrame == nil && staged.pixel(20, 20) == Pixel.red)
    staged.perform { $0.viewportFrame = CGRect(x: 50, y: 25, width: 50, height: 25) }
    // The upper right quarter's lower half, as wide as the view, in its vertical center.
    #expect(staged.pixel(2, 30) == Pixel.green && staged.pixel(98, 70) == Pixel.green)
    #expect(staged.pixel(50, 20) == Pixel.clear && staged.pixel(50, 80) == Pixel.clear)
    staged.perform { $0.viewportFrame = nil }
    #expect(staged.pixel(20, 80) == Pixel.black)
  }

  @Test(arguments: [true, false])
  func `a change of size in an animation block animates the animation`(_ isAnimated: Bool) throws {
    let staged = StagedView(LottieAnimationView(animation: try LottieAnimation(text: Films.quarters)))
    staged.perform { view in
      view.animateLayoutChangesWithCurrentCoreAnimationContext = isAnimated
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.size = CGSize(width: 50, height: 50)
        view.layoutIfNeeded()
      }
    }
    staged.stage.advance(to: 0.5)
    // At 75 × 75 points, the quarters meet at 37.5; at 50 × 50 points, at 25.
    #expect(staged.pixel(30, 30) == (isAnimated ? Pixel.red : Pixel.blue))
    staged.stage.advance(to: 2)
    #expect(staged.pixel(20, 20) == Pixel.red && staged.pixel(30, 30) == Pixel.blue)
  }

  @Test func `points are converted to the spaces of layers`() throws {
    let view = LottieAnimationView(animation: try LottieAnimation(text: Films.box))
    let staged = StagedView(view, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    staged.perform { $0.currentFrame = 20 }
    // The box is at (50, 50) of the animation, which is half as large.
    #expect(view.convert(CGPoint(x: 25, y: 25), toLayerAt: "Box") == .zero)
    #expect(
      view.convert(CGRect(x: 0, y: 0, width: 5, height: 5), toLayerAt: nil)
        == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.convert(CGPoint.zero, toLayerAt: "None") == nil)
  }

  @Test func `a subview moves along with a layer, and leaves with its view`() throws {
    let staged = StagedView(LottieAnimationView(animation: try LottieAnimation(text: Films.box)))
    let (badge, lost) = (
      AnimationSubview(frame: CGRect(x: -5, y: 10, width: 10, height: 10)), AnimationSubview()
    )
    staged.perform {
      badge.backgroundColor = .blue
      $0.addSubview(badge, forLayerAt: "Box")
      $0.addSubview(lost, forLayerAt: "None")
      $0.play()
    }
    #expect(badge.superview === staged.view && lost.superview == nil)
    staged.stage.advance(to: 1)
    #expect(staged.pixel(50, 65) == Pixel.blue && staged.pixel(10, 65) == Pixel.clear)
    staged.perform {
      $0.setValueProvider(ColorValueProvider(LottieColor(r: 0, g: 1, b: 0)), keypath: "**.Color")
    }
    #expect(staged.pixel(50, 65) == Pixel.blue && staged.pixel(50, 50) == Pixel.green)
    staged.perform { _ in badge.removeFromSuperview() }
    staged.perform { $0.forceDisplayUpdate() }
    #expect(staged.pixel(50, 65) == Pixel.clear)
  }
}
