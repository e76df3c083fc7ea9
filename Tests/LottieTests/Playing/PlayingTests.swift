import Foundation
import QuartzCore
import Staging
import TestSupport
import Testing

@testable import Lottie

/// A film on a stage, and what its plays told when.
final class PlayedFilm {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let layer: LottieAnimationLayer
  private(set) var ends: [End] = []

  struct End: Equatable {
    var time: Double
    var finished: Bool
  }

  init(_ text: String = FilmText.box, at time: Double = 0) throws {
    stage.advance(to: time)
    let layer = LottieAnimationLayer(try LottieAnimation(text: text))
    self.layer = layer
    stage.perform { stage.layer.addSublayer(layer) }
  }

  func note(_ finished: Bool) { ends.append(End(time: CACurrentMediaTime(), finished: finished)) }

  func perform(_ body: (LottieAnimationLayer) -> Void) { stage.perform { body(layer) } }

  /// Where the box of ``FilmText/box`` is.
  var x: Double { Double(layer.film.layer.sublayers![0].presentation()!.position.x) }

  func look(at time: Double) -> [Double] {
    stage.advance(to: time)
    return layer.film.layer.look
  }
}

@Suite struct PlayingTests {
  @Test(arguments: [0, 7.25, 100_000])
  func `a film plays once from its first frame to its last, and tells at that very time`(_ start: Double)
    throws
  {
    let film = try PlayedFilm(at: start)
    film.perform { $0.play(completion: film.note) }
    for (time, x, frame) in [(0.0, 10.0, 0.0), (0.5, 30, 10), (2, 90, 40), (2.75, 90, 55)] {
      film.stage.advance(to: start + time)
      #expect(abs(film.x - x) < 1e-9 && abs(film.layer.currentFrame - frame) < 1e-8)
      #expect(film.layer.isAnimationPlaying)
    }
    film.stage.advance(to: start + 2.999999)
    #expect(film.ends.isEmpty)
    film.stage.advance(to: start + 5)
    #expect(film.ends == [.init(time: start + 3, finished: true)])
    #expect(film.layer.currentFrame == 60 && !film.layer.isAnimationPlaying)
  }

  @Test func `what was stopped goes on from where it stands, and at the end anew`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 1)
    film.perform { $0.pause() }
    #expect(film.ends == [.init(time: 1, finished: false)])
    film.stage.advance(to: 4)
    #expect(film.x == 50 && film.layer.currentFrame == 20)
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 5)
    #expect(abs(film.x - 90) < 1e-9)
    film.stage.advance(to: 10)
    #expect(film.ends.last == .init(time: 6, finished: true))
    film.perform { $0.play() }
    film.stage.advance(to: 10.5)
    #expect(abs(film.x - 30) < 1e-9)
    film.perform { $0.stop() }
    #expect(film.layer.currentFrame == 0 && film.x == 10)
  }

  @Test func `each play tells once, interrupted by whatever comes first`() throws {
    let interruptions: [(LottieAnimationLayer) -> Void] = [
      { $0.play() }, { $0.stop() }, { $0.pause() }, { $0.currentProgress = 0.5 },
      { $0.removeFromSuperlayer() },
    ]
    for interrupt in interruptions {
      let film = try PlayedFilm()
      film.perform { $0.play(completion: film.note) }
      film.stage.advance(to: 1)
      film.perform(interrupt)
      film.stage.advance(to: 20)
      #expect(film.ends == [.init(time: 1, finished: false)])
    }
  }

  @Test func `a layer that leaves its tree keeps its frame, and can play when it's back`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 1)
    film.perform { $0.removeFromSuperlayer() }
    film.stage.advance(to: 3)
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 4)
    #expect(film.x == 50 && film.layer.currentFrame == 20)
    film.perform { $0.play() }
    film.stage.advance(to: 4.5)
    #expect(abs(film.x - 70) < 1e-9)
  }

  @Test func `a layer that leaves after the end still shows the end when it's back`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(fromFrame: 0, toFrame: 30) }
    film.stage.advance(to: 3)
    film.perform { $0.removeFromSuperlayer() }
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 4)
    film.perform { $0.removeFromSuperlayer() }
    film.stage.advance(to: 5)
    film.perform { film.stage.layer.addSublayer($0) }
    #expect(abs(film.x - 70) < 1e-9)
  }

  @Test func `a play asked for outside of any tree begins with the commit that shows the layer`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: FilmText.box))
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

  @Test func `a layer that goes away while it plays still tells`() throws {
    var ends: [Bool] = []
    do {
      let layer = LottieAnimationLayer(try LottieAnimation(text: FilmText.box))
      layer.play { ends.append($0) }
    }
    #expect(ends == [false])
  }
}

