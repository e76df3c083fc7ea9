import Staging
import Testing
import UIKit

@testable import WaveView

@MainActor @Suite struct WaveViewTests {
  let stage = Stage(size: CGSize(width: 80, height: 40))
  let view = WaveView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))

  private func start() {
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.style = .single
      view.start()
    }
  }

  private func alpha(x: Int, y: Int) -> UInt8 {
    let pixels = stage.picture().dataProvider!.data! as Data
    return pixels[4 * (80 * y + x) + 3]
  }

  @Test func `the wave moves once in a frame`() {
    start()
    #expect(view.frames == 0 && alpha(x: 20, y: 24) == 0 && alpha(x: 60, y: 17) == 255)
    stage.advance(to: 0.5)
    #expect(view.frames == 30 && abs(view.phase - 3) < 1e-9)
    #expect(alpha(x: 20, y: 17) == 255 && alpha(x: 60, y: 22) < 255)
  }

  @Test func `a stopped wave rests`() {
    start()
    stage.advance(to: 0.25)
    stage.perform { view.stop() }
    stage.advance(to: 2)
    #expect(view.frames == 15)
  }
}
