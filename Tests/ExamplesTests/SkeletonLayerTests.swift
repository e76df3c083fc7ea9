import Staging
import Testing

@testable import Shimmer

@Suite struct SkeletonLayerTests {
  private let skeleton = SkeletonLayer()

  private var highlight: CAGradientLayer? { skeleton.sublayers?.first as? CAGradientLayer }

  @Test func `the highlight moves from beyond the left edge to beyond the right edge`() {
    let stage = stage(with: skeleton)
    stage.perform { skeleton.startShimmering(period: 1) }
    for (time, shift) in [(0, -1), (0.25, -0.5), (0.5, 0), (0.75, 0.5), (1, -1), (8.75, 0.5)] {
      stage.advance(to: time)
      let locations = highlight?.presentation()?.locations?.map(\.doubleValue)
      #expect(locations == [shift, 0.5 + shift, 1 + shift])
    }
  }

  @Test func `a diagonal highlight moves the ends of the gradient`() {
    let stage = stage(with: skeleton)
    stage.perform { skeleton.startShimmering(.topLeftToBottomRight, period: 1) }
    for (time, start) in [(0, -1), (0.25, -0.5), (0.5, 0), (0.75, 0.5), (1, -1.0)] {
      #expect(stage.shows(start, "startPoint.x", of: highlight, at: time))
      #expect(stage.shows(start + 1, "endPoint.y", of: highlight, at: time))
    }
  }

  @Test func `a stopped skeleton fades and is removed at the end`() {
    let stage = stage(with: skeleton)
    stage.perform { skeleton.startShimmering() }
    stage.at(2) { skeleton.stopShimmering(fadingOver: 0.4) }
    #expect(!skeleton.isShimmering)
    #expect(stage.shows(1, "opacity", of: skeleton, at: 2))
    #expect(stage.shows(1 - Halfway.easeIn, "opacity", of: skeleton, at: 2.2))
    stage.advance(to: 2.399)
    #expect(skeleton.superlayer != nil)
    stage.advance(to: 2.4)
    #expect(skeleton.superlayer == nil)
  }
}
