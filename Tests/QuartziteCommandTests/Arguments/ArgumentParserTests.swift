import Testing

@testable import QuartziteCommand

@Suite struct ArgumentParserTests {
  private struct Stub: Command {
    static let configuration = CommandConfiguration(name: "stub", summary: "")

    @Argument("scene", help: "a scene") var scene: String
    @Argument("other", help: "another scene") var other: String?
    @Option("rate", .number(in: 1...10), default: "5", help: "a rate") var rate: Double
    @Option("output", letter: "o", .destination, help: "a file") var output: Destination
    @Option("limit", .integer(in: 0...9), help: "a limit") var limit: Int?
    @Flag("loud", letter: "l", help: "a flag") var isLoud: Bool

    func run(on console: Console) throws {}
  }

  private func parse(_ line: String) throws(CommandError) -> Stub {
    try Stub.parse(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "ring -o x.gif --rate 3", "ring -o=x.gif --rate=3", "--rate 3 -ox.gif ring",
    "--output x.gif --rate=3e0 ring",
    "--output=x.gif --rate +3 -- ring",
  ])
  func `a value follows its option in the next word or the same one`(_ line: String) throws {
    let stub = try parse(line)
    #expect(stub.scene == "ring" && stub.other == nil)
    #expect(stub.output == .file("x.gif") && stub.rate == 3)
  }

  @Test func `properties have their defaults unless options are given`() throws {
    let stub = try parse("ring -o -")
    #expect(stub.output == .standardOutput)
    #expect(stub.rate == 5 && stub.limit == nil && !stub.isLoud)
    #expect(!stub.$rate.isPresent && stub.$output.isPresent)
    let given = try parse("ring other -o x --limit 0 -l")
    #expect(given.limit == 0 && given.isLoud && given.scene == "ring" && given.other == "other")
  }

  @Test func `after two dashes every word is an argument`() throws {
    let stub = try parse("-o x -- --rate -")
    #expect(stub.scene == "--rate" && stub.other == "-")
  }

  @Test func `only the first equals sign separates a value`() throws {
    #expect(try parse("ring -o a=b=c").output == .file("a=b=c"))
    #expect(try parse("ring -o==x").output == .file("=x"))
  }

  @Test(arguments: [
    ("-o x", "<scene> is missing; expected a scene"),
    ("ring", "-o is missing; expected a file name, or - for standard output"),
    ("ring a b -o x", "unexpected argument 'b'"),
    ("ring -o", "-o needs a value; expected a file name, or - for standard output"),
    ("ring -o --rate 3", "-o needs a value; expected a file name, or - for standard output"),
    ("ring -o -l", "-o needs a value; expected a file name, or - for standard output"),
    ("ring -o=", "-o '': expected a file name, or - for standard output"),
    ("ring -o x --rate", "--rate needs a value; expected a number from 1 to 10"),
    ("ring -o x --rate -3", "--rate '-3': expected a number from 1 to 10"),
    ("ring -o x --rate=", "--rate '': expected a number from 1 to 10"),
    ("ring -o x --rate 3 --rate 3", "--rate is given more than once"),
    ("ring -o x --output y", "-o is given more than once"),
    ("ring -o x -l --loud", "-l is given more than once"),
    ("ring -o x --loud=yes", "-l takes no value; remove it from '--loud=yes'"),
    ("ring -o x -lx", "-l takes no value; remove it from '-lx'"),
    ("ring -o x --raet 3", "unknown option '--raet'; did you mean '--rate'?"),
    ("ring -o x -rate 3", "unknown option '-rate'; did you mean '--rate'?"),
    ("ring -out x", "unknown option '-out'; did you mean '--output'?"),
    ("ring -o x --banana=3", "unknown option '--banana'"),
    ("ring -o x -z", "unknown option '-z'"),
  ])
  func `an error names the option or the word, and the expected value`(
    _ pair: (line: String, message: String)
  ) {
    #expect(throws: CommandError.badArguments(pair.message)) { try parse(pair.line) }
  }

  @Test func `help is recognized next to invalid words, but not after two dashes`() {
    #expect(ArgumentParser.requestsHelp(["--fps", "x", "--help"]) && ArgumentParser.requestsHelp(["-h"]))
    #expect(!ArgumentParser.requestsHelp(["--", "--help"]) && !ArgumentParser.requestsHelp([]))
  }

  @Test func `requirements between options are checked after parsing`() {
    struct Pair: Command {
      static let configuration = CommandConfiguration(name: "pair", summary: "")
      @Option("low", .integer(in: 0...9), default: "0", help: "a bound") var low: Int
      @Option("high", .integer(in: 0...9), default: "9", help: "a bound") var high: Int

      func validate() throws(CommandError) {
        guard low <= high else { throw .badArguments("--low \(low) is above --high \(high)") }
      }
      func run(on console: Console) throws {}
    }
    #expect(throws: CommandError.badArguments("--low 5 is above --high 4")) {
      try Pair.parse(["--high", "4", "--low", "5"])
    }
  }
}
