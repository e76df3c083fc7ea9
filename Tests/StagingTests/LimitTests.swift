import Staging
import TestSupport
import Testing

/// The limits of stages, sizes, and frames, and what is said about others.
@Suite struct LimitTests {
  @Test func `a picture has at most 2²⁷ pixels`() {
    #expect(Stage.maximumPixelCount == 134_217_728)
    let largest = CGSize(width: 16_384, height: 8192)
    #expect(Stage.canShow(size: largest, scale: 1))
    #expect(!Stage.canShow(size: CGSize(width: 16_384, height: 8192.5), scale: 1))
    #expect(!Stage.canShow(size: CGSize(width: 16_384.5, height: 8192), scale: 1))
    #expect(Stage.canShow(size: CGSize(width: 8192, height: 4096), scale: 2))
    #expect(!Stage.canShow(size: CGSize(width: 8192, height: 4096), scale: 2.01))
    #expect(!Stage.canShow(size: CGSize(width: 4096, height: 8192), scale: 2.01))
    #expect(Stage.canShow(size: CGSize(width: 1, height: 1), scale: 0.001))
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0), (1, 0, 1), (1, 1, 0), (-1, 1, 1), (1, -1, 1), (1, 1, -1), (-1, 1, -1),
      (.infinity, 1, 1),
      (1, .infinity, 1), (1, 1, .infinity), (.nan, 1, 1), (1, .nan, 1), (1e200, 1, 1e200), (1, 1e200, 1e200),
    ] as [(Double, Double, Double)])
  func `sizes and scales are above 0 and finite`(_ width: Double, _ height: Double, _ scale: Double) {
    #expect(!Stage.canShow(size: CGSize(width: width, height: height), scale: scale))
  }

  @Test(
    arguments: [
      (10.0, 10), (10 + 9e-7, 10), (10 + 1.1e-6, 11), (10.5, 11), (0.4, 1), (1e-9, 1), (0, 1), (1 + 9e-7, 1),
    ] as [(Double, Int)])
  func `a part of a pixel below a millionth doesn't count`(_ length: Double, _ pixels: Int) {
    #expect(PixelSize(CGSize(width: length, height: 5), scale: 1) == PixelSize(width: pixels, height: 5))
    #expect(PixelSize(CGSize(width: 5, height: length), scale: 1) == PixelSize(width: 5, height: pixels))
  }

  @Test func `a stage has one pixel per point, and a display with 60 frames per second, by default`() {
    let stage = Stage(size: CGSize(width: 3, height: 4))
    #expect(stage.scale == 1 && stage.mode == .screen && stage.frameRate == 60 && stage.time == 0)
    #expect(stage.size == CGSize(width: 3, height: 4) && stage.pixelSize == PixelSize(width: 3, height: 4))
    #expect(stage.random == SeededRandomNumberGenerator(seed: 0) && stage.textNotices == [])
    stage.frameRate = 25
    #expect(stage.frameRate == 25 && stage.fonts == [])
  }

  @Test func `a frame has an index, a time, and a duration, also in a part of a sequence`() {
    let stage = Stage(size: CGSize(width: 3, height: 4))
    stage.advance(to: 0.5)
    let frames = stage.frames(until: 3, rate: 4)
    #expect(frames.indices == 0..<10 && frames.count == 10)
    let part = frames[3..<5]
    #expect(part.indices == 3..<5 && part.count == 2 && part.underestimatedCount == 2)
    let drawn = Array(part)
    #expect(drawn.map(\.index) == [3, 4] && drawn.map(\.time) == [1.25, 1.5])
    #expect(drawn.allSatisfy { $0.duration == 0.25 && $0.image.width == 3 && $0.image.height == 4 })
    #expect(stage.frames(until: 1.5, rate: 4).count == 0)
  }

  @Test(
    arguments: [(1, 10, 10), (1 + 1e-11, 10, 10), (1.001, 10, 11), (0, 10, 0), (1, 0.5, 1)]
      as [(Double, Double, Int)])
  func `a frame that would begin at the end isn't included`(_ end: Double, _ rate: Double, _ count: Int) {
    #expect(Stage(size: CGSize(width: 1, height: 1)).frames(until: end, rate: rate).count == count)
  }

  @Test func `impossible frames, times, and playbacks trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = Stage(size: CGSize(width: 5, height: 5)).frames(until: -1, rate: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Stage(size: CGSize(width: 5, height: 5)).frames(until: 2e9, rate: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Stage(size: CGSize(width: 5, height: 5)).frames(until: 1, rate: 2)[1..<3]
    }
    await #expect(processExitsWith: .failure) { _ = Playback(duration: 0) }
    await #expect(processExitsWith: .failure) { _ = Playback(duration: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Stage(size: CGSize(width: 5, height: 5), threads: 0) }
  }
}

/// The keys that control a playback.
@Suite struct PlaybackKeyTests {
  @Test func `characters stand for keys`() {
    let keys: [(Character, PlaybackKey?)] = [
      (" ", .space), ("q", .quit), ("Q", .quit), ("1", .digit(1)), ("9", .digit(9)), ("0", nil), ("a", nil),
      ("٣", nil), ("½", nil),
    ]
    for (character, key) in keys { #expect(PlaybackKey(character) == key) }
  }

  @Test func `keys pause, step, go to the beginning, and change the speed`() {
    var playback = Playback(duration: 4)
    #expect(playback.speed == 1 && !playback.isPaused && playback.loop == 0...4 && playback.time == 0)
    playback.advance(by: 1)
    func press(_ key: PlaybackKey) -> Bool { playback.press(key, frameRate: 10) }
    #expect(press(.space) && playback.isPaused)
    #expect(press(.right) && isClose(playback.time, 1.1, within: 1e-12))
    #expect(press(.left) && press(.left))
    #expect(isClose(playback.time, 0.9, within: 1e-12) && playback.isPaused)
    #expect(press(.space) && !playback.isPaused)
    #expect(press(.digit(4)) && playback.speed == 0.25)
    #expect(press(.digit(0)) && playback.speed == 0.25)
    #expect(press(.home) && playback.time == 0 && !playback.isPaused)
    #expect(!press(.quit))
  }

  @Test func `a repeated scene ends where it begins, and others go on`() {
    var playback = Playback(duration: 4)
    playback.seek(to: 9)
    #expect(playback.time == 4)
    playback.seek(to: -1)
    #expect(playback.time == 0)
    playback.advance(by: 4)
    #expect(playback.time == 0)
    playback.loop = nil
    playback.seek(to: 9)
    #expect(playback.time == 9)
  }

  @Test func `the help names all keys`() {
    #expect(PlaybackKey.help == "\(PlaybackKey.controls) q quits.")
    for word in ["Space", "left", "right", "Home", "1 ", "2 ", "9 "] {
      #expect(PlaybackKey.controls.contains(word))
    }
  }
}