// MARK: - Loops and speeds

extension PlayingTests {
  static let modes: [LottieLoopMode] = [
    .playOnce, .loop, .autoReverse, .repeat(2.5), .repeat(3), .repeatBackwards(1), .repeatBackwards(1.75),
  ]

  /// The frame by the definition of each mode, computed apart from any animation.
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
  func `every mode and speed shows the frame that it's defined by, and ends when it should`(
    _ mode: LottieLoopMode, _ speed: Double
  ) throws {
    let film = try PlayedFilm(at: 3)
    film.perform {
      $0.animationSpeed = speed
      $0.play(fromFrame: 8, toFrame: 28, loopMode: mode, completion: film.note)
    }
    let (first, last) = speed > 0 ? (8.0, 28.0) : (28.0, 8.0)
    // A pass takes a second at speed 1; the fractions keep away from where a pass begins.
    for passes in [0, 0.125, 0.75, 1.25, 1.875, 2.375, 3.125, 7.625] {
      film.stage.advance(to: 3 + passes / abs(speed))
      let frame = Self.frame(mode, first, last, passes: passes)
      #expect(abs(film.layer.currentFrame - frame) < 1e-9, "\(passes)")
      #expect(abs(film.x - (10 + min(frame, 40) * 2)) < 1e-9, "\(passes)")
    }
    let length = Double(mode.repeatCount) * (mode.autoreverses ? 2 : 1)
    #expect(film.ends == (length < .infinity ? [.init(time: 3 + length / abs(speed), finished: true)] : []))
  }

  @Test func `a play from a later to an earlier frame runs backward`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(fromProgress: 0.5, toProgress: 0, completion: film.note) }
    film.stage.advance(to: 0.5)
    #expect(abs(film.layer.currentFrame - 20) < 1e-9 && abs(film.x - 50) < 1e-9)
    film.stage.advance(to: 2)
    #expect(film.ends == [.init(time: 1.5, finished: true)] && film.x == 10)
  }

  @Test(arguments: modes)
  func `a change of speed keeps the place, and a change of sign turns round`(_ mode: LottieLoopMode) throws {
    for time in [0.125, 0.625, 1.25, 1.625, 2.25] where Self.frame(mode, 0, 1, passes: time) < 1 {
      let film = try PlayedFilm()
      film.perform { $0.play(fromFrame: 0, toFrame: 20, loopMode: mode, completion: film.note) }
      film.stage.advance(to: time)
      guard film.layer.isAnimationPlaying else { continue }
      let frame = film.layer.currentFrame
      film.stage.advance(to: time + 0.0625)
      let way = film.layer.currentFrame - frame
      film.perform { $0.animationSpeed = 2 }
      #expect(abs(film.layer.currentFrame - frame - way) < 1e-9)
      film.perform { $0.animationSpeed = -2 }
      #expect(abs(film.layer.currentFrame - frame - way) < 1e-9)
      film.stage.advance(to: time + 0.09375)
      #expect(abs(film.layer.currentFrame - frame) < 1e-9)
      #expect(abs(film.x - 10 - 2 * frame) < 1e-9)
      #expect(film.ends.isEmpty)
    }
  }

  @Test func `a film played backward from the middle ends at its start`() throws {
    let film = try PlayedFilm()
    film.perform {
      $0.currentFrame = 30
      $0.animationSpeed = -1
      $0.play(completion: film.note)
    }
    film.stage.advance(to: 1)
    #expect(abs(film.layer.currentFrame - 10) < 1e-9)
    film.stage.advance(to: 9)
    #expect(film.ends == [.init(time: 1.5, finished: true)] && film.layer.currentFrame == 0)
  }

  @Test func `a change of the loop mode goes on from the place`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 2)
    film.perform { $0.loopMode = .autoReverse }
    film.stage.advance(to: 4)
    #expect(abs(film.layer.currentFrame - 40) < 1e-9)
    film.perform { $0.loopMode = .playOnce }
    film.stage.advance(to: 9)
    #expect(film.ends == [.init(time: 5, finished: true)])
  }

  @Test func `at speed 0 a play stands still until it's told to go on`() throws {
    let film = try PlayedFilm()
    film.perform {
      $0.animationSpeed = 0
      $0.play(completion: film.note)
    }
    film.stage.advance(to: 50)
    #expect(film.layer.currentFrame == 0 && film.layer.isAnimationPlaying)
    film.perform { $0.animationSpeed = 1 }
    film.stage.advance(to: 60)
    #expect(film.ends == [.init(time: 53, finished: true)])
  }

  @Test func `a part without a length is over at once`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(fromFrame: 20, toFrame: 20, loopMode: .repeat(3), completion: film.note) }
    film.stage.advance(to: 1)
    #expect(film.ends.map(\.finished) == [true] && film.x == 50)
    film.perform { $0.play(fromFrame: 20, toFrame: 20, loopMode: .loop, completion: film.note) }
    film.stage.advance(to: 1000)
    #expect(film.x == 50 && film.layer.currentFrame == 20)
  }

  @Test(arguments: [0.0, -3, .nan, .infinity])
  func `a number of times that isn't above 0 plays as it's defined`(_ count: Float) throws {
    let playback = Playback(first: 0, last: 20, frameRate: 20).looping(.repeat(count), at: 0).playback
    #expect(playback.duration > 0)
  }
}

