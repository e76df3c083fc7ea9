import Testing

@testable import QuartziteCommand

@Suite struct OptionTests {
  private static func options(of name: String) throws -> [any AnyOption] {
    try Commands.named(name).init().options + [Flag.help]
  }

  @Test(arguments: Commands.names)
  func `the options of a command have unique names and letters`(_ name: String) throws {
    let options = try Self.options(of: name)
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test(arguments: Commands.names)
  func `help texts are phrases without a capital and a period`(_ name: String) throws {
    let declarations: [any Declaration] = try Commands.named(name).init().declarations
    for declaration in declarations {
      #expect(!declaration.help.isEmpty && !declaration.help.hasSuffix("."), "\(declaration.help)")
      #expect(declaration.help.first?.isUppercase == false, "\(declaration.help)")
    }
  }

  @Test func `a default that isn't in the format traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Option("rate", .number(in: 1...2), default: "3", help: "a rate")
    }
  }

  @Test func `reading a required option before parsing traps`() async {
    await #expect(processExitsWith: .failure) { _ = RenderCommand().output }
    await #expect(processExitsWith: .failure) { _ = InspectCommand().name }
  }

  @Test func `an option describes its values and a flag has none`() {
    let render = RenderCommand()
    #expect(render.report.$isJSON.values == nil && !render.report.$isJSON.accept("yes"))
    #expect(render.film.span.$frameRate.values?.expectation == "a number from 0.01 to 1000")
    #expect(render.$output.isRequired && !render.film.span.$frameRate.isRequired)
  }

  @Test func `accepting a value fills the property`() {
    let span = SpanOptions(frameRate: "25")
    #expect(span.$frameRate.accept("50") && span.frameRate == 50)
    #expect(!span.$frameRate.accept("x"))
  }
}
