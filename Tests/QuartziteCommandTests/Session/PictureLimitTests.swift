import Staging
import Testing

@testable import QuartziteCommand

@Suite struct PictureLimitTests {
  @Test func `memory determines the limit, up to the limit of a stage`() {
    #expect(PictureLimit(memory: 1 << 30).pixelCount == 1 << 25)
    #expect(PictureLimit(memory: .max).pixelCount == Stage.maximumPixelCount)
    #expect(PictureLimit(memory: 0).pixelCount == 0)
  }

  @Test func `the limit itself is possible, and more isn't`() throws {
    let limit = PictureLimit(memory: 32 * 1_200_000)
    try limit.check(width: 1200, height: 1000, origin: "")
    let error = CommandError.badArguments(
      "the picture is too large for memory: a poster makes 1201 × 1000 pixels, 1.2 million in total; "
        + "the limit is 1.2 million")
    #expect(throws: error) { try limit.check(width: 1200.5, height: 1000, origin: "a poster") }
  }
}
