import Foundation
import QuartzCore
import Staging
import TestSupport
import Testing

@testable import LottiePlayer

/// An animation on a stage, with a record of its completions.
final class Player {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let layer: LottieAnimationLayer
  private(set) var ends: [End] = []

  struct End: Equatable {
    var time: Double
    var finished: Bool
  }

  init(_ text: String = SampleJSON.box, at time: Double = 0) throws {
    stage.advance(to: time)
    let layer = LottieAnimationLayer(try LottieAnimation(text: text))
    self.layer = layer
    stage.perform { stage.layer.addSublayer(layer) }
  }

  func record(_ finished: Bool) { ends.append(End(time: CACurrentMediaTime(), finished: finished)) }

  func perform(_ body: (LottieAnimationLayer) -> Void) { stage.perform { body(layer) } }

  /// The presented x coordinate of the box in ``SampleJSON/box``.
  var x: Double { Double(layer.composition.layer.sublayers![0].presentation()!.position.x) }

  func presentedValues(at time: Double) -> [Double] {
    stage.advance(to: time)
    return layer.composition.layer.presentedValues
  }
}

@Suite struct PlayingTests {
  @Test(arguments: [0, 7.25, 100_000])
  func `an animation plays once and completes at the exact time of its end`(_ start: Double)
    throws
  {
    let player = try Player(at: start)
    player.perform { $0.play(completion: player.record) }
    for (time, x, frame) in [(0.0, 10.0, 0.0), (0.5, 30, 10), (2, 90, 40), (2.75, 90, 55)] {
      player.stage.advance(to: start + time)
      #expect(abs(player.x - x) < 1e-9 && abs(player.layer.currentFrame - frame) < 1e-8)
      #expect(player.layer.isAnimationPlaying)
    }
    player.stage.advance(to: start + 2.999999)
    #expect(player.ends.isEmpty)
    player.stage.advance(to: start + 5)
    #expect(player.ends == [.init(time: start + 3, finished: true)])
    #expect(player.layer.currentFrame == 60 && !player.layer.isAnimationPlaying)
  }

  @Test func `playback resumes from the current frame, and from the start after the end`() throws {
    let player = try Player()
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 1)
    player.perform { $0.pause() }
    #expect(player.ends == [.init(time: 1, finished: false)])
    player.stage.advance(to: 4)
    #expect(player.x == 50 && player.layer.currentFrame == 20)
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 5)
    #expect(abs(player.x - 90) < 1e-9)
    player.stage.advance(to: 10)
    #expect(player.ends.last == .init(time: 6, finished: true))
    player.perform { $0.play() }
    player.stage.advance(to: 10.5)
    #expect(abs(player.x - 30) < 1e-9)
    player.perform { $0.stop() }
    #expect(player.layer.currentFrame == 0 && player.x == 10)
  }

  @Test func `each playback completes once, at the first interruption`() throws {
    let interruptions: [(LottieAnimationLayer) -> Void] = [
      { $0.play() }, { $0.stop() }, { $0.pause() }, { $0.currentProgress = 0.5 },
      { $0.removeFromSuperlayer() },
    ]
    for interrupt in interruptions {
      let player = try Player()
      player.perform { $0.play(completion: player.record) }
      player.stage.advance(to: 1)
      player.perform(interrupt)
      player.stage.advance(to: 20)
      #expect(player.ends == [.init(time: 1, finished: false)])
    }
  }

  @Test func `a layer that leaves its tree keeps its frame and can play again`() throws {
    let player = try Player()
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 1)
    player.perform { $0.removeFromSuperlayer() }
    player.stage.advance(to: 3)
    player.perform { player.stage.layer.addSublayer($0) }
    player.stage.advance(to: 4)
    #expect(player.x == 50 && player.layer.currentFrame == 20)
    player.perform { $0.play() }
    player.stage.advance(to: 4.5)
    #expect(abs(player.x - 70) < 1e-9)
  }

  @Test func `a layer that leaves after the end still shows the end when it returns`() throws {
    let player = try Player()
    player.perform { $0.play(fromFrame: 0, toFrame: 30) }
    player.stage.advance(to: 3)
    player.perform { $0.removeFromSuperlayer() }
    player.perform { player.stage.layer.addSublayer($0) }
    player.stage.advance(to: 4)
    player.perform { $0.removeFromSuperlayer() }
    player.stage.advance(to: 5)
    player.perform { player.stage.layer.addSublayer($0) }
    #expect(abs(player.x - 70) < 1e-9)
  }

  @Test func `playback outside a tree begins with the commit that adds the layer`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box))
    var ends: [Bool] = []
    layer.play(fromFrame: 10, toFrame: 30) { ends.append($0) }
    CATransaction.flush()
    layer.layoutIfNeeded()
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.advance(to: 5)
    #expect(layer.isAnimationPlaying && layer.currentFrame == 10)
    stage.perform { stage.layer.addSublayer(layer) }
    stage.advance(to: 5.5)
    #expect(layer.currentFrame == 20)
    stage.advance(to: 6)
    #expect(ends == [true])
  }

  @Test func `a layer that is released during playback still completes`() throws {
    var ends: [Bool] = []
    do {
      let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box))
      layer.play { ends.append($0) }
    }
    #expect(ends == [false])
  }
}

