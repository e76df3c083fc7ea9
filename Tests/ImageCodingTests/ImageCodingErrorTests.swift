import Testing

@testable import ImageCoding

@Suite struct ImageCodingErrorTests {
  @Test func `the description says where and what`() {
    #expect(ImageCodingError(.corrupt, "it is torn").description == "it is torn")
    #expect(
      ImageCodingError(.corrupt, path: "a.png", offset: 33, "it is torn").description
        == "a.png: byte 33: it is torn")
  }

  @Test func `the innermost file stays`() {
    let error = ImageCodingError(.file, path: "inner", offset: 1, "gone")
    #expect(error.at("outer") == error)
    #expect(ImageCodingError(.file, "gone").at("outer").path == "outer")
  }
}
