import Testing

@testable import QuartziteCommand

@Suite struct ArgumentsTests {
  private struct Stub: Command {
    static let rate = Option("rate", .number(in: 1...10), default: "5", "a rate")
    static let output = Option(required: "output", letter: "o", .destination, "a file")
    static let limit = Option("limit", .whole(in: 0...9), "a limit")
    static let loud = Option(flag: "loud", letter: "l", "loud")

    let name = "stub"
    let summary = ""
    let examples: [Example] = []
    let operands = [
      Operand(name: "scene", purpose: "a scene", isRequired: true),
      Operand(name: "other", purpose: "another", isRequired: false),
    ]
    let options: [any AnyOption] = [rate, output, limit, loud]

    func run(_ arguments: Arguments, console: Console) throws {}
  }

  private func read(_ line: String) throws -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), for: Stub())
  }

  private func message(_ line: String) -> String? {
    do {
      _ = try read(line)
      return nil
    } catch {
      let error = CommandError(error)
      return error.exitCode == .badArguments ? error.message : "code \(error.exitCode)"
    }
  }

  @Test(arguments: [
    "ring -o x.gif --rate 3", "ring -o=x.gif --rate=3", "--rate 3 -ox.gif ring",
    "--output x.gif --rate=3e0 ring",
    "--output=x.gif --rate +3 -- ring",
  ])
  func `values stand beside their option or in its word, before or after operands`(_ line: String) throws {
    let arguments = try read(line)
    #expect(arguments.operands == ["ring"])
    #expect(arguments[Stub.output] == .file("x.gif") && arguments[Stub.rate] == 3)
  }

  @Test func `what isn't given has its default`() throws {
    let arguments = try read("ring -o -")
    #expect(arguments[Stub.output] == .standardOutput)
    #expect(arguments[Stub.rate] == 5 && arguments[Stub.limit] == nil && !arguments[Stub.loud])
    #expect(!arguments.contains(Stub.rate) && arguments.contains(Stub.output))
    let given = try read("ring other -o x --limit 0 -l")
    #expect(given[Stub.limit] == 0 && given[Stub.loud] && given.operands == ["ring", "other"])
  }

  @Test func `after two dashes every word is an operand`() throws {
    #expect(try read("-o x -- --rate -").operands == ["--rate", "-"])
  }

  @Test func `a word that begins with an equals sign keeps it`() throws {
    #expect(try read("ring -o a=b=c")[Stub.output] == .file("a=b=c"))
    #expect(try read("ring -o==x")[Stub.output] == .file("=x"))
  }

  @Test(arguments: [
    ("-o x", "the scene is missing: a scene"),
    ("ring", "-o is missing: a file's name, or - for standard output was expected"),
    ("ring a b -o x", "'b' is one word too many"),
    ("ring -o", "-o lacks its value: a file's name, or - for standard output was expected"),
    ("ring -o --rate 3", "-o lacks its value: a file's name, or - for standard output was expected"),
    ("ring -o -l", "-o lacks its value: a file's name, or - for standard output was expected"),
    ("ring -o=", "-o '': a file's name, or - for standard output was expected"),
    ("ring -o x --rate", "--rate lacks its value: a number from 1 to 10 was expected"),
    ("ring -o x --rate -3", "--rate '-3': a number from 1 to 10 was expected"),
    ("ring -o x --rate=", "--rate '': a number from 1 to 10 was expected"),
    ("ring -o x --rate 3 --rate 3", "--rate is given twice"),
    ("ring -o x --output y", "-o is given twice"),
    ("ring -o x -l --loud", "-l is given twice"),
    ("ring -o x --loud=yes", "-l takes no value, so not '--loud=yes'"),
    ("ring -o x -lx", "-l takes no value, so not '-lx'"),
    ("ring -o x --raet 3", "unknown option '--raet'; did you mean '--rate'?"),
    ("ring -o x -rate 3", "unknown option '-rate'; did you mean '--rate'?"),
    ("ring -out x", "unknown option '-out'; did you mean '--output'?"),
    ("ring -o x --banana=3", "unknown option '--banana'"),
    ("ring -o x -z", "unknown option '-z'"),
  ])
  func `what is wrong is named, with what was expected`(_ pair: (line: String, message: String)) {
    #expect(message(pair.line) == pair.message)
  }

  @Test func `options that have no meaning beside others are refused with the reason`() throws {
    let arguments = try read("ring -o x --limit 3")
    try arguments.exclude([Stub.rate, Stub.loud], "no")
    #expect(throws: CommandError.badArguments("--limit has no meaning here: it's late")) {
      try arguments.exclude([Stub.rate, Stub.limit], "it's late")
    }
  }

  @Test func `help is asked for in any company, but not after two dashes`() {
    #expect(Arguments.askForHelp(["--fps", "x", "--help"]) && Arguments.askForHelp(["-h"]))
    #expect(!Arguments.askForHelp(["--", "--help"]) && !Arguments.askForHelp([]))
  }

  @Test func `asking for an option of another command traps`() async {
    await #expect(processExitsWith: .failure) {
      let arguments = try Arguments([], for: ListCommand())
      _ = arguments[RenderOptions.output]
    }
  }
}
