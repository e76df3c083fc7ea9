import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import LayerTree

/// Limits, raw values, and the smallest types.
@Suite struct LayerTreeLimitsTests {
  @Test func `autoresizing masks have Core Animation's bits`() {
    let masks: [CAAutoresizingMask] = [
      .layerNotSizable, .layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerMinYMargin,
      .layerHeightSizable,
      .layerMaxYMargin,
    ]
    #expect(masks.map(\.rawValue) == [0, 1, 2, 4, 8, 16, 32])
  }

  @Test func `limits have their documented values`() {
    #expect(CALayer.maximumDepth == 256 && ReplicatorInstances.maximumCount == 65_536)
    #expect(TransactionStack.defaultDuration == 0.25 && FrameGrid.maximumRate == 10_000)
    #expect(MediaClock().now == 0)
    let link = CADisplayLink { _ in }
    #expect(
      link.frameInterval == 1 && link.preferredFramesPerSecond == 0
        && link.preferredFrameRateRange == .default)
    #expect(!link.isPaused && link.timestamp == 0)
  }

  @Test func `without a stage, the media time is the system's monotonic time`() {
    func seconds() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
    let before = seconds()
    let time = CACurrentMediaTime()
    #expect(time >= before - 1e-6 && time <= seconds() + 1e-6)
  }

  @Test func `an object pool reuses the indices of released objects`() {
    var pool = ObjectPool<String>()
    #expect(["a", "b", "c"].map { pool.retain($0) } == [0, 1, 2])
    #expect((0..<4).map { pool[$0] } == ["a", "b", "c", nil] && pool[-1] == nil)
    pool.release(1)
    #expect(pool[1] == nil && pool.retain("d") == 1 && pool[1] == "d" && pool.retain("e") == 3)
  }

  @Test func `more than 64 stale rectangles are everything`() {
    func rects(_ count: Int) -> StaleTiles {
      .within((0..<count).map { CGRect(x: 10 * CGFloat($0), y: 0, width: 5, height: 5) })
    }
    let far = CGRect(x: -100, y: -100, width: 1, height: 1)
    for (first, second, isAll) in [
      (0, 64, false), (64, 0, false), (32, 32, false), (1, 64, true), (33, 32, true),
    ] {
      var tiles = rects(first)
      tiles.insert(rects(second))
      #expect(tiles.touches(far) == isAll && !tiles.isEmpty)
    }
    var all = StaleTiles.none
    #expect(all.isEmpty && !all.touches(.zero))
    all.insert(.all)
    all.insert(rects(1))
    #expect(all.touches(far) && !all.isEmpty)
    // Rectangles that only share an edge don't touch.
    let one = rects(1)
    for (x, y, touches) in [
      (4.5, 4.5, true), (5, 0, false), (0, 5, false), (-2, 0, false), (0, -2, false), (-1.5, -1.5, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      #expect(one.touches(CGRect(x: x, y: y, width: 2, height: 2)) == touches)
    }
    #expect(
      StaleTiles.within([CGRect(x: 5, y: 5, width: -5, height: -5)]).touches(
        CGRect(x: 1, y: 1, width: 1, height: 1)))
  }

  @Test func `a layer's path has its places among its siblings, and -1 for a mask`() {
    let (root, middle, leaf, mask) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.sublayers = [CALayer(), middle]
    middle.sublayers = [CALayer(), CALayer(), leaf]
    middle.mask = mask
    #expect(LayerPath(root).indices.isEmpty && LayerPath(leaf).indices == [1, 2] && !LayerPath(leaf).isMask)
    #expect(LayerPath(mask).indices == [1, -1] && LayerPath(mask).isMask)
    #expect(LayerPath(root).appending(1).appending(2) == LayerPath(leaf))
    middle.name = "m"
    let label = LayerLabel(middle)
    #expect(label.className == "CALayer" && label.name == "m" && label.viewName == nil)
  }

  @Test func `a transaction's duration may be 0 but not less`() {
    CATransaction.begin()
    let reports = CoreAnimationDiagnostics.reports {
      CATransaction.setAnimationDuration(0)
      #expect(CATransaction.animationDuration() == 0)
      CATransaction.setAnimationDuration(-0.5)
      #expect(CATransaction.animationDuration() == 0)
    }
    #expect(reports == ["a transaction's duration must be 0 or more, not -0.5"])
    CATransaction.commit()
  }

  @Test func `all known types of transitions are accepted`() {
    let transition = CATransition()
    let names = [
      "fade", "moveIn", "push", "reveal", "cube", "oglFlip", "pageCurl", "pageUnCurl", "rippleEffect",
      "twist", "swirl",
      "suckEffect", "spewEffect", "genie", "genieEffect", "unGenieEffect", "cameraIrisHollowOpen",
      "cameraIrisHollowClose", "tubey", "charminUltra", "zoomyIn", "zoomyOut", "oglApplicationSuspend",
    ]
    #expect(Set(CATransitionType.knownNames) == Set(names))
    #expect(
      CoreAnimationDiagnostics.reports { for name in names { transition.type = .init(rawValue: name) } }
        .isEmpty)
  }
}

