import Foundation
import QuartziteCommand
@_exported public import Staging

/// A program that lists, renders, and plays scenes of its own.
///
/// ```swift
/// import ScenePrograms
///
/// @main struct Films: SceneProgram {
///   static let scenes: [any Scene.Type] = [OpeningScene.self, CreditsScene.self]
/// }
/// ```
///
/// The program has the commands that `quartzite` has for its own scenes, with the same options, file formats, and
/// messages: `swift run Films render opening -o opening.mp4`. Without arguments, it prints help.
///
/// A scene can be a program itself. Its name is then optional on the command line:
///
/// ```swift
/// @main struct OpeningScene: Scene, SceneProgram { … }
/// ```
public protocol SceneProgram {
  /// The scenes, in the order in which they are listed. Their names have to be different.
  static var scenes: [any Scene.Type] { get }
}

extension SceneProgram {
  /// Runs the command that the arguments of the process describe, and exits.
  ///
  /// The exit code is 0 for success, 1 for a failure, and 64 for invalid arguments.
  public static func main() {
    let path = CommandLine.arguments.first ?? "scenes"
    let description = ProgramDescription(name: URL(fileURLWithPath: path).lastPathComponent, scenes: scenes)
    let words = Array(CommandLine.arguments.dropFirst())
    // The program is synchronous, because on Linux an asynchronous `main` leaves the main thread at its first suspension.
    exit(Program(console: .process(), description).run(words.isEmpty ? ["help"] : words).rawValue)
  }
}

extension SceneProgram where Self: Scene {
  /// The type itself, as the only scene.
  public static var scenes: [any Scene.Type] { [Self.self] }
}
