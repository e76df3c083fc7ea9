import Staging
import Testing

@testable import PushCarousel

@Suite struct CarouselLayerTests {
  private let pictures = [Postcard.sunset, .forest, .sea].compactMap(\.image)

  @Test func `a new picture pushes from its side`() throws {
    let carousel = CarouselLayer(pictures: pictures)
    let stage = stage(with: carousel)
    let picture = try #require(carousel.sublayers?.first)
    stage.at(1) { carousel.show(2) }
    let forward = try #require(picture.animation(forKey: kCATransition) as? CATransition)
    #expect(forward.type == .push && forward.subtype == .fromRight)
    stage.advance(to: 1.5)
    #expect(picture.animationKeys() == nil)
    #expect(picture.contents as? CGImage === pictures[2])
    stage.perform { carousel.show(0) }
    let backward = try #require(picture.animation(forKey: kCATransition) as? CATransition)
    #expect(backward.subtype == .fromLeft)
  }

  @Test func `the old dot is emptied and the new one swells`() throws {
    let carousel = CarouselLayer(pictures: pictures)
    let stage = stage(with: carousel)
    let dots = try #require(carousel.sublayers).dropFirst().map { $0 }
    stage.at(1) { carousel.show(1) }
    for (time, alpha, size) in [(1, 1, 8), (1.25, 0.5, 12), (1.5, 0, 8.0)] as [(Double, CGFloat, Double)] {
      stage.advance(to: time)
      #expect(dots[0].presentation()?.backgroundColor?.alpha == alpha)
      #expect(stage.shows(size, "bounds.size.width", of: dots[1], at: time))
      #expect(stage.shows(size / 2, "cornerRadius", of: dots[1], at: time))
    }
  }

  @Test func `a fade changes from the old picture to the new one`() throws {
    let carousel = CarouselLayer(pictures: pictures)
    let stage = stage(with: carousel)
    let picture = try #require(carousel.sublayers?.first)
    stage.at(1) { carousel.show(1, by: .fade) }
    #expect(picture.presentation()?.contents as? CGImage === pictures[0])
    stage.advance(to: 1.5)
    #expect(picture.presentation()?.contents as? CGImage === pictures[1])
    stage.perform { carousel.show(1) }
    stage.perform { carousel.show(3) }
    #expect(carousel.index == 1 && picture.animationKeys() == nil)
  }
}