// MARK: - Loop modes and speeds

extension PlayingTests {
  static let modes: [LottieLoopMode] = [
    .playOnce, .loop, .autoReverse, .repeat(2.5), .repeat(3), .repeatBackwards(1), .repeatBackwards(1.75),
  ]

  /// The frame after a number of passes, computed from the definition of a loop mode.
  static func frame(_ mode: LottieLoopMode, _ first: Double, _ last: Double, passes: Double) -> Double {
    let isThereAndBack = mode == .autoReverse || mode.autoreverses
    let total = Double(mode.repeatCount) * (isThereAndBack ? 2 : 1)
    let done = min(passes, total)
    var fraction = done - done.rounded(.down)
    if done == total, fraction == 0 { fraction = 1 }
    let pass = done == total ? done.rounded(.up) - 1 : done.rounded(.down)
    if isThereAndBack, pass.truncatingRemainder(dividingBy: 2) == 1 { fraction = 1 - fraction }
    return first + (last - first) * fraction
  }

  @Test(arguments: modes, [1.0, -1, 0.5, -4])
  func `every loop mode and speed shows the expected frames and ends at the expected time`(
    _ mode: LottieLoopMode, _ speed: Double
  ) throws {
    let player = try Player(at: 3)
    player.perform {
      $0.animationSpeed = speed
      $0.play(fromFrame: 8, toFrame: 28, loopMode: mode, completion: player.record)
    }
    let (first, last) = speed > 0 ? (8.0, 28.0) : (28.0, 8.0)
    // A pass takes a second at speed 1. The fractions avoid the times at which a pass begins.
    for passes in [0, 0.125, 0.75, 1.25, 1.875, 2.375, 3.125, 7.625] {
      player.stage.advance(to: 3 + passes / abs(speed))
      let frame = Self.frame(mode, first, last, passes: passes)
      #expect(abs(player.layer.currentFrame - frame) < 1e-9, "\(passes)")
      #expect(abs(player.x - (10 + min(frame, 40) * 2)) < 1e-9, "\(passes)")
    }
    let length = Double(mode.repeatCount) * (mode.autoreverses ? 2 : 1)
    #expect(player.ends == (length < .infinity ? [.init(time: 3 + length / abs(speed), finished: true)] : []))
  }

  @Test func `playback from a later to an earlier frame runs backward`() throws {
    let player = try Player()
    player.perform { $0.play(fromProgress: 0.5, toProgress: 0, completion: player.record) }
    player.stage.advance(to: 0.5)
    #expect(abs(player.layer.currentFrame - 20) < 1e-9 && abs(player.x - 50) < 1e-9)
    player.stage.advance(to: 2)
    #expect(player.ends == [.init(time: 1.5, finished: true)] && player.x == 10)
  }

  @Test(arguments: modes)
  func `a change of speed keeps the frame, and a change of sign reverses the direction`(
    _ mode: LottieLoopMode
  ) throws {
    for time in [0.125, 0.625, 1.25, 1.625, 2.25] where Self.frame(mode, 0, 1, passes: time) < 1 {
      let player = try Player()
      player.perform { $0.play(fromFrame: 0, toFrame: 20, loopMode: mode, completion: player.record) }
      player.stage.advance(to: time)
      guard player.layer.isAnimationPlaying else { continue }
      let frame = player.layer.currentFrame
      player.stage.advance(to: time + 0.0625)
      let distance = player.layer.currentFrame - frame
      player.perform { $0.animationSpeed = 2 }
      #expect(abs(player.layer.currentFrame - frame - distance) < 1e-9)
      player.perform { $0.animationSpeed = -2 }
      #expect(abs(player.layer.currentFrame - frame - distance) < 1e-9)
      player.stage.advance(to: time + 0.09375)
      #expect(abs(player.layer.currentFrame - frame) < 1e-9)
      #expect(abs(player.x - 10 - 2 * frame) < 1e-9)
      #expect(player.ends.isEmpty)
    }
  }

  @Test func `backward playback from the middle ends at the start`() throws {
    let player = try Player()
    player.perform {
      $0.currentFrame = 30
      $0.animationSpeed = -1
      $0.play(completion: player.record)
    }
    player.stage.advance(to: 1)
    #expect(abs(player.layer.currentFrame - 10) < 1e-9)
    player.stage.advance(to: 9)
    #expect(player.ends == [.init(time: 1.5, finished: true)] && player.layer.currentFrame == 0)
  }

