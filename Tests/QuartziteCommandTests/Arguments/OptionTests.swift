import Testing

@testable import QuartziteCommand

@Suite struct OptionTests {
  @Test(arguments: Commands.all.map(\.name))
  func `the options of a command have names and letters of their own`(_ name: String) throws {
    let options = try Commands.named(name).options + [CommonOptions.help]
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test(arguments: Commands.all.map(\.name))
  func `purposes read well in lists: no capital, no stop`(_ name: String) throws {
    for option in try Commands.named(name).options {
      #expect(!option.purpose.isEmpty && !option.purpose.hasSuffix("."), "\(option.name)")
      #expect(
        option.purpose.first?.isUppercase == false
          || ["GIF", "Lottie"].contains { option.purpose.hasPrefix($0) }, "\(option.name)")
    }
  }

  @Test func `a default that its own format refuses traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Option("rate", .number(in: 1...2), default: "3", "a rate")
    }
  }

  @Test func `a flag expects nothing and an option says what`() {
    #expect(CommonOptions.json.expectation == nil && CommonOptions.json.placeholder == nil)
    #expect(RenderOptions.fps.value("50") as? Double == 50 && RenderOptions.fps.value("x") == nil)
    #expect(RenderOptions.output.isRequired && !RenderOptions.fps.isRequired)
  }
}