// MARK: - Markers

extension PlayingTests {
  @Test func `markers name parts that play one after the other without a gap`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(markers: ["go", "end"], completion: film.note) }
    #expect(film.layer.currentFrame == 10)
    film.stage.advance(to: 0.5)
    #expect(film.layer.currentFrame == 20)
    film.stage.advance(to: 1.25)
    #expect(abs(film.layer.currentFrame - 55) < 1e-9)
    film.stage.advance(to: 3)
    #expect(film.ends == [.init(time: 1.5, finished: true)] && film.layer.currentFrame == 60)
  }

  @Test func `a marker that isn't there tells false and changes nothing`() throws {
    let film = try PlayedFilm()
    film.perform { $0.currentFrame = 12 }
    film.perform {
      $0.play(marker: "none", completion: film.note)
      $0.play(fromMarker: "none", toMarker: "go", completion: film.note)
      $0.play(toMarker: "none", completion: film.note)
      $0.play(markers: [], completion: film.note)
    }
    #expect(film.ends.map(\.finished) == [false, false, false, false])
    #expect(film.layer.currentFrame == 12 && !film.layer.isAnimationPlaying)
  }

  @Test func `a play to a marker ends at its frame, or the one before`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(fromMarker: "go", toMarker: "end") }
    film.stage.advance(to: 9)
    #expect(film.layer.currentFrame == 50)
    film.perform { $0.play(fromMarker: "go", toMarker: "end", playEndMarkerFrame: false) }
    film.stage.advance(to: 20)
    #expect(film.layer.currentFrame == 49)
  }
}

// MARK: - The law

extension PlayingTests {
  @Test(arguments: 0..<12)
  func `what shows while a film plays is what the same frame shows when it's sought, at any rate`(
    _ seed: UInt64
  )
    throws
  {
    var random = SeededGenerator(seed: seed)
    let text = FilmText.random(&random)
    let start = Double.random(in: 0...1000, using: &random)
    let (played, coarse, sought) = (
      try PlayedFilm(text, at: start), try PlayedFilm(text, at: start), try PlayedFilm(text)
    )
    let (from, to) = (Double.random(in: 0...60, using: &random), Double.random(in: 0...60, using: &random))
    let mode = random.element(of: Self.modes)
    let speed = random.element(of: [1, 0.5, 2, -1, -0.25])
    for film in [played, coarse] {
      film.perform {
        $0.animationSpeed = speed
        $0.play(fromFrame: from, toFrame: to, loopMode: mode, completion: film.note)
      }
    }
    for step in 1...40 {
      let time = start + 0.11 * Double(step)
      let look = played.look(at: time)
      sought.perform { $0.currentFrame = played.layer.currentFrame }
      #expect(
        zip(look, sought.look(at: sought.stage.time)).allSatisfy { abs($0 - $1) < 1e-7 },
        "seed \(seed), step \(step)")
      if step % 13 == 0 { #expect(coarse.look(at: time) == look) }
    }
    played.stage.advance(to: start + 1000)
    coarse.stage.advance(to: start + 1000)
    #expect(played.ends == coarse.ends)
  }
}
