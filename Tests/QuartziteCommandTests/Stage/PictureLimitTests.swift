import Staging
import Testing

@testable import QuartziteCommand

@Suite struct PictureLimitTests {
  @Test func `memory decides, up to what a stage can show`() {
    #expect(PictureLimit(memory: 1 << 30).pixelCount == 1 << 25)
    #expect(PictureLimit(memory: .max).pixelCount == Stage.maximumPixelCount)
    #expect(PictureLimit(memory: 0).pixelCount == 0)
  }

  @Test func `a picture of exactly so many pixels is possible, one more isn't`() throws {
    let limit = PictureLimit(memory: 32 * 1_200_000)
    try limit.check(width: 1200, height: 1000, origin: "")
    let error = CommandError.badArguments(
      "a picture too large for memory: a poster makes 1201 × 1000 pixels, 1.2 million in all; "
        + "at most 1.2 million are possible")
    #expect(throws: error) { try limit.check(width: 1200.5, height: 1000, origin: "a poster") }
  }
}
