import Staging
import Testing
import UIKit

@testable import StarRating

@MainActor @Suite struct StarRatingViewTests {
  private final class Silent: NSObject, StarRatingViewDelegate {}

  private final class Listener: NSObject, StarRatingViewDelegate {
    var updates: [Double] = []

    func starRatingView(_ view: StarRatingView, didUpdate rating: Double) { updates.append(rating) }
    func starRatingViewShouldAllowZero(_ view: StarRatingView) -> Bool { true }
  }

  let stage = Stage(size: CGSize(width: 100, height: 20))
  let view = StarRatingView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  private func touch(x: CGFloat, with delegate: StarRatingViewDelegate?) {
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.delegate = delegate
      view.handleTouch(at: CGPoint(x: x, y: 10), ended: false)
      view.handleTouch(at: CGPoint(x: x, y: 10), ended: true)
    }
  }

  private func scale(_ index: Int) -> Double {
    view.stars[index].presentation()!.value(forKeyPath: "transform.scale.x") as! Double
  }

  @Test func `a delegate hears what it implements`() {
    let listener = Listener()
    touch(x: 50, with: listener)
    #expect(view.rating == 3 && listener.updates == [3])
    touch(x: -5, with: listener)
    #expect(view.rating == 0 && listener.updates == [3, 0])
  }

  @Test func `a delegate may implement nothing`() {
    let silent = Silent()
    touch(x: -5, with: silent)
    #expect(view.rating == 1)
  }

  @Test func `filled stars bounce one after the other`() {
    touch(x: 30, with: nil)
    stage.advance(to: 0.25)
    #expect(abs(scale(0) - 1.5) < 1e-6)
    #expect(scale(1) > 1 && scale(1) < 1.5 && scale(2) == 1)
    stage.advance(to: 0.35)
    #expect(abs(scale(1) - 1.5) < 1e-6)
    stage.advance(to: 1)
    #expect(scale(0) == 1 && scale(1) == 1)
  }
}
