import Foundation
import Scenes

/// `quartzite list`: the scenes of the program.
struct ListCommand: Command {
  static let configuration = CommandConfiguration(
    name: "list", summary: "list the scenes with their size, duration, and content",
    examples: [
      Example(line: "quartzite list", result: "one line per scene"),
      Example(
        line: "quartzite list --json", result: "a JSON document, which contains the highlights too"),
    ])

  @Flag(.json) var isJSON: Bool

  func run(on console: Console) throws {
    if isJSON {
      try console.output.write(JSONDocument.text(of: Document(scenes: Scene.all.map(Entry.init))))
    } else {
      let rows = Scene.all.map { [$0.name, $0.sizeText, "\($0.duration.plain) s", $0.summary] }
      try console.output.write(TextColumns.lines(rows))
    }
  }
}

extension ListCommand {
  private struct Document: Encodable {
    let scenes: [Entry]
  }

  private struct Entry: Encodable {
    let name: String
    let summary: String
    let width: Double
    let height: Double
    let duration: Double
    let highlights: [Double]

    init(_ scene: Scene) {
      (name, summary) = (scene.name, scene.summary)
      (width, height) = (Double(scene.size.width), Double(scene.size.height))
      (duration, highlights) = (scene.duration, scene.highlights)
    }
  }
}

extension Scene {
  fileprivate var sizeText: String { "\(Double(size.width).plain) × \(Double(size.height).plain) pt" }
}
