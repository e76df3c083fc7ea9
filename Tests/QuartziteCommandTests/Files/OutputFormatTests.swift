import Testing

@testable import QuartziteCommand

@Suite struct OutputFormatTests {
  private func format(
    _ destination: Destination, _ requested: OutputFormat? = nil, standard: OutputFormat = .gif
  ) throws -> OutputFormat {
    try OutputFormat(of: destination, requested: requested, standard: standard)
  }

  @Test func `the file extension determines the format, in any case`() throws {
    #expect(try format(.file("a/b.gif")) == .gif)
    #expect(try format(.file("b.PNG")) == .png)
    #expect(try format(.file("b.png"), .png) == .png)
    #expect(try format(.file("b.png"), .apng) == .apng && format(.file("b.apng")) == .apng)
    #expect(try format(.file("b.webp")) == .webp && format(.file("b.MP4")) == .mp4)
    #expect(try format(.file("b.webm")) == .webm && format(.file("b.mov")) == .mov)
  }

  @Test func `the requested format is used for a file without a known extension`() throws {
    #expect(try format(.file("film"), .gif) == .gif)
    #expect(try format(.file("film.data"), .png) == .png)
    #expect(try format(.standardOutput, .png) == .png)
  }

  @Test func `standard output has a standard format`() throws {
    #expect(try format(.standardOutput) == .gif && format(.standardOutput, standard: .png) == .png)
  }

  @Test func `a missing format and a contradiction are errors`() {
    let none = CommandError.badArguments(
      "can't infer a format from 'a.avi'; supported extensions: .gif, .png, .apng, .webp, .mp4, .webm, .mov, or use --format"
    )
    #expect(throws: none) { try format(.file("a.avi")) }
    #expect(throws: CommandError.badArguments("--format png contradicts the file extension of 'a.gif'")) {
      try format(.file("a.gif"), .png)
    }
    let stream = CommandError.badArguments(
      "--format y4m and rgba are streams for other programs; write them with -o -")
    #expect(throws: stream) { try format(.file("a.y4m"), .y4m) }
    #expect(throws: stream) { try format(.file("a"), .rgba) }
  }
}
