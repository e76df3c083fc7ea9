import Foundation
import Staging

/// The name, scenes, and commands of the program that runs: `quartzite`, or a program with scenes of its own.
package struct ProgramDescription: Sendable {
  /// The name of the executable.
  package let name: String
  /// The scenes, in the order in which they are listed.
  let scenes: [any Scene.Type]
  /// The commands, in the order in which help lists them.
  let commands: [any Command.Type]

  /// The description of the program that runs on the current thread.
  @TaskLocal package static var current = quartzite
}

extension ProgramDescription {
  /// The name of the program of this package.
  static let ownName = "quartzite"

  /// Whether this is the program of this package.
  var isQuartzite: Bool { name == Self.ownName }
}

// MARK: - Scenes

extension ProgramDescription {
  // A key path through a metatype crashes the compiler (Swift 6.3).
  var sceneNames: [String] { scenes.map { $0.name } }

  /// The name of the program's scene; nil if it has several or none.
  var nameOfOnlyScene: String? { scenes.count == 1 ? scenes[0].name : nil }

  /// Returns the scene of a name in any case, with the defaults of its parameters; nil if there is none.
  func scene(named name: String) -> (any Scene)? {
    scenes.first { $0.name == name.lowercased() }?.init()
  }
}

// MARK: - Words

extension ProgramDescription {
  /// The first line of help.
  var headline: String {
    isQuartzite
      ? "\(name) \(Release.version): Core Animation layers as pictures and films"
      : "\(name): scenes as pictures and films, by Quartzite \(Release.version)"
  }

  /// The text that `--version` prints.
  var versionLine: String {
    isQuartzite ? "\(name) \(Release.version)" : "\(name), made with Quartzite \(Release.version)"
  }

  /// Returns a text about `quartzite` in terms of this program, if it has the command that the text refers to.
  func adapted(_ text: String) -> String {
    guard !isQuartzite else { return text }
    return commands.reduce(text) { text, command in
      text.replacingOccurrences(
        of: "\(Self.ownName) \(command.configuration.name)", with: "\(name) \(command.configuration.name)")
    }
  }

  /// Returns a text of help in terms of this program and its scenes.
  func adaptedHelp(_ text: String) -> String {
    guard !isQuartzite, !scenes.isEmpty else { return text }
    return ["login", "ring"].enumerated().reduce(adapted(text)) { text, mention in
      text.replacingOccurrences(
        of: "\\b\(mention.element)(-views)?\\b", with: sceneNames[min(mention.offset, scenes.count - 1)],
        options: .regularExpression)
    }
  }

  /// Returns an example with scenes of this program; nil if the program doesn't have the command.
  func adapted(_ example: Example) -> Example? {
    guard !isQuartzite else { return example }
    guard adapted(example.line) != example.line else { return nil }
    return Example(line: adaptedHelp(example.line), result: adaptedHelp(example.result))
  }
}
