import Foundation
import Staging

/// `quartzite list`: the scenes of the program.
struct ListCommand: Command {
  static let configuration = CommandConfiguration(
    name: "list", summary: "list the scenes with size, duration, content, and parameters",
    examples: [
      Example(line: "quartzite list", result: "one line per scene, and one per parameter"),
      Example(
        line: "quartzite list --json", result: "a JSON document, which contains the highlights too"),
    ],
    notes: ["The option --set of 'quartzite render' and other commands sets a parameter: --set name=value."])

  @Flag(.json) var isJSON: Bool

  func run(on console: Console) throws {
    let entries = ProgramDescription.current.scenes.map { Entry($0.init()) }
    if isJSON {
      try console.output.write(JSONDocument.text(of: Document(scenes: entries)))
    } else {
      try console.output.write(TextColumns.lines(entries.map(\.row)))
      let parameters = entries.flatMap(\.parameterRows)
      guard !parameters.isEmpty else { return }
      try console.output.write("\nParameters:\n" + TextColumns.lines(parameters))
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
    /// Nil for a scene that doesn't end, for which `problem` has the reason.
    let duration: Double?
    let frameRate: Double
    let highlights: [Double]
    let parameters: [Parameter]
    let problem: String?

    init(_ scene: any Scene) {
      (name, summary) = (type(of: scene).name, type(of: scene).summary)
      (width, height, frameRate) = (Double(scene.size.width), Double(scene.size.height), scene.frameRate)
      parameters = scene.parameters.map(Parameter.init)
      let subject = Result { () throws(CommandError) in try SceneSubject(scene) }
      switch subject {
      case .success(let subject):
        (duration, highlights, problem) = (subject.duration, subject.highlights, nil)
      case .failure(let error): (duration, highlights, problem) = (nil, [], error.message)
      }
    }

    var row: [String] {
      [name, "\(width.plain) × \(height.plain) pt", duration.map { "\($0.plain) s" } ?? "no end", summary]
    }

    var parameterRows: [[String]] {
      parameters.map {
        [name, "\($0.name)=\($0.value)", $0.help.isEmpty ? $0.accepts : "\($0.help); \($0.accepts)"]
      }
    }
  }

  private struct Parameter: Encodable {
    let name: String
    let help: String
    /// The default, as `--set` takes it.
    let value: String
    /// The accepted values in words.
    let accepts: String

    init(_ parameter: SceneParameter) {
      (name, help, value, accepts) = (parameter.name, parameter.help, parameter.text, parameter.expectation)
    }
  }
}
