import Staging
import Testing

@testable import Shimmer

@Suite struct SkeletonLayerTests {
  private let skeleton = SkeletonLayer()

  private var gleam: CAGradientLayer? { skeleton.sublayers?.first as? CAGradientLayer }

  @Test func `the gleam runs from outside on the left to outside on the right`() {
    let stage = stage(with: skeleton)
    stage.perform { skeleton.startShimmering(period: 1) }
    for (time, shift) in [(0, -1), (0.25, -0.5), (0.5, 0), (0.75, 0.5), (1, -1), (8.75, 0.5)] {
      stage.advance(to: time)
      let locations = gleam?.presentation()?.locations?.map(\.doubleValue)
      #expect(locations == [shift, 0.5 + shift, 1 + shift])
    }
  }

  @Test func `aslant, the gradient's ends move`() {
    let stage = stage(with: skeleton)
    stage.perform { skeleton.startShimmering(.topLeftToBottomRight, period: 1) }
    for (time, start) in [(0, -1), (0.25, -0.5), (0.5, 0), (0.75, 0.5), (1, -1.0)] {
      #expect(stage.shows(start, "startPoint.x", of: gleam, at: time))
      #expect(stage.shows(start + 1, "endPoint.y", of: gleam, at: time))
    }
  }

  @Test func `when it stops it fades, and is taken away at the end`() {
    let stage = stage(with: skeleton)
    stage.perform { skeleton.startShimmering() }
    stage.at(2) { skeleton.stopShimmering(fadingOver: 0.4) }
    #expect(!skeleton.isShimmering)
    #expect(stage.shows(1, "opacity", of: skeleton, at: 2))
    #expect(stage.shows(1 - HalfWay.easeIn, "opacity", of: skeleton, at: 2.2))
    stage.advance(to: 2.399)
    #expect(skeleton.superlayer != nil)
    stage.advance(to: 2.4)
    #expect(skeleton.superlayer == nil)
  }
}
