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
      "can't infer a format from 'a.webp'; supported extensions: .gif, .png, or use --format")
    #expect(throws: none) { try format(.file("a.webp")) }
    #expect(throws: CommandError.badArguments("--format png contradicts the file extension of 'a.gif'")) {
      try format(.file("a.gif"), .png)
    }
  }
}
