import QuartzCore
import Staging
import Testing

@testable import LottiePlayer

@Suite struct BackgroundTests {
  /// A player whose layer plays frames 10 to 30 and left its tree at frame 20, 3.5 seconds ago.
  func player(_ behavior: LottieBackgroundBehavior, _ mode: LottieLoopMode) throws -> Player {
    let player = try Player()
    player.perform {
      $0.backgroundBehavior = behavior
      $0.play(fromFrame: 10, toFrame: 30, loopMode: mode, completion: player.record)
    }
    player.stage.advance(to: 0.5)
    player.perform { $0.removeFromSuperlayer() }
    player.stage.advance(to: 4)
    return player
  }

  @Test(
    arguments: [(LottieBackgroundBehavior.stop, 10.0), (.pause, 20), (.forceFinish, 30)],
    [LottieLoopMode.playOnce, .loop, .repeatBackwards(2)])
  func `a layer that leaves its tree interrupts playback and shows the behavior's frame`(
    _ pair: (behavior: LottieBackgroundBehavior, frame: Double), _ mode: LottieLoopMode
  ) throws {
    let player = try player(pair.behavior, mode)
    #expect(player.ends == [.init(time: 0.5, finished: false)])
    #expect(player.layer.currentFrame == pair.frame && !player.layer.isAnimationPlaying)
    player.perform { player.stage.layer.addSublayer($0) }
    player.stage.advance(to: 5)
    #expect(abs(player.x - (10 + 2 * pair.frame)) < 1e-9 && player.ends.count == 1)
    player.perform { $0.play() }
    player.stage.advance(to: 20)
    #expect(player.layer.isAnimationPlaying == (mode == .loop))
  }

  @Test func `paused playback resumes when the layer returns`() throws {
    let player = try player(.pauseAndRestore, .playOnce)
    #expect(player.ends.isEmpty && player.layer.currentFrame == 20 && player.layer.isAnimationPlaying)
    player.perform { player.stage.layer.addSublayer($0) }
    player.stage.advance(to: 4.25)
    #expect(abs(player.x - 60) < 1e-9)
    player.stage.advance(to: 9)
    #expect(player.ends == [.init(time: 4.5, finished: true)])
  }

  @Test(arguments: [1.0, -1, 0.25])
  func `continued playback shows the same as if the layer had stayed`(_ speed: Double) throws {
    let (player, other) = (try Player(), try Player())
    for player in [player, other] {
      player.perform {
        $0.backgroundBehavior = .continuePlaying
        $0.animationSpeed = speed
        $0.play(fromFrame: 10, toFrame: 30, loopMode: .repeatBackwards(4), completion: player.record)
      }
    }
    player.stage.advance(to: 0.5)
    player.perform { $0.removeFromSuperlayer() }
    player.stage.advance(to: 4.25)
    #expect(player.ends.isEmpty && player.layer.isAnimationPlaying)
    player.perform { player.stage.layer.addSublayer($0) }
    for time in [4.25, 5, 6.5, 100] {
      player.stage.advance(to: time)
      other.stage.advance(to: time)
      #expect(
        abs(player.x - other.x) < 1e-9 && abs(player.layer.currentFrame - other.layer.currentFrame) < 1e-6)
    }
    #expect(player.ends == other.ends && player.ends.count == 1)
  }

  @Test func `playback that ends outside a tree completes when the layer returns`() throws {
    let player = try player(.continuePlaying, .playOnce)
    #expect(player.ends.isEmpty)
    player.perform { player.stage.layer.addSublayer($0) }
    #expect(player.ends == [.init(time: 4, finished: true)] && !player.layer.isAnimationPlaying)
    #expect(abs(player.x - 70) < 1e-9 && player.layer.currentFrame == 30)
    player.perform {
      $0.play(fromFrame: 10, toFrame: 30) { [layer = player.layer] _ in layer.play(fromFrame: 50, toFrame: 60)
      }
    }
    player.stage.advance(to: 4.5)
    player.perform { $0.removeFromSuperlayer() }
    player.stage.advance(to: 6)
    player.perform { player.stage.layer.addSublayer($0) }
    player.stage.advance(to: 6.25)
    #expect(abs(player.layer.currentFrame - 55) < 1e-6)
  }

  @Test func `setting the frame interrupts continued playback`() throws {
    let player = try player(.continuePlaying, .loop)
    player.perform { $0.currentFrame = 5 }
    #expect(player.ends == [.init(time: 4, finished: false)])
    player.perform { player.stage.layer.addSublayer($0) }
    player.stage.advance(to: 9)
    #expect(player.x == 20 && player.ends.count == 1)
  }

  @Test func `stopping interrupts playback that waits for the layer's return`() throws {
    let player = try player(.pauseAndRestore, .loop)
    player.perform { $0.stop() }
    #expect(player.ends == [.init(time: 4, finished: false)])
    player.perform { player.stage.layer.addSublayer($0) }
    player.stage.advance(to: 9)
    #expect(player.x == 10 && player.ends.count == 1)
  }
}
