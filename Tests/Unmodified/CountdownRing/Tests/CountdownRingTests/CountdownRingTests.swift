import Staging
import Testing
import UIKit

@testable import CountdownRing

@MainActor @Suite struct CountdownRingTests {
  private final class Recorder: CountdownRingDelegate {
    var log: [String] = []

    func countdownRing(_ ring: CountdownRing, didReach seconds: Int) {
      log.append("\(seconds) at \(CACurrentMediaTime())")
    }

    func countdownRingDidFinish(_ ring: CountdownRing) {
      log.append("end at \(CACurrentMediaTime())")
    }
  }

  let stage = Stage(size: CGSize(width: 100, height: 100))
  let ring = CountdownRing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func start() {
    stage.perform {
      stage.layer.addSublayer(ring.layer)
      ring.layoutIfNeeded()
      ring.start(seconds: 3)
    }
  }

  @Test func `the number counts every second while the ring empties`() {
    let recorder = Recorder()
    ring.delegate = recorder
    start()
    #expect(ring.counterLabel.text == "3" && ring.shapeLayer.presentation()?.strokeEnd == 1)
    stage.advance(to: 1.5)
    #expect(ring.counterLabel.text == "2" && ring.shapeLayer.presentation()?.strokeEnd == 0.5)
    stage.advance(to: 10)
    #expect(ring.counterLabel.text == nil)
    #expect(recorder.log == ["2 at 1.0", "1 at 2.0", "end at 3.0"])
  }

  @Test func `a paused ring stands still`() {
    start()
    stage.advance(to: 0.75)
    stage.perform { ring.pause() }
    stage.advance(to: 5)
    #expect(ring.remaining == 3 && ring.shapeLayer.presentation()?.strokeEnd == 0.75)
  }

  @Test func `the ring is drawn where time is left`() {
    start()
    stage.advance(to: 1.5)
    let pixels = stage.picture().dataProvider!.data! as Data
    func alpha(x: Int, y: Int) -> UInt8 { pixels[4 * (100 * y + x) + 3] }
    #expect(alpha(x: 97, y: 50) == 255)
    #expect(alpha(x: 2, y: 50) == 0)
  }
}
