import Foundation
import Lottie
import Staging
import Testing
import UIKit

@MainActor
@Suite struct PlayingTests {
  func staged(_ text: String = Films.box) throws -> StagedView<LottieAnimationView> {
    StagedView(LottieAnimationView(animation: try LottieAnimation(text: text)))
  }

  @Test func `a view plays once and completes at the exact end`() throws {
    let staged = try staged()
    staged.perform { $0.play(completion: staged.record) }
    #expect(staged.view.isAnimationPlaying && !staged.view.isAnimationQueued)
    staged.stage.advance(to: 1)
    #expect(
      abs(staged.view.currentFrame - 20) < 1e-9 && abs(staged.view.realtimeAnimationProgress - 1 / 3) < 1e-9)
    #expect(staged.pixel(50, 50) == Pixel.red && staged.pixel(12, 50) == Pixel.clear)
    staged.stage.advance(to: 2.999)
    #expect(staged.ends.isEmpty)
    staged.stage.advance(to: 4)
    #expect(staged.ends == [.init(time: 3, finished: true)] && !staged.view.isAnimationPlaying)
    #expect(staged.view.currentProgress == 1 && staged.view.currentTime == 3)
  }

  /// Each way to play, with its duration and its last frame.
  static let plays:
    [(String, @MainActor (LottieAnimationView, @escaping LottieCompletionBlock) -> Void, Double, Double)] = [
      ("frames", { $0.play(fromFrame: 10, toFrame: 30, loopMode: .playOnce, completion: $1) }, 1, 30),
      ("to a frame", { $0.play(toFrame: 30, completion: $1) }, 1.5, 30),
      ("progress", { $0.play(fromProgress: 0.5, toProgress: 0, loopMode: .repeat(2), completion: $1) }, 3, 0),
      ("markers", { $0.play(fromMarker: "go", toMarker: "end", completion: $1) }, 2, 50),
      (
        "before a marker",
        { $0.play(fromMarker: "go", toMarker: "end", playEndMarkerFrame: false, completion: $1) }, 1.95, 49
      ),
      ("a marker", { $0.play(marker: "go", loopMode: .repeatBackwards(1), completion: $1) }, 2, 10),
      ("segments", { $0.play(markers: ["end", "go"], completion: $1) }, 1.5, 30),
      ("a value", { $0.play(.fromFrame(0, toFrame: 20, loopMode: .playOnce), completion: $1) }, 1, 20),
      (
        "a mode", { $0.setPlaybackMode(.playing(.toProgress(0.5, loopMode: .playOnce)), completion: $1) },
        1.5, 30
      ),
      (
        "an old mode",
        { $0.setPlaybackMode(.fromProgress(0, toProgress: 0.5, loopMode: .playOnce), completion: $1) }, 1.5,
        30
      ),
    ]

  @Test(arguments: 0..<10)
  func `each way to play ends at its exact time and frame`(_ index: Int) throws {
    try #require(Self.plays.count == 10)
    let (_, play, duration, frame) = Self.plays[index]
    let staged = try staged()
    staged.perform { play($0, staged.record) }
    staged.stage.advance(to: duration - 0.001)
    #expect(staged.ends.isEmpty)
    staged.stage.advance(to: duration + 1)
    #expect(staged.ends.count == 1 && staged.ends[0].finished && abs(staged.ends[0].time - duration) < 1e-9)
    #expect(abs(staged.view.currentFrame - frame) < 1e-9)
  }

  @Test func `an interruption completes with false, and a missing marker at once`() throws {
    let staged = try staged()
    staged.perform { $0.play(completion: staged.record) }
    staged.stage.advance(to: 1)
    staged.perform { $0.pause() }
    #expect(staged.ends == [.init(time: 1, finished: false)] && abs(staged.view.currentFrame - 20) < 1e-9)
    staged.perform { $0.play(marker: "none", completion: staged.record) }
    #expect(staged.ends.last == .init(time: 1, finished: false) && !staged.view.isAnimationPlaying)
    staged.perform { $0.stop() }
    #expect(staged.view.currentFrame == 0)
    staged.perform {
      $0.setPlaybackMode(.paused(at: .marker("go", position: .end)), completion: staged.record)
    }
    #expect(staged.view.currentFrame == 30 && staged.ends.last?.finished == true)
    #expect(staged.view.currentPlaybackMode == .paused(at: .marker("go", position: .end)))
  }

  @Test func `playback outside a window waits for it`() throws {
    let staged = try staged()
    staged.perform { $0.removeFromSuperview() }
    staged.perform { $0.play(completion: staged.record) }
    #expect(staged.view.isAnimationQueued && !staged.view.isAnimationPlaying)
    staged.stage.advance(to: 5)
    #expect(staged.view.currentFrame == 0)
    staged.stage.perform { staged.window.addSubview(staged.view) }
    #expect(staged.view.isAnimationPlaying && !staged.view.isAnimationQueued)
    staged.stage.advance(to: 9)
    #expect(staged.ends == [.init(time: 8, finished: true)])
  }

  @Test func `a view without an animation plays nothing`() {
    let staged = StagedView(LottieAnimationView())
    #expect(staged.view.animation == nil && staged.view.currentRenderingEngine == nil)
    staged.perform { $0.play(completion: staged.record) }
    staged.perform { $0.play(marker: "go", completion: staged.record) }
    #expect(staged.ends.map(\.finished) == [false, false] && !staged.view.isAnimationPlaying)
  }

  @Test func `a new animation shows its first frame and is reported`() throws {
    let staged = StagedView(LottieAnimationView(), frame: .zero)
    var loaded: [ObjectIdentifier] = []
    let animation = try LottieAnimation(text: Films.box)
    staged.view.animationLoaded = { loaded += [ObjectIdentifier($0), ObjectIdentifier($1)] }
    staged.perform {
      $0.animation = animation
      $0.frame.size = $0.intrinsicContentSize
    }
    #expect(loaded == [ObjectIdentifier(staged.view), ObjectIdentifier(animation)])
    #expect(staged.view.intrinsicContentSize == CGSize(width: 100, height: 100))
    #expect(staged.pixel(10, 50) == Pixel.red && staged.view.currentRenderingEngine == .coreAnimation)
    staged.perform { $0.animation = nil }
    #expect(staged.pixel(10, 50) == Pixel.clear && staged.view.intrinsicContentSize == .zero)
  }

  @Test(arguments: [(LottieBackgroundBehavior.pauseAndRestore, 2.0), (.continuePlaying, 3)])
  func `playback resumes or continues when the program was in the background`(
    _ row: (behavior: LottieBackgroundBehavior, progress: Double)
  ) throws {
    let staged = try staged()
    staged.perform {
      $0.backgroundBehavior = row.behavior
      $0.play(completion: staged.record)
    }
    staged.stage.advance(to: 1)
    staged.perform { _ in
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    #expect(staged.view.isAnimationQueued == (row.behavior == .pauseAndRestore))
    staged.stage.advance(to: 2)
    staged.perform { _ in
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    }
    staged.stage.advance(to: 10)
    let end = row.behavior == .pauseAndRestore ? 4.0 : 3
    #expect(staged.ends == [.init(time: end, finished: true)])
  }

  @Test func `playback that waits for the foreground waits on after a change of its speed`() throws {
    let staged = try staged()
    staged.perform {
      $0.play(completion: staged.record)
      $0.backgroundBehavior = .pauseAndRestore
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      $0.animationSpeed = 2
    }
    staged.stage.advance(to: 5)
    #expect(staged.ends.isEmpty)
    staged.perform { _ in
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    }
    staged.stage.advance(to: 10)
    #expect(staged.ends == [.init(time: 6.5, finished: true)])
  }

  @Test func `reduced motion keeps the loop mode of the call`() throws {
    let staged = try staged(Films.reduced)
    staged.perform {
      $0.configuration.reducedMotionOption = .reducedMotion
      $0.loopMode = .loop
      $0.play(fromFrame: 0, toFrame: 10, loopMode: .playOnce, completion: staged.record)
    }
    staged.stage.advance(to: 10)
    #expect(staged.ends.count == 1)
  }

  @Test func `playback is interrupted when the program goes to the background`() throws {
    for (behavior, frame) in [(LottieBackgroundBehavior.stop, 0.0), (.pause, 20), (.forceFinish, 60)] {
      let staged = try staged()
      staged.perform {
        $0.backgroundBehavior = behavior
        $0.play(completion: staged.record)
      }
      staged.stage.advance(to: 1)
      staged.perform { _ in
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      }
      #expect(
        staged.ends == [.init(time: 1, finished: false)] && abs(staged.view.currentFrame - frame) < 1e-9)
    }
  }

  @Test func `a view that leaves its window follows the window's behavior`() throws {
    let staged = try staged()
    #expect(staged.view.backgroundBehavior == .continuePlaying && staged.view.windowBackgroundBehavior == nil)
    staged.perform {
      $0.windowBackgroundBehavior = .pause
      $0.play(completion: staged.record)
    }
    staged.stage.advance(to: 1)
    staged.perform { $0.removeFromSuperview() }
    #expect(staged.ends == [.init(time: 1, finished: false)])
  }

  @Test func `reduced motion plays the marker's segment, disabled motion the last frame`() throws {
    func play(_ text: String, _ option: ReducedMotionOption) throws -> StagedView<LottieAnimationView> {
      let staged = try staged(text)
      staged.perform {
        $0.configuration.reducedMotionOption = option
        $0.play(toFrame: 40, completion: staged.record)
      }
      staged.stage.advance(to: 1)
      return staged
    }
    let segment = try play(Films.reduced, .reducedMotion)
    #expect(segment.view.currentFrame == 20 && segment.ends.first?.finished == true)
    let standard = try play(Films.box, .reducedMotion)
    #expect(abs(standard.view.currentFrame - 20) < 1e-9 && standard.ends.isEmpty)
    let disabled = try play(Films.box, .disabledMotion)
    #expect(disabled.view.currentFrame == 60 && disabled.ends == [.init(time: 0, finished: true)])
  }
}
