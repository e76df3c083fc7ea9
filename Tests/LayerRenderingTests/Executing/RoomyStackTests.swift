import QuartzCore
import Testing

@testable import LayerRendering

/// Layers lie in each other as deeply as they may, whatever stack the thread has that draws them.
@Suite struct RoomyStackTests {
  /// As many layers within each other, each moved by a point.
  private static func nested(_ count: Int) -> CALayer {
    (0..<count).reduce(CALayer(0, 0, 1, 1, .red)) { inner, _ in
      let outer = CALayer()
      (outer.anchorPoint, outer.position) = (.zero, CGPoint(x: 0.0625, y: 0))
      outer.sublayers = [inner]
      return outer
    }
  }

  @Test func `only trees of many levels count as deep`() {
    for (count, isDeep) in [(1, false), (31, false), (33, true), (200, true)] {
      let tree = TreeSnapshot(of: Self.nested(count), presentation: false)
      #expect(tree.isNested(deeperThan: RoomyStack.plainDepth) == isDeep, "\(count)")
    }
  }
}
