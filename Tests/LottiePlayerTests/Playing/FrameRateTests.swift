import QuartzCore
import Staging
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct FrameRateTests {
  @Test(arguments: [0.0, 12.3, 100_000], [1.0, 0.5, -2])
  func `whole frames are visible at their exact times if in-between frames are off`(
    _ start: Double, _ speed: Double
  ) throws {
    let player = try Player(at: start)
    player.perform {
      $0.respectAnimationFrameRate = true
      $0.animationSpeed = speed
      $0.play(fromFrame: 0, toFrame: 40, loopMode: .autoReverse, completion: player.record)
    }
    // In frames since the start, between the changes of frames and at them.
    for count in [0, 0.5, 0.99, 1, 7, 7.5, 39.5, 40, 41.5, 79.25, 80, 85.75] {
      player.stage.advance(to: start + count / 20 / abs(speed))
      let reflected = count > 40 ? (count <= 80 ? 80 - count : count - 80) : count
      let frame = speed > 0 ? reflected : 40 - reflected
      #expect(abs(player.layer.currentFrame - frame) < 1e-5, "\(count)")
      #expect(abs(player.x - (10 + 2 * (frame + 1e-4).rounded(.down))) < 1e-9, "\(count)")
    }
  }

  @Test func `a set frame shows the whole frame before it and keeps its value`() throws {
    let player = try Player()
    player.perform {
      $0.respectAnimationFrameRate = true
      $0.currentFrame = 10.75
    }
    #expect(player.x == 30 && player.layer.currentFrame == 10.75)
    player.perform { $0.respectAnimationFrameRate = false }
    #expect(abs(player.x - 31.5) < 1e-9)
  }

  @Test func `turning in-between frames off keeps playback running`() throws {
    let player = try Player()
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 0.52)
    #expect(abs(player.x - 30.8) < 1e-9)
    player.perform { $0.respectAnimationFrameRate = true }
    #expect(abs(player.x - 30) < 1e-9)
    player.stage.advance(to: 10)
    #expect(player.ends == [.init(time: 3, finished: true)] && player.x == 90)
  }
}
