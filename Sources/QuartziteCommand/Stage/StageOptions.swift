import Scenes
import Staging

/// The options that say how a scene is drawn.
enum StageOptions {
  static let size = Option(
    "size", .size(in: 1...100_000), otherwise: "its own size",
    "the size of the stage in points; a scene is laid out anew in it, a Lottie film fitted into it (for more pixels "
      + "there is --scale)")
  static let scale = Option(
    "scale", .number(in: 0.01...100), default: "1", "pixels that make a point, of each side")
  static let mode = Option(
    "mode", .choice(["screen": RenderMode.screen, "context": .context]), default: "screen",
    "which of Core Animation's renderers to match: what the screen shows, or what render(in:) draws")
  static let threads = Option(
    "threads", .whole(in: 1...64), otherwise: "one for each processor",
    "threads that share the work; the bytes don't depend on it")

  static let all: [any AnyOption] = [size, scale, mode, threads]

  /// The operand that names the scene or the film.
  static let scene = Operand(
    name: "scene|file",
    purpose: "one of the scenes that 'quartzite list' tells, or a Lottie file: .json, .lottie, or one of "
      + "them in .gz",
    isRequired: true)
}
