import LayerTree
import TestSupport
import Testing

@Suite struct CALayerLayoutTests {
  // MARK: - Autoresizing

  private func frame(
    _ mask: CAAutoresizingMask, from size: CGSize = CGSize(width: 100, height: 100), to newSize: CGSize
  ) -> CGRect {
    let (superlayer, layer) = (CALayer(), CALayer())
    superlayer.bounds.size = size
    superlayer.addSublayer(layer)
    layer.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    layer.autoresizingMask = mask
    superlayer.bounds.size = newSize
    return layer.frame
  }

  struct Row: Sendable {
    let mask: CAAutoresizingMask
    let size: CGSize
    let frame: CGRect

    init(_ mask: CAAutoresizingMask, _ width: CGFloat, _ height: CGFloat, _ frame: [CGFloat]) {
      self.mask = mask
      size = CGSize(width: width, height: height)
      self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
  }

  private static let all = CAAutoresizingMask(rawValue: 63)

  private static let rows = [
    Row([], 200, 300, [10, 20, 50, 40]),  // AR-1
    Row(.layerMinXMargin, 200, 300, [110, 20, 50, 40]),  // AR-2
    Row(.layerHeightSizable, 200, 300, [10, 20, 50, 240]),  // AR-6
    Row([.layerWidthSizable, .layerMaxXMargin], 200, 300, [10, 20, 84, 40]),  // AR-8
    Row([.layerMinXMargin, .layerMaxXMargin], 200, 300, [60, 20, 50, 40]),  // AR-9
    Row([.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin], 200, 300, [43, 20, 84, 40]),  // AR-10
    Row([.layerMinYMargin, .layerHeightSizable], 200, 300, [10, 153, 50, 107]),  // AR-11
    Row([.layerMinYMargin, .layerHeightSizable, .layerMaxYMargin], 200, 300, [10, 86, 50, 108]),  // AR-13
    Row(all, 200, 300, [43, 86, 84, 108]),  // AR-14
    Row([.layerMinXMargin, .layerWidthSizable], 400, 100, [210, 20, 150, 40]),  // AR-15
    Row([.layerMinXMargin, .layerWidthSizable], 110, 100, [16, 20, 54, 40]),  // AR-16
    Row([.layerMinXMargin, .layerWidthSizable], 50, 25, [-24, 20, 34, 40]),  // AR-17
    Row([.layerWidthSizable, .layerHeightSizable], 50, 25, [10, -15, 0, 35]),  // AR-18
  ]

  @Test(arguments: rows)
  func `the autoresizing mask determines the new frame`(_ row: Row) {
    #expect(frame(row.mask, to: row.size) == row.frame)
  }

  @Test func `margins and extent of the mask share the change of size, and others stay the same`() {
    for bits in 1..<UInt32(8) {
      for change in [-40, -1, 0, 0.5, 1, 7, 100] as [CGFloat] {
        let frame = frame(
          CAAutoresizingMask(rawValue: bits), to: CGSize(width: 100 + change, height: 100))
        let (before, extent, after) = (frame.minX - 10, frame.width - 50, change - (frame.maxX - 60))
        #expect(before == 0 || bits & 1 != 0, "\(bits) \(change)")
        #expect(extent == 0 || bits & 2 != 0, "\(bits) \(change)")
        #expect(after == 0 || bits & 4 != 0, "\(bits) \(change)")
      }
    }
  }

  @Test func `autoresizing continues from level to level, down to the deepest level that is drawn`() {
    let root = CALayer()
    var layer = root
    for _ in 0..<20_000 {
      let inner = CALayer()
      inner.autoresizingMask = .layerWidthSizable
      layer.addSublayer(inner)
      layer = inner
    }
    root.bounds.size.width = 8
    #expect(root.sublayers?.first?.sublayers?.first?.bounds.width == 8 && layer.bounds.width == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `sizes that aren't finite result in frames that aren't finite`(_ odd: CGFloat) {
    let frame = frame(Self.all, to: CGSize(width: odd, height: -odd))
    #expect(!frame.minX.isFinite && !frame.minY.isFinite)
  }

  private final class ResizeLog: CALayer {
    var oldSizes: [CGSize] = []

    override func resize(withOldSuperlayerSize size: CGSize) { oldSizes.append(size) }
  }

  @Test func `sublayers are resized once for a change of size, and not for a change of position`() {
    let (superlayer, layer) = (CALayer(), ResizeLog())
    superlayer.addSublayer(layer)
    superlayer.bounds.size = CGSize(width: 5, height: 6)
    superlayer.bounds.origin.x = 4
    superlayer.position.x = 4
    superlayer.setValue(9, forKeyPath: "bounds.size.width")
    #expect(layer.oldSizes == [.zero, CGSize(width: 5, height: 6)])
  }

  // MARK: - Layout managers

  private final class Manager: NSObject, CALayoutManager {
    var log: [String] = []

    func invalidateLayout(of layer: CALayer) { log.append("invalidate") }

    func layoutSublayers(of layer: CALayer) { log.append("layout") }

    func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 3, height: 4) }
  }

  private final class PlainDelegate: NSObject, CALayerDelegate {}

  @Test func `a layout manager lays out sublayers unless the class or the delegate does`() {
    let (layer, manager, delegate) = (CALayer(), Manager(), PlainDelegate())
    layer.layoutManager = manager
    layer.layoutIfNeeded()
    layer.setNeedsLayout()
    layer.setNeedsLayout()
    layer.delegate = delegate
    layer.layoutIfNeeded()
    #expect(manager.log == ["invalidate", "layout", "invalidate", "layout"])
    #expect(layer.preferredFrameSize() == CGSize(width: 3, height: 4))
    #expect(layer.value(forKey: "layoutManager") as? Manager === manager)
  }

  @Test func `the preferred size is the frame's without a layout manager that provides one`() {
    final class EmptyManager: NSObject, CALayoutManager {}
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 3, height: 4)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.preferredFrameSize() == CGSize(width: 6, height: 8))
    layer.layoutManager = EmptyManager()
    #expect(layer.preferredFrameSize() == CGSize(width: 6, height: 8))
    layer.layoutIfNeeded()
  }

  @Test func `layout starts at the outermost marked ancestor`() {
    let (outer, middle, inner) = (LayoutLog(), LayoutLog(), LayoutLog())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    inner.setNeedsLayout()
    var order: [String] = []
    outer.onLayout = { order.append("outer") }
    middle.onLayout = { order.append("middle") }
    inner.onLayout = { order.append("inner") }
    inner.layoutIfNeeded()
    #expect(order == ["outer", "middle", "inner"] && !outer.needsLayout() && !inner.needsLayout())
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    order = []
    // The layer between isn't marked, so the ancestors above it aren't laid out.
    inner.layoutIfNeeded()
    #expect(order == ["inner"] && outer.needsLayout())
  }

  @Test func `a presentation has the layout properties of its model`() throws {
    let layer = CALayer()
    layer.autoresizingMask = .layerWidthSizable
    layer.constraints = [CAConstraint(attribute: .minX, relativeTo: "superlayer", attribute: .minX)]
    let hosted = HostedLayer(layer)
    let shown = try #require(layer.presentation())
    #expect(shown.autoresizingMask == .layerWidthSizable && shown.constraints?.count == 1)
    _ = hosted
  }
}
