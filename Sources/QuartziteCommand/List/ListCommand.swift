import Foundation
import Scenes

/// `quartzite list`: which scenes there are.
struct ListCommand: Command {
  let name = "list"
  let summary = "list the scenes: their size in points, length and content"
  let examples = [
    Example(line: "quartzite list", result: "a line for each scene"),
    Example(
      line: "quartzite list --json", result: "the same for programs, and highlights"),
  ]
  let operands: [Operand] = []
  let options: [any AnyOption] = [CommonOptions.json]

  func run(_ arguments: Arguments, console: Console) throws {
    if arguments[CommonOptions.json] {
      try console.output.write(JSONDocument.text(of: Document(scenes: Scene.all.map(Entry.init))))
    } else {
      let rows = Scene.all.map { [$0.name, $0.extent, "\($0.duration.plain) s", $0.summary] }
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
  fileprivate var extent: String { "\(Double(size.width).plain) × \(Double(size.height).plain) pt" }
}
