import Staging
import Testing
import UIKit

@testable import CircularProgress

@MainActor @Suite struct CircularProgressTests {
  let stage = Stage(size: CGSize(width: 40, height: 40))
  let view = CircularProgressView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  private func alpha(x: Int, y: Int) -> UInt8 {
    let pixels = stage.picture().dataProvider!.data! as Data
    return pixels[4 * (40 * y + x) + 3]
  }

  @Test func `the angle animates and the ring is drawn again`() {
    var ends: [Double] = []
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.animate(to: 1, duration: 2) { _ in ends.append(CACurrentMediaTime()) }
    }
    #expect(view.progressLayer.presentation()?.angle == 0)
    stage.advance(to: 1)
    #expect(abs(view.progressLayer.presentation()!.angle - .pi) < 1e-6)
    #expect(alpha(x: 37, y: 20) > 200 && alpha(x: 2, y: 20) == 0)
    stage.advance(to: 2)
    #expect(view.progressLayer.angle == 2 * .pi && ends == [2])
    #expect(alpha(x: 37, y: 20) > 200 && alpha(x: 2, y: 20) > 200)
  }

  @Test func `a view animation animates the custom property`() {
    stage.perform { stage.layer.addSublayer(view.layer) }
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.progress = 0.5 })
    }
    stage.advance(to: 0.5)
    #expect(abs(view.progressLayer.presentation()!.angle - .pi / 2) < 1e-6)
  }
}
