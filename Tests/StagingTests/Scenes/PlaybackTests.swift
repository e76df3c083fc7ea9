import Staging
import Testing

@Suite struct PlaybackTests {
  @Test func `time goes by at the playback's speed, and not while it's paused`() {
    var playback = Playback(duration: 4)
    playback.advance(by: 1)
    playback.speed = 0.5
    playback.advance(by: 1)
    #expect(playback.time == 1.5)
    playback.isPaused = true
    playback.advance(by: 1)
    #expect(playback.time == 1.5)
    for nonsense in [-1, .nan, .infinity] as [Double] {
      playback.isPaused = false
      playback.advance(by: nonsense)
    }
    #expect(playback.time == 1.5)
  }

  @Test func `a loop is repeated, and without one time goes on`() {
    var playback = Playback(duration: 4)
    playback.advance(by: 9.25)
    #expect(playback.time == 1.25)
    playback.loop = 1...1.5
    playback.advance(by: 0.5)
    #expect(playback.time == 1.25)
    playback.loop = 2...2
    playback.advance(by: 1)
    #expect(playback.time == 2)
    playback.loop = nil
    playback.advance(by: 10)
    #expect(playback.time == 12)
  }

  @Test func `a step goes to the next frame, and stays within the scene`() {
    var playback = Playback(duration: 1)
    playback.advance(by: 0.26)
    playback.step(by: 1, frameRate: 10)
    #expect(playback.time == 0.4 && playback.isPaused)
    playback.step(by: -2, frameRate: 10)
    #expect(playback.time == 0.2)
    playback.step(by: -9, frameRate: 10)
    #expect(playback.time == 0)
    playback.step(by: 99, frameRate: 10)
    #expect(playback.time == 1)
  }
}
