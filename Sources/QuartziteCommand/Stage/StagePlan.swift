import Foundation
import Scenes
import Staging

/// A scene and how it's to be drawn, checked: its stage can be made.
struct StagePlan {
  let scene: Scene
  let size: CGSize
  let scale: Double
  let mode: RenderMode
  let threads: Int

  /// The plan for the scene that the first operand names.
  init(_ arguments: Arguments) throws(CommandError) {
    try self.init(arguments, scene: Self.scene(of: arguments))
  }

  init(_ arguments: Arguments, scene: Scene) throws(CommandError) {
    self.scene = scene
    size = arguments[StageOptions.size] ?? scene.size
    scale = arguments[StageOptions.scale]
    mode = arguments[StageOptions.mode]
    threads = arguments[StageOptions.threads] ?? min(ProcessInfo.processInfo.activeProcessorCount, 64)
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    try PictureLimit.current.check(
      width: width, height: height,
      origin:
        "\(scene.name) at \(Double(size.width).plain) × \(Double(size.height).plain) points and scale \(scale.plain)"
    )
  }

  /// The scene that the first operand names.
  static func scene(of arguments: Arguments) throws(CommandError) -> Scene {
    let name = arguments.operands[0]
    guard let scene = Scene.named(name) else {
      throw .unknown("scene", name, among: Scene.all.map(\.name))
    }
    return scene
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
