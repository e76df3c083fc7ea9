import Scenes

/// The argument that names a subject, and the options for one that is a Lottie file.
struct SubjectOptions: OptionGroup {
  @Argument(
    "scene|file",
    help:
      "a scene that 'quartzite list' shows, a Lottie file (.json, .lottie, or either as .gz), or - for a Lottie file on "
      + "standard input")
  var name: String
  let selection = LottieSelection()
  let appearance = LottieAppearance()
  let values = LottieValues()
  @Option(
    "speed", for: .lottie, .speed, otherwise: "the archive's speed, else 1",
    help: "the speed of the animation, relative to its own")
  var speed: Double?
  @Flag(.strict) var isStrict: Bool
}

extension SubjectOptions {
  /// Returns the subject: a scene, even if a file has the same name.
  ///
  /// - Parameters:
  ///   - command: The command, whose options for Lottie files don't apply to a scene.
  ///   - ignoresPlayback: Whether a Lottie animation plays at its own speed, so that its frames can be selected.
  ///   - library: The Lottie files that are read once; nil to read the file anew.
  /// - Throws: `CommandError` for an unknown name, and for a file that can't be read.
  func subject(
    for command: some Command, ignoresPlayback: Bool = false, in library: LottieLibrary? = nil
  ) throws(CommandError) -> Subject {
    if let scene = Scene.named(name) {
      try command.refuse(.lottie, because: "it's for Lottie files, and \(name) is a scene")
      return .scene(scene)
    }
    guard LottieSubject.isFileName(name) else {
      throw .unknown("scene", name, among: Scene.all.map(\.name), or: "a Lottie file")
    }
    return .lottie(
      try LottieSubject(
        path: name, selection, appearance, values, pace: ignoresPlayback ? .original : .played(speed: speed),
        in: library))
  }
}
