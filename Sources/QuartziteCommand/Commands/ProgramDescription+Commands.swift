import Requirements
import Scenes
package import Staging

// The commands of the two kinds of programs, apart from the description that commands read.

extension ProgramDescription {
  /// The program of this package, which shows its demonstrations.
  static let quartzite = ProgramDescription(
    name: ownName, scenes: DemoScenes.all,
    commands: [
      ListCommand.self, RenderCommand.self, FilmstripCommand.self, PlayCommand.self, PreviewCommand.self,
      InspectCommand.self,
      PresetCommand.self, BatchCommand.self, JoinCommand.self, ClusterCommand.self, NewCommand.self,
      SwiftCommand.self, LowerCommand.self, CompletionsCommand.self, HelpCommand.self,
    ])

  /// Creates the description of a program with scenes of its own.
  ///
  /// - Precondition: The scenes have different names.
  package init(name: String, scenes: [any Scene.Type]) {
    let names = scenes.map { $0.name }
    require(
      Set(names).count == names.count, "two scenes have the same name among \(names.joined(separator: ", "))")
    self.init(
      name: name, scenes: scenes,
      commands: [
        ListCommand.self, RenderCommand.self, FilmstripCommand.self, PlayCommand.self, PreviewCommand.self,
        InspectCommand.self, BatchCommand.self,
        JoinCommand.self, CompletionsCommand.self, HelpCommand.self,
      ])
  }
}
