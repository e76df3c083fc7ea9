import LayerTree
import Testing

@Suite struct CAScrollLayerTests {
  private let scroll = CAScrollLayer()
  private let content = CALayer()

  init() {
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    scroll.addSublayer(content)
  }

  @Test func `scrolling moves the origin of the bounds in the allowed directions`() {
    let point = CGPoint(x: 30, y: 40)
    let expected: [(CAScrollLayerScrollMode, CGPoint)] = [
      (.none, .zero), (.horizontally, CGPoint(x: 30, y: 0)), (.vertically, CGPoint(x: 0, y: 40)),
      (.both, point),
    ]
    for (mode, origin) in expected {
      scroll.bounds.origin = .zero
      scroll.scrollMode = mode
      scroll.scroll(to: point)
      #expect(scroll.bounds == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
    }
  }

  @Test func `scrolling to a rectangle takes the shortest distance`() {
    scroll.scroll(to: CGRect(x: 120, y: 10, width: 20, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 0))
    scroll.scroll(to: CGRect(x: 60, y: 100, width: 20, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 60))
    scroll.scroll(to: CGRect(x: 10, y: 20, width: 20, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 10, y: 20))
    // Larger than the bounds, so that its origin becomes visible.
    scroll.scroll(to: CGRect(x: 5, y: 200, width: 300, height: 300))
    #expect(scroll.bounds.origin == CGPoint(x: 5, y: 200))
  }

  @Test func `a layer scrolls its nearest enclosing scroll layer`() {
    let inner = CALayer()
    inner.frame = CGRect(x: 150, y: 160, width: 20, height: 20)
    content.addSublayer(inner)
    inner.scroll(.zero)
    #expect(scroll.bounds.origin == CGPoint(x: 150, y: 160))
    inner.scrollRectToVisible(CGRect(x: -10, y: 0, width: 5, height: 5))
    #expect(scroll.bounds.origin == CGPoint(x: 140, y: 160))
    CALayer().scroll(CGPoint(x: 1, y: 1))
    scroll.scrollRectToVisible(.infinite)
    #expect(scroll.bounds.origin == CGPoint(x: 140, y: 160))
  }

  @Test func `the visible rectangle of a layer is clipped by its enclosing scroll layers`() {
    let whole = CGRect(x: 0, y: 0, width: 400, height: 400)
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.scroll(to: CGPoint(x: 350, y: 20))
    #expect(content.visibleRect == CGRect(x: 350, y: 20, width: 50, height: 50))
    scroll.scroll(to: CGPoint(x: 1000, y: 0))
    #expect(content.visibleRect == .zero)
    content.removeFromSuperlayer()
    #expect(content.visibleRect == whole)
    #expect(content.value(forKey: "visibleRect") as? CGRect == whole)
  }

  @Test func `scrolling animates like any change to the bounds`() {
    let hosted = HostedLayer(scroll)
    hosted.perform { _ in
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      scroll.scroll(to: CGPoint(x: 100, y: 0))
    }
    #expect(hosted.number("bounds.origin.x", at: 0.5) == 50)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `scrolling still works after scrolling to points and rectangles that aren't finite`(_ odd: CGFloat) {
    scroll.scroll(to: CGPoint(x: odd, y: odd))
    scroll.scroll(to: CGRect(x: odd, y: 0, width: odd, height: -odd))
    content.scroll(CGPoint(x: odd, y: 0))
    content.scrollRectToVisible(CGRect(x: 0, y: odd, width: 1, height: 1))
    #expect(content.bounds.contains(content.visibleRect))
    scroll.scroll(to: CGPoint(x: 30, y: 20))
    #expect(scroll.bounds == CGRect(x: 30, y: 20, width: 100, height: 50))
    #expect(content.visibleRect == CGRect(x: 30, y: 20, width: 100, height: 50))
  }
}
