import Staging
import Testing
import UIKit

@MainActor
struct UIViewGeometryTests {
  @Test func `the frame follows from bounds, center, anchor point and transform, and sets them (S13)`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.layer.position == view.center)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 40, height: 20))
    view.center.x += 5
    #expect(view.frame.minX == 5)
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func `points convert between views of a window, even scrolled ones`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 3)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 23))
    #expect(inner.convert(CGPoint(x: 16, y: 23), from: window) == CGPoint(x: 1, y: 1))
    #expect(window.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 22, width: 10, height: 10))
  }

  private nonisolated static let resizings: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 20, width: 130, height: 40)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 140)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 30, height: 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 100.0 / 7, y: 20, width: 30, height: 40)),
    ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20 + 100.0 / 3, width: 30, height: 40)),
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
  ]

  /// Flexible parts resize in proportion to their lengths.
  @Test(arguments: resizings)
  func `subviews resize with their superview according to their masks`(
    _ mask: UIView.AutoresizingMask, _ expected: CGRect
  ) {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 200)
    #expect(abs(inner.frame.minX - expected.minX) < 1e-9)
    #expect(abs(inner.frame.minY - expected.minY) < 1e-9)
    #expect(abs(inner.frame.width - expected.width) < 1e-9)
    #expect(abs(inner.frame.height - expected.height) < 1e-9)
  }

  @Test func `the top of a content mode is the top of the view`() {
    let view = UIView()
    view.contentMode = .top
    #expect(view.layer.contentsGravity == .bottom)
    view.contentMode = .scaleAspectFit
    #expect(view.layer.contentsGravity == .resizeAspect)
    view.contentMode = .redraw
    #expect(view.layer.needsDisplayOnBoundsChange)
  }

  @Test func `values of a frame that aren't finite become 0`() {
    let view = UIView(frame: CGRect(x: CGFloat.nan, y: 1, width: .infinity, height: 2))
    #expect(view.frame == CGRect(x: 0, y: 1, width: 0, height: 2))
  }
}
