import Testing

@testable import ImageCoding

@Suite struct FrameSequenceTests {
  @Test(arguments: [
    ("frames/login-%04d.png", 7, "frames/login-0007.png"),
    ("%d", 0, "0"),
    ("%03d", 12345, "12345"),
    ("%01d.png", 9, "9.png"),
    ("100%%-%02d%%", 3, "100%-03%"),
    ("é%018dé", 1, "é000000000000000001é"),
    ("%d", .max, "9223372036854775807"),
  ])
  func `the number replaces the conversion of the pattern`(_ pattern: String, _ number: Int, _ name: String)
    throws
  {
    #expect(try FrameSequence(pattern).name(ofFrame: number) == name)
  }

  @Test(arguments: [
    ("frame.png", "has no number"),
    ("", "has no number"),
    ("%%d", "has no number"),
    ("%d-%04d", "has 2 numbers"),
    ("%s.png", "has an invalid '%'"),
    ("%4d.png", "has '%4d' with a width outside 01…018"),
    ("%00d.png", "has '%00d' with a width outside 01…018"),
    ("%019d", "has '%019d' with a width outside 01…018"),
    ("%099999999999999999999d", "has '%099999999999999999999d' with a width outside 01…018"),
    ("%04x", "has an invalid '%04'"),
    ("100%", "has an invalid '%'"),
    ("%-4d", "has an invalid '%'"),
  ])
  func `a pattern without exactly one number is refused`(_ pattern: String, _ problem: String) {
    let error = #expect(throws: ImageCodingError.self) { try FrameSequence(pattern) }
    #expect(error?.kind == .invalidArgument)
    #expect(
      error?.message == "pattern '\(pattern)' \(problem); expected one %d, or one with a width like %04d")
  }

  @Test func `a negative frame number traps`() async {
    await #expect(processExitsWith: .failure) { _ = try FrameSequence("%d").name(ofFrame: -1) }
  }
}
