import Staging

/// A scene with the values of its parameters, and its measured length.
struct SceneSubject {
  let scene: any Scene
  /// The name by which the user knows the scene.
  let name: String
  /// In seconds.
  let duration: Double

  /// Creates a subject from a scene.
  ///
  /// - Parameters:
  ///   - name: The name; nil for the scene's own.
  ///   - values: The values of parameters that differ from the defaults.
  /// - Throws: `CommandError` for an unknown parameter or an invalid value, and for a scene that doesn't end.
  init(_ scene: any Scene, named name: String? = nil, values: [Assignment] = []) throws(CommandError) {
    (self.scene, self.name) = (scene, name ?? type(of: scene).name)
    for value in values { try Self.set(value, of: scene) }
    do {
      duration = try scene.duration()
    } catch {
      throw .failure(error.description)
    }
  }

  /// Sets a parameter of a scene, which isn't built for it.
  static func set(_ value: Assignment, of scene: any Scene) throws(CommandError) {
    do {
      try scene.setParameter(value.name, to: value.text)
    } catch {
      let name = NearestName.find(value.name, among: scene.parameters.map(\.name))
      let advice = name.flatMap { $0 == value.name ? nil : "; did you mean '\($0)'?" } ?? ""
      throw .badArguments("--set: \(error.description)\(advice)")
    }
  }
}

extension SceneSubject {
  /// The times that summarize the scene, in seconds.
  var highlights: [Double] {
    scene.highlights.isEmpty ? (0..<8).map { duration * Double($0) / 8 } : scene.highlights
  }

  /// Returns the scene's frame rate, limited to the rates that a format supports.
  func frameRate(for format: OutputFormat) -> Double { format.limited(scene.frameRate) }
}
