import QuartzCore
import Testing

@testable import LayerRendering

/// Layers can be nested to the maximum depth, regardless of the stack of the thread that draws them.
@Suite struct LargeStackTests {
  /// A number of nested layers, each offset by a point.
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
      #expect((tree.depth > LargeStack.maximumShallowDepth) == isDeep, "\(count)")
    }
  }
}
