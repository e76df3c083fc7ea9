import AnimationVocabulary
import QuartzCore
import Testing

@Suite struct ColorCodeTests {
  @Test func `S202: colors by ARGB codes and by hexadecimal digits`() {
    #expect(CGColor.device(argb: 0xFF00_9CCC).components == [0, 156.0 / 255, 0.8, 1])
    #expect(CGColor.device(argb: 0x8000_00FF).components == [0, 0, 1, 128.0 / 255])
    for code in ["#09C", "09c", "#0099CC", "0099ccFF", "#09CF"] {
      #expect(CGColor.hex(code)?.components == [0, 0.6, 0.8, 1], "\(code)")
    }
    #expect(CGColor.hex("#FF000080")?.components == [1, 0, 0, 128.0 / 255])
    let bytes: [CGFloat] = [175, 175, 7, 249]
    #expect(CGColor.hex("#afAF07f9")?.components == bytes.map { $0 / 255 })
    let shifted: [CGFloat] = [0x34, 0x56, 0x78, 0x12]
    #expect(CGColor.device(argb: 0x1234_5678).components == shifted.map { $0 / 255 })
    #expect(CGColor.hex("F008")?.components == [1, 0, 0, 136.0 / 255])
  }

  @Test(arguments: ["", "#", "12", "12345", "1234567", "123456789", "GGG", "##FFF", "#FF F", "\u{FF11}23"])
  func `S202: other text isn't a color`(_ code: String) { #expect(CGColor.hex(code) == nil) }

  @Test func `S202: the clean colors are transparent`() {
    #expect(CGColor.whiteClean.components == [1, 1, 1, 0] && CGColor.blackClean.components == [0, 0, 0, 0])
  }
}
