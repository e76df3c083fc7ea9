import Testing

@testable import ImageCoding

@Suite struct ImageCodingErrorTests {
  @Test func `the description contains the position and the message`() {
    #expect(ImageCodingError(.corrupt, "it is torn").description == "it is torn")
    #expect(
      ImageCodingError(.corrupt, path: "a.png", offset: 33, "it is torn").description
        == "a.png: byte 33: it is torn")
  }

  @Test func `the innermost path is kept`() {
    let error = ImageCodingError(.file, path: "inner", offset: 1, "gone")
    #expect(error.at("outer") == error)
    #expect(ImageCodingError(.file, "gone").at("outer").path == "outer")
  }
}
