import QuartzCore
import Staging
import Testing

@testable import LottiePlayer

@Suite struct PlaybackModeTests {
  @Test(arguments: [
    (LottiePlaybackMode.PlaybackMode.fromProgress(0, toProgress: 0.5, loopMode: .playOnce), 1.5, 30.0),
    (.fromFrame(10, toFrame: 30, loopMode: .repeat(2)), 2, 30),
    (.fromFrame(nil, toFrame: 20, loopMode: .repeatBackwards(1)), 2, 0),
    (.fromMarker("go", toMarker: "end", loopMode: .playOnce), 2, 50),
    (.fromMarker("go", toMarker: "end", playEndMarkerFrame: false, loopMode: .playOnce), 1.95, 49),
    (.marker("go", loopMode: .playOnce), 1, 30), (.markers(["end", "go"]), 1.5, 30),
  ])
  func `a playback mode describes the segment that plays`(
    _ row: (mode: LottiePlaybackMode.PlaybackMode, length: Double, last: Double)
  ) throws {
    let player = try Player()
    player.perform { $0.setPlaybackMode(.playing(row.mode), completion: player.record) }
    player.stage.advance(to: row.length - 1e-6)
    #expect(player.ends.isEmpty && player.layer.isAnimationPlaying)
    player.stage.advance(to: 9)
    #expect(player.ends.map(\.finished) == [true] && abs(player.ends[0].time - row.length) < 1e-9)
    #expect(abs(player.layer.currentFrame - row.last) < 1e-9)
  }

  @Test(arguments: [
    (LottiePlaybackMode.PausedState.currentFrame, 20.0), (.progress(0.75), 45), (.frame(7.5), 7.5),
    (.time(0.25), 5), (.marker("go"), 10), (.marker("go", position: .end), 30), (.marker("none"), 20),
  ])
  func `a paused state describes the current frame`(
    _ row: (state: LottiePlaybackMode.PausedState, frame: Double)
  ) throws {
    let player = try Player()
    var paused: [Bool] = []
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 1)
    player.perform { $0.setPlaybackMode(.paused(at: row.state)) { paused.append($0) } }
    player.stage.advance(to: 2)
    #expect(abs(player.layer.currentFrame - row.frame) < 1e-9 && !player.layer.isAnimationPlaying)
    #expect(player.ends == [.init(time: 1, finished: false)] && paused == [true])
  }

  @Test func `the current frame can be read and set as frame, progress and time`() throws {
    let player = try Player()
    player.perform { $0.play() }
    player.stage.advance(to: 0.75)
    let layer = player.layer
    #expect(layer.currentFrame == 15 && layer.currentProgress == 0.25 && layer.currentTime == 0.75)
    #expect(layer.realtimeAnimationFrame == 15 && layer.realtimeAnimationProgress == 0.25)
    player.perform { $0.currentTime = 1 }
    #expect(layer.currentFrame == 20 && player.x == 50)
    player.perform { $0.currentProgress = 0.5 }
    #expect(layer.currentFrame == 30 && player.x == 70)
    player.perform { $0.currentFrame = 99 }
    #expect(layer.currentProgress == 1 && layer.currentTime == 3)
    #expect(layer.progressTime(forMarker: "end") == 50.0 / 60 && layer.frameTime(forMarker: "go") == 10)
    #expect(layer.durationFrameTime(forMarker: "go") == 20 && layer.frameTime(forMarker: "none") == nil)
  }

  @Test func `setting another animation interrupts playback and keeps the providers`() throws {
    let player = try Player()
    player.perform {
      $0.setValueProvider(FloatValueProvider(25), keypath: "**.Fill 1.Opacity")
      $0.play(completion: player.record)
    }
    player.stage.advance(to: 1)
    let other = try LottieAnimation(
      text: SampleJSON.animation(
        layers: [
          SampleJSON.layer(
            name: "Other", transform: #""p":{"a":1,"k":[{"t":0,"s":[0,0]},{"t":20,"s":[20,0]}]}"#,
            items: [SampleJSON.boxGroup])
        ], end: 20))
    player.perform { $0.animation = other }
    #expect(player.ends == [.init(time: 1, finished: false)])
    #expect(player.layer.animation === other && player.layer.currentFrame == 0 && player.x == 0)
    #expect(player.layer.getValue(for: "Other.**.Fill 1.Opacity") as? LottieVector1D == LottieVector1D(25))
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 1.5)
    #expect(abs(player.x - 10) < 1e-9)
    player.stage.advance(to: 9)
    #expect(player.ends.last == .init(time: 2, finished: true))
  }
}
