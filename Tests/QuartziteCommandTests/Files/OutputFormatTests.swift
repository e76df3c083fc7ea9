import Testing

@testable import QuartziteCommand

@Suite struct OutputFormatTests {
  private func format(
    _ destination: Destination, _ asked: OutputFormat? = nil, standard: OutputFormat = .gif
  ) throws -> OutputFormat {
    try OutputFormat(of: destination, asked: asked, standard: standard)
  }

  @Test func `a name's end tells the format, in capitals too`() throws {
    #expect(try format(.file("a/b.gif")) == .gif)
    #expect(try format(.file("b.PNG")) == .png)
    #expect(try format(.file("b.png"), .png) == .png)
  }

  @Test func `the asked format counts where the name tells none`() throws {
    #expect(try format(.file("film"), .gif) == .gif)
    #expect(try format(.file("film.data"), .png) == .png)
    #expect(try format(.standardOutput, .png) == .png)
  }

  @Test func `standard output has a format of its own`() throws {
    #expect(try format(.standardOutput) == .gif && format(.standardOutput, standard: .png) == .png)
  }

  @Test func `no format and two formats are errors`() {
    let none = CommandError.badArguments(
      "'a.webp' doesn't tell the format: .gif or .png was expected, or --format")
    #expect(throws: none) { try format(.file("a.webp")) }
    #expect(throws: CommandError.badArguments("--format png: the name 'a.gif' says gif")) {
      try format(.file("a.gif"), .png)
    }
  }
}
