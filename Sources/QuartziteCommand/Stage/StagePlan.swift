import Foundation
import Scenes
import Staging

/// A scene and how it's to be drawn, checked: its stage can be made.
struct StagePlan {
  let scene: Scene
  /// The film of a Lottie file that the scene shows; nil for one of the program's own.
  let film: LottieFilm?
  let size: CGSize
  let scale: Double
  let mode: RenderMode
  let threads: Int

  /// The plan for what the first operand names.
  init(_ arguments: Arguments) throws(CommandError) {
    try self.init(arguments, for: Subject(arguments))
  }

  /// The plan for a subject.
  ///
  /// - Parameter scale: The pixels that make a point; nil for what the arguments say.
  init(_ arguments: Arguments, for subject: Subject, scale: Double? = nil) throws(CommandError) {
    (scene, film) = (subject.scene, subject.film)
    size = arguments[StageOptions.size] ?? scene.size
    self.scale = scale ?? arguments[StageOptions.scale]
    mode = arguments[StageOptions.mode]
    threads = arguments[StageOptions.threads] ?? min(ProcessInfo.processInfo.activeProcessorCount, 64)
    if let film, arguments[StageOptions.size] == nil { try film.checkSize(scale: self.scale) }
    let (width, height) = (Double(size.width) * self.scale, Double(size.height) * self.scale)
    try PictureLimit.current.check(
      width: width, height: height,
      origin:
        "\(scene.name) at \(Double(size.width).plain) × \(Double(size.height).plain) points and scale \(self.scale.plain)"
    )
  }
}

extension StagePlan {
  /// The extent of a picture.
  var pixels: (width: Int, height: Int) { Stage.pixels(size: size, scale: scale) }

  /// A stage on which the scene has just begun.
  func stage() -> Stage { scene.stage(scale: scale, size: size, mode: mode, threads: threads) }

  /// Throws where an instant lies outside the scene.
  func check(_ time: Double, _ option: any AnyOption) throws(CommandError) {
    guard time >= 0, time <= scene.duration else {
      throw .badArguments(
        "--\(option.name) \(time.plain): \(scene.name) lasts \(scene.duration.plain) s, so a time from 0 to "
          + "\(scene.duration.plain) was expected")
    }
  }
}
