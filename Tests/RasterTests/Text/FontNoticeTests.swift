import Raster
import Testing

@Suite struct FontNoticeTests {
  @Test func `distinct notices are collected in order, up to a limit`() {
    var notices = FontNotices()
    for value in [UInt8(9), 7, 9] + Array(0...255) {
      notices.add(.missingCharacter(Unicode.Scalar(value)))
    }
    notices.add(.noFonts)
    #expect(notices.all.count == FontNotices.limit && !notices.all.contains(.noFonts))
    #expect(Array(notices.all.prefix(4)) == [9, 7, 0, 1].map { .missingCharacter(Unicode.Scalar($0)) })
    var others = FontNotices()
    others.add(.noFonts)
    notices.add(others)
    others.add(notices)
    #expect(notices.all.count == FontNotices.limit && others.all.first == .noFonts)
  }
}
