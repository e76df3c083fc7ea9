import ImageCoding
import Testing

@testable import QuartziteCommand

@Suite struct ProgramTests {
  @Test(
    arguments: [
      (
        [],
        "quartzite: no command is given; expected list, render, filmstrip, play, preview, inspect, preset, batch, join, cluster, new, swift, lower, completions, or help\nSee 'quartzite help'.\n"
      ),
      (["lst"], "quartzite: unknown command 'lst'; did you mean 'list'?\nSee 'quartzite help'.\n"),
      (
        ["banana"],
        "quartzite: unknown command 'banana'; expected list, render, filmstrip, play, preview, inspect, preset, batch, join, cluster, new, swift, lower, completions, or help\nSee 'quartzite help'.\n"
      ),
      (
        ["--verison"],
        "quartzite: unknown option '--verison'; did you mean '--version'?\nSee 'quartzite help'.\n"
      ),
      (["--version", "x"], "quartzite: --version takes no arguments\nSee 'quartzite help'.\n"),
      (
        ["help", "rendr"],
        "quartzite help: unknown command 'rendr'; did you mean 'render'?\nSee 'quartzite help'.\n"
      ),
      (["help", "list", "x"], "quartzite help: unexpected argument 'x'\nSee 'quartzite help'.\n"),
      (["list", "x"], "quartzite list: unexpected argument 'x'\nSee 'quartzite help list'.\n"),
      (
        ["render", "rign", "-o", "x.gif"],
        "quartzite render: unknown scene 'rign'; did you mean 'ring'?\nSee 'quartzite help render'.\n"
      ),
    ] as [([String], String)])
  func `an unknown name is reported with the nearest known one`(_ pair: (words: [String], errors: String)) {
    let recorder = RecordedConsole()
    #expect(Program(console: recorder.console).run(pair.words) == .badArguments)
    #expect(recorder.errors == pair.errors && recorder.output.isEmpty)
  }

  @Test func `invalid arguments have an exit code of their own`() {
    #expect(CommandError(ImageCodingError(.file, path: "x", "no")) == .failure("x: no"))
    #expect(CommandError(ImageCodingError(.invalidArgument, "no")) == .badArguments("no"))
    struct Other: Error {}
    #expect(CommandError(Other()).exitCode == .failure)
  }

  @Test(arguments: [
    (["-o", "x.gif"], true), (["-o", "-"], false), (["-o-"], false), (["--output=-"], false),
    (["--output", "-"], false), (["-o=-"], false), (["--fps", "none", "-o", "-"], false),
    (["-o", "-", "--fps", "none"], false), ([], true), (["--marker", "-", "-o", "x.gif"], true),
  ])
  func `an error is an event, unless standard output is the product`(_ words: [String], _ isEvent: Bool) {
    let recorder = RecordedConsole()
    let code = Program(console: recorder.console).run(["render", "rign", "--json"] + words)
    #expect(code == .badArguments && !recorder.errors.isEmpty)
    #expect(recorder.output.hasPrefix(#"{"event":"error","exitCode":64,"#) == isEvent)
    #expect(recorder.output.isEmpty != isEvent)
  }

  @Test func `without --json, or in the value of another option, an error is no event`() {
    for words in [["render", "rign", "-o", "x.gif"], ["render", "ring", "-o", "x.gif", "--marker=--json"]] {
      let recorder = RecordedConsole()
      #expect(Program(console: recorder.console).run(words) == .badArguments && recorder.output.isEmpty)
    }
  }
}
