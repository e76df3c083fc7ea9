import Staging
import Testing
import UIKit

@testable import Shimmer

@MainActor @Suite struct ShimmerViewTests {
  let stage = Stage(size: CGSize(width: 200, height: 50))
  let view = ShimmerView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))

  private func start() {
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.startShimmering()
    }
  }

  private var locations: [Double]? { view.maskLayer.presentation()?.locations?.map(\.doubleValue) }

  private func expectLocations(_ expected: [Double]) {
    for (location, expected) in zip(locations ?? [], expected) { #expect(abs(location - expected) < 1e-6) }
    #expect(locations?.count == expected.count)
  }

  @Test func `the band sweeps once and pauses`() {
    start()
    expectLocations([-0.2, -0.1, 0])
    stage.advance(to: 0.5)
    expectLocations([0.4, 0.5, 0.6])
    stage.advance(to: 1.25)
    expectLocations([0.4, 0.5, 0.6])
    stage.advance(to: 1.5 + 0.25)
    expectLocations([0.1, 0.2, 0.3])
  }

  @Test func `the band is opaque and the rest is half transparent`() {
    view.backgroundColor = .red
    start()
    stage.advance(to: 0.5)
    let pixels = stage.picture().dataProvider!.data! as Data
    func alpha(_ x: Int) -> UInt8 { pixels[4 * (25 * 200 + x) + 3] }
    #expect(alpha(100) >= 250)
    #expect(abs(Int(alpha(10)) - 128) <= 2)
  }

  @Test func `stopping removes the mask`() {
    start()
    stage.perform { view.stopShimmering() }
    #expect(view.layer.mask == nil && !view.isShimmering && view.maskLayer.animationKeys() == nil)
  }
}