  @Test func `a change of the loop mode keeps the frame`() throws {
    let player = try Player()
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 2)
    player.perform { $0.loopMode = .autoReverse }
    player.stage.advance(to: 4)
    #expect(abs(player.layer.currentFrame - 40) < 1e-9)
    player.perform { $0.loopMode = .playOnce }
    player.stage.advance(to: 9)
    #expect(player.ends == [.init(time: 5, finished: true)])
  }

  @Test func `at speed 0 playback stands still until the speed changes`() throws {
    let player = try Player()
    player.perform {
      $0.animationSpeed = 0
      $0.play(completion: player.record)
    }
    player.stage.advance(to: 50)
    #expect(player.layer.currentFrame == 0 && player.layer.isAnimationPlaying)
    player.perform { $0.animationSpeed = 1 }
    player.stage.advance(to: 60)
    #expect(player.ends == [.init(time: 53, finished: true)])
  }

  @Test func `a segment without frames ends at once`() throws {
    let player = try Player()
    player.perform { $0.play(fromFrame: 20, toFrame: 20, loopMode: .repeat(3), completion: player.record) }
    player.stage.advance(to: 1)
    #expect(player.ends.map(\.finished) == [true] && player.x == 50)
    player.perform { $0.play(fromFrame: 20, toFrame: 20, loopMode: .loop, completion: player.record) }
    player.stage.advance(to: 1000)
    #expect(player.x == 50 && player.layer.currentFrame == 20)
  }

  @Test(arguments: [0.0, -3, .nan, .infinity])
  func `a number of repetitions that isn't above 0 has a positive duration`(_ count: Float) throws {
    let playback = Playback(first: 0, last: 20, frameRate: 20).looping(.repeat(count), at: 0).playback
    #expect(playback.duration > 0)
  }
}

// MARK: - Markers

extension PlayingTests {
  @Test func `segments of markers play one after the other without a gap`() throws {
    let player = try Player()
    player.perform { $0.play(markers: ["go", "end"], completion: player.record) }
    #expect(player.layer.currentFrame == 10)
    player.stage.advance(to: 0.5)
    #expect(player.layer.currentFrame == 20)
    player.stage.advance(to: 1.25)
    #expect(abs(player.layer.currentFrame - 55) < 1e-9)
    player.stage.advance(to: 3)
    #expect(player.ends == [.init(time: 1.5, finished: true)] && player.layer.currentFrame == 60)
  }

  @Test func `a missing marker completes with false and changes nothing`() throws {
    let player = try Player()
    player.perform { $0.currentFrame = 12 }
    player.perform {
      $0.play(marker: "none", completion: player.record)
      $0.play(fromMarker: "none", toMarker: "go", completion: player.record)
      $0.play(toMarker: "none", completion: player.record)
      $0.play(markers: [], completion: player.record)
    }
    #expect(player.ends.map(\.finished) == [false, false, false, false])
    #expect(player.layer.currentFrame == 12 && !player.layer.isAnimationPlaying)
  }

  @Test func `playback to a marker ends at its frame or the one before`() throws {
    let player = try Player()
    player.perform { $0.play(fromMarker: "go", toMarker: "end") }
    player.stage.advance(to: 9)
    #expect(player.layer.currentFrame == 50)
    player.perform { $0.play(fromMarker: "go", toMarker: "end", playEndMarkerFrame: false) }
    player.stage.advance(to: 20)
    #expect(player.layer.currentFrame == 49)
  }
}

// MARK: - Playback and single frames

extension PlayingTests {
  @Test(arguments: 0..<12)
  func `playback shows the same as the current frame when it's set, at any frame rate`(
    _ seed: UInt64
  )
    throws
  {
    var random = SeededGenerator(seed: seed)
    let text = SampleJSON.random(&random)
    let start = Double.random(in: 0...1000, using: &random)
    let (played, coarse, paused) = (
      try Player(text, at: start), try Player(text, at: start), try Player(text)
    )
    let (from, to) = (Double.random(in: 0...60, using: &random), Double.random(in: 0...60, using: &random))
    let mode = random.element(of: Self.modes)
    let speed = random.element(of: [1, 0.5, 2, -1, -0.25])
    for player in [played, coarse] {
      player.perform {
        $0.animationSpeed = speed
        $0.play(fromFrame: from, toFrame: to, loopMode: mode, completion: player.record)
      }
    }
    for step in 1...40 {
      let time = start + 0.11 * Double(step)
      let values = played.presentedValues(at: time)
      paused.perform { $0.currentFrame = played.layer.currentFrame }
      #expect(
        zip(values, paused.presentedValues(at: paused.stage.time)).allSatisfy { abs($0 - $1) < 1e-7 },
        "seed \(seed), step \(step)")
      if step % 13 == 0 { #expect(coarse.presentedValues(at: time) == values) }
    }
    played.stage.advance(to: start + 1000)
    coarse.stage.advance(to: start + 1000)
    #expect(played.ends == coarse.ends)
  }
}