// MARK: - Animations

extension LayerTreeLimitsTests {
  @Test func `groups may be nested 64 deep`() {
    func chain(_ count: Int) -> CAAnimationGroup {
      (0..<count).reduce(CAAnimationGroup()) { inner, _ in
        let group = CAAnimationGroup()
        group.animations = [inner]
        return group
      }
    }
    let deepest = chain(62)
    let group = CAAnimationGroup()
    #expect(
      CoreAnimationDiagnostics.reports { group.animations = [deepest] }.isEmpty
        && group.animations?.count == 1)
    let tooDeep = CAAnimationGroup()
    #expect(
      CoreAnimationDiagnostics.reports { tooDeep.animations = [group] }.count == 1
        && tooDeep.animations == nil)
  }

  @Test func `groups may contain 100,000 animations`() {
    let members = Array(repeating: CABasicAnimation(keyPath: "opacity"), count: 1000)
    for (count, isAllowed) in [(100, true), (101, false)] {
      let inner = CAAnimationGroup()
      inner.animations = members
      let group = CAAnimationGroup()
      let reports = CoreAnimationDiagnostics.reports {
        group.animations = Array(repeating: inner, count: count)
      }
      #expect(reports.isEmpty == isAllowed && (group.animations != nil) == isAllowed)
    }
  }
}

// MARK: - Frames

extension LayerTreeLimitsTests {
  @Test(arguments: [1, 2, 7], [24, 60, 59.94, 120])
  func `the next tick is the first multiple of the interval after a time`(interval: Int, rate: Double) {
    let grid = FrameGrid(rate: rate)
    #expect(grid.period == 1 / rate)
    for count in 0..<40 {
      let multiple = Double(count * interval) / rate
      let next = Double((count + 1) * interval) / rate
      #expect(grid.time(after: multiple, every: interval) == next)
      #expect(grid.time(after: (multiple + next) / 2, every: interval) == next)
      #expect(grid.time(after: next.nextDown, every: interval) == next)
      #expect(grid.frame(at: (Double(count) + 0.5) / rate) == Double(count))
    }
  }

  @Test func `a request for a rate or an interval is limited to a billion frames`() {
    let most = 1 << 30
    for (request, interval) in [
      (.everyFrame, 1), (.frameInterval(0), 1), (.frameInterval(5), 5), (.frameInterval(most), most),
      (.frameInterval(most + 1), most), (.rate(24), 3), (.rate(60), 1), (.rate(61), 1), (.rate(59), 1),
      (.rate(0), 1),
      (.range(CAFrameRateRange(minimum: 0, maximum: 1e-30)), most),
      (.range(CAFrameRateRange(minimum: 30, maximum: 30)), 2),
      (.range(CAFrameRateRange(minimum: 60, maximum: 60)), 1),
      (.range(CAFrameRateRange(minimum: 25, maximum: 40)), 2),
    ] as [(FrameRateRequest, Int)] {
      #expect(request.interval(at: 60) == interval, "\(request)")
    }
  }
}

// MARK: - Display and scrolling

extension LayerTreeLimitsTests {
  @Test func `a layer draws contents of 1 to 16,384 pixels on each side`() {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {}
    }
    for (width, height, scale, size) in [
      (16_384, 1, 1, [16_384, 1]), (1, 16_384, 1, [1, 16_384]), (16_385, 1, 1, nil), (1, 16_385, 1, nil),
      (0, 1, 1, nil),
      (1, 0, 1, nil), (1.25, 2, 1, [2, 2]), (1.25, 2, 2, [3, 4]), (3, 2, 0, [3, 2]), (3, 2, -1, [3, 2]),
      (3, 2, .infinity, [3, 2]),
    ] as [(CGFloat, CGFloat, CGFloat, [Int]?)] {
      let layer = Drawn()
      layer.contents = 7
      layer.bounds.size = CGSize(width: width, height: height)
      layer.contentsScale = scale
      layer.display()
      let image = layer.contents as? CGImage
      #expect(image.map { [$0.width, $0.height] } == size && (layer.contents == nil) == (size == nil))
    }
  }

  @Test func `the visible rectangle is the intersection with the bounds of scroll layers`() {
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    scroll.anchorPoint = .zero
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds.size = CGSize(width: 4, height: 6)
    scroll.addSublayer(layer)
    for (x, y, visible) in [
      (0, 0, CGRect(x: 0, y: 0, width: 4, height: 6)), (8, 7, CGRect(x: 0, y: 0, width: 2, height: 3)),
      (-3, -2, CGRect(x: 3, y: 2, width: 1, height: 4)), (10, 0, .zero), (0, 10, .zero), (-4, 0, .zero),
      (0, -6, .zero),
    ] as [(CGFloat, CGFloat, CGRect)] {
      layer.position = CGPoint(x: x, y: y)
      #expect(layer.visibleRect == visible, "\(x), \(y)")
    }
    #expect(CALayer().visibleRect == .zero)
  }
}
