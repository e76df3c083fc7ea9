import AnimationPresets
import Scenes
import Staging

/// Each preset at eight times, which are denser at the beginning, where most of the motion happens.
enum PresetSheet {
  private static let pictureCount = 8
  private static let scale = 0.3
  private static let size = CGSize(width: 240, height: 170)
  private static let frame = CGSize(width: size.width * scale, height: size.height * scale)

  /// The presets that have an effect without parameters.
  private static let presets = SpringPreset.all.filter { $0 != .move }.map { preset in
    // A motion from 300 points away would be outside a small picture.
    preset(force: preset.finalState.placement == nil ? 1 : 0.4)
  }

  static func picture() -> CGImage {
    let width = (frame.width + 2) * CGFloat(pictureCount) - 2
    let sheet = Sheet(columns: 2, cell: CGSize(width: width, height: frame.height))
    return sheet.picture(count: presets.count, title: { title(of: presets[$0]) }) { strip, index in
      fill(strip, with: presets[index])
    }
  }

  private static func title(of preset: SpringPreset) -> String {
    preset.force == 1 ? preset.name : "\(preset.name), force \(preset.force)"
  }

  private static func fill(_ strip: CALayer, with preset: SpringPreset) {
    let stage = PresetScene(preset, on: .card).stage(scale: 2 * scale, size: size)
    for index in 0..<pictureCount {
      let fraction = Double(index) / Double(pictureCount - 1)
      stage.advance(to: preset.length * fraction * fraction)
      let picture = CALayer()
      picture.frame = CGRect(
        origin: CGPoint(x: (frame.width + 2) * CGFloat(index), y: 0), size: frame)
      picture.contents = stage.picture()
      strip.addSublayer(picture)
    }
  }
}
