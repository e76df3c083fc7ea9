import Testing
import UIKit

struct ImageContextTests {
  @Test func `y points down in image contexts`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 2)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.letters == ["rrrr", "rrrr", "....", "...."])
    #expect(image?.scale == 2 && image?.size == CGSize(width: 2, height: 2))
  }

  @Test func `contexts form a stack`() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIGraphicsPushContext(outer!)
    #expect(UIGraphicsGetCurrentContext() === outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 2)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e6, height: 1e6),
  ])
  func `an invalid size results in no context, which still has to be ended`(size: CGSize) {
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage == nil)
  }

  @Test func `the default scale is that of the current traits`() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 3)
    }
  }

  @MainActor @Test func `images, traits and views have the screen's scale by default`() {
    let scale = UIScreen.main.scale
    #expect(UITraitCollection.current.displayScale == scale)
    #expect(UIView().contentScaleFactor == scale && UIView().traitCollection.displayScale == scale)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIGraphicsImageRendererFormat.default().scale == scale)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == scale)
      UIGraphicsEndImageContext()
    }
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.displayScale == scale && view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `configuring the screen changes the defaults of later images on all threads`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { UIScreen.main.configure(size: CGSize(width: 100, height: 50), scale: 3) }
      precondition(UITraitCollection.current.displayScale == 3)
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
      precondition(renderer.image { _ in }.cgImage?.width == 3)
      await MainActor.run {
        precondition(UIScreen.main.nativeBounds.width == 300 && UIWindow().bounds.width == 100)
      }
    }
  }

  @Test func `an opaque image begins black`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.letters == ["k"])
    UIGraphicsEndImageContext()
  }

  @Test func `a renderer draws its bounds and removes its context, whatever its actions leave behind`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 3, height: 2), format: format)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 3, height: 2))
      UIColor.green.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 5, height: 1))
      UIGraphicsPushContext(context.cgContext)
    }
    #expect(image.letters == [".gg", "..."])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(renderer.pngData { _ in }.isEmpty == false)
  }

  @Test func `rectangles are filled, framed, stroked inside and clipped`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
    let whole = CGRect(x: 0, y: 0, width: 4, height: 3)
    let framed = renderer.image { _ in
      UIColor.red.setFill()
      UIRectFrame(whole)
    }
    #expect(framed.letters == ["rrrr", "r..r", "rrrr"])
    let stroked = renderer.image { context in
      UIColor.blue.setStroke()
      context.stroke(whole)
    }
    #expect(stroked.letters == ["bbbb", "b..b", "bbbb"])
    let cut = renderer.image { context in
      UIColor.green.setFill()
      context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 2))
      context.fill(whole)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .clear)
    }
    #expect(cut.letters == ["..g.", ".gg.", "...."])
    let replaced = renderer.image { _ in
      UIColor.red.setFill()
      UIRectFill(whole)
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 3))
    }
    #expect(replaced.letters == [".rrr", ".rrr", ".rrr"])
  }

  @Test func `paths fill, clip and blend in the current context`() {
    let image = UIImage.drawn(4, 2) {
      UIColor.red.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 2)).fill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .clear, alpha: 1)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).addClip()
      UIColor.blue.set()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 1.5))
      line.addLine(to: CGPoint(x: 4, y: 1.5))
      line.stroke()
    }
    #expect(image.letters == [".rr.", "bbr."])
  }
}
