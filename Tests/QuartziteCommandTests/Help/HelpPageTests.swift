import Foundation
import Scenes
import TestSupport
import Testing

@testable import QuartziteCommand

/// The text of help is compared with files in `Goldens`: what users read deserves a reader at each change.
///
/// After an intended change: `quartzite help render > Tests/QuartziteCommandTests/Goldens/help-render.txt`, and so on.
@Suite struct HelpPageTests {
  /// Each page and the words that ask for it.
  private static let pages = [
    "help": ["help"], "help-list": ["help", "list"], "help-render": ["help", "render"],
    "help-filmstrip": ["help", "filmstrip"], "help-preset": ["help", "preset"],
    "help-help": ["help", "help"], "help-batch": ["help", "batch"], "help-inspect": ["help", "inspect"],
  ]

  private static var folder: URL {
    get throws { try #require(Bundle.module.url(forResource: "Goldens", withExtension: nil)) }
  }

  private func help(_ words: [String]) -> String {
    let recorder = RecordedConsole()
    #expect(Program(console: recorder.console).run(words) == .success && recorder.errors.isEmpty)
    return recorder.output
  }

  @Test(arguments: pages.keys.sorted())
  func `help says what its golden file says`(_ page: String) throws {
    let golden = try String(contentsOf: Self.folder.appendingPathComponent("\(page).txt"), encoding: .utf8)
    #expect(help(try #require(Self.pages[page])) == golden)
  }

  @Test func `every golden file has its page and every command its golden file`() throws {
    let goldens = try files(in: Self.folder).filter { $0.hasPrefix("help") }
    #expect(goldens == Self.pages.keys.map { "\($0).txt" }.sorted())
    #expect(Self.pages.count == Commands.all.count + 1)
  }

  @Test(arguments: Commands.all.map(\.name))
  func `asking in other words gives the same page`(_ name: String) {
    let page = help(["help", name])
    #expect(help([name, "--help"]) == page && help([name, "-h"]) == page)
    #expect(help([name, "--nonsense", "--help", "x"]) == page && help(["--help", name]) == page)
  }

  @Test func `the overview comes by option too`() {
    #expect(help(["--help"]) == help(["help"]) && help(["-h"]) == help(["help"]))
    #expect(help(["--version"]) == "quartzite \(Program.version)\n")
  }

  @Test(arguments: pages.keys.sorted())
  func `lines fit into a terminal of 80 columns`(_ page: String) throws {
    for line in help(try #require(Self.pages[page])).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: Commands.all.flatMap(\.examples).map(\.line))
  func `examples are command lines that the program accepts`(_ line: String) throws {
    let words = line.prefix { $0 != "|" }.split(separator: " ").map { $0.filter { $0 != "'" } }
    #expect(words.first == "quartzite")
    let command = try Commands.named(try #require(words.dropFirst().first))
    let arguments = try Arguments(Array(words.dropFirst(2)), for: command)
    // The text of help is the same where a scene that it speaks of isn't part of the program.
    guard command is RenderCommand, Scene.named(arguments.operands[0]) != nil else { return }
    _ = try RenderRequest(arguments, plan: StagePlan(arguments)).product()
  }
}
