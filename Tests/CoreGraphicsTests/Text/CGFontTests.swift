import CoreGraphics
import Testing

@Suite struct CGFontTests {
  @Test func `a font keeps the name that was requested`() {
    #expect(CGFont("Helvetica-Bold" as CFString)?.postScriptName as String? == "Helvetica-Bold")
    #expect(CGFont("" as CFString) == nil)
  }

  @Test func `only the bytes of a font file yield a font`() throws {
    let file = Data([0, 1, 0, 0, 0, 12])
    let font = CGFont(try #require(CGDataProvider(data: file as CFData)))
    #expect(font?.data == file)
    #expect(font?.postScriptName == nil)
    for bytes in [Data(), Data([0, 1]), Data("GIF89a".utf8)] {
      #expect(CGFont(try #require(CGDataProvider(data: bytes as CFData))) == nil)
    }
  }
}
