import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

/// Help pages are compared with files in `Goldens`, so that every change of the text is reviewed.
///
/// To update one: `quartzite help render > Tests/QuartziteCommandTests/Goldens/help-render.txt`.
@Suite struct HelpPageTests {
  /// The pages, each with the words that print it.
  private static let pages = [
    "help": ["help"], "help-list": ["help", "list"], "help-render": ["help", "render"],
    "help-filmstrip": ["help", "filmstrip"], "help-preset": ["help", "preset"],
    "help-help": ["help", "help"], "help-batch": ["help", "batch"], "help-inspect": ["help", "inspect"],
    "help-join": ["help", "join"], "help-cluster": ["help", "cluster"], "help-swift": ["help", "swift"],
    "help-lower": ["help", "lower"], "help-play": ["help", "play"], "help-preview": ["help", "preview"],
    "help-new": ["help", "new"],
    "help-completions": ["help", "completions"],
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
  func `each page equals its golden file`(_ page: String) throws {
    let golden = try String(contentsOf: Self.folder.appendingPathComponent("\(page).txt"), encoding: .utf8)
    #expect(help(try #require(Self.pages[page])) == golden)
  }

  @Test func `every golden file belongs to a page and every command has a golden file`() throws {
    let goldens = try files(in: Self.folder).filter { $0.hasPrefix("help") }
    #expect(goldens == Self.pages.keys.map { "\($0).txt" }.sorted())
    #expect(Self.pages.count == Commands.all.count + 1)
  }

  @Test(arguments: Commands.names)
  func `every way to ask for a page prints the same`(_ name: String) {
    let page = help(["help", name])
    #expect(help([name, "--help"]) == page && help([name, "-h"]) == page)
    #expect(help([name, "--nonsense", "--help", "x"]) == page && help(["--help", name]) == page)
  }

  @Test func `the overview and the version are options too`() {
    #expect(help(["--help"]) == help(["help"]) && help(["-h"]) == help(["help"]))
    #expect(help(["--version"]) == "quartzite \(Release.version)\n")
  }

  @Test(arguments: pages.keys.sorted())
  func `lines fit into 80 columns`(_ page: String) throws {
    for line in help(try #require(Self.pages[page])).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: Commands.all.flatMap { $0.configuration.examples.map(\.line) })
  func `examples are valid command lines`(_ line: String) throws {
    let words = line.prefix { !"|>".contains($0) }.split(separator: " ").map { $0.filter { $0 != "'" } }
    #expect(words.first == "quartzite")
    let command = try Commands.named(try #require(words.dropFirst().first))
    let parsed = try command.parse(Array(words.dropFirst(2)))
    // The Lottie files of the examples don't exist.
    guard let render = parsed as? RenderCommand, RenderCommand.isScene(render.subject.name) else { return }
    _ = try render.product(of: render.plan())
  }
}
