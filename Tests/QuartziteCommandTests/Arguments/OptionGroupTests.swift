import Testing

@testable import QuartziteCommand

@Suite struct OptionGroupTests {
  private struct Inner: OptionGroup {
    @Option("inner", for: .gif, .number(in: 0...9), default: "1", help: "a number") var inner: Double
    let note = "a property that isn't an option"
  }

  private struct Outer: Command {
    static let configuration = CommandConfiguration(name: "outer", summary: "")

    @Argument("file", help: "a file") var file: String
    @Flag("first", help: "a flag") var isFirst: Bool
    let group = Inner()
    @Option("last", .fileName, help: "a file") var last: String?

    func run(on console: Console) throws {}
  }

  @Test func `declarations of nested groups are listed in the order of the source`() {
    #expect(Outer().options.map(\.name) == ["first", "inner", "last"])
    #expect(Outer().arguments.map(\.name) == ["file"])
  }

  @Test func `parsing fills nested groups`() throws {
    let outer = try Outer.parse(["x", "--inner", "3", "--first"])
    #expect(outer.group.inner == 3 && outer.isFirst && outer.last == nil)
  }

  @Test func `every command parses into options of its own`() throws {
    let (first, second) = (try Outer.parse(["x", "--inner=3"]), try Outer.parse(["y"]))
    #expect(first.group.inner == 3 && second.group.inner == 1 && first.file == "x" && second.file == "y")
  }

  @Test func `options that don't apply are refused with a reason, by group or by scope`() throws {
    let outer = try Outer.parse(["x", "--inner", "3"])
    try outer.refuse(.lottie, because: "it's late")
    let error = CommandError.badArguments("--inner doesn't apply: it's late")
    #expect(throws: error) { try outer.group.refuse(because: "it's late") }
    #expect(throws: error) { try outer.refuse(.gif, because: "it's late") }
    try Outer.parse(["x"]).refuse(because: "it's late")
  }
}
