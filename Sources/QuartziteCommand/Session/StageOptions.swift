import Foundation
import Staging

/// The options of a stage.
struct StageOptions: OptionGroup {
  @Option(
    "size", .size(in: 1...100_000), otherwise: "the subject's own size",
    help:
      "the size of the stage in points: a scene lays itself out in it, a Lottie animation is scaled to fit "
      + "(use --scale for more pixels)")
  var size: CGSize?
  let rendering = RenderingOptions()
}

/// The options for drawing a stage, apart from its size.
struct RenderingOptions: OptionGroup {
  @Option(
    "scale", .number(in: 0.01...100), default: "1", help: "the number of pixels per point, in each direction")
  var scale: Double
  @Option(
    "mode", .choice(["screen": RenderMode.screen, "context": .context]), default: "screen",
    help: "the renderer of Core Animation to match: the screen's, or render(in:)")
  var mode: RenderMode
  @Option(.threads) var threads: Int?
}

extension Option<Int?> {
  /// The number of threads.
  static var threads: Option {
    Option(
      "threads", .integer(in: 1...64), otherwise: "one per processor",
      help: "the number of threads, which doesn't affect the output")
  }
}
