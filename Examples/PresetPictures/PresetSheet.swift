import AnimationPresets
import Scenes
import Staging

/// Each preset at eight instants from its begin to its end, nearer to each other at the begin, where most of it happens.
enum PresetSheet {
  private static let instants = 8
  private static let scale = 0.3
  private static let size = CGSize(width: 240, height: 170)
  private static let frame = CGSize(width: size.width * scale, height: size.height * scale)

  /// Those that have something to show by themselves.
  private static let presets = SpringPreset.all.filter { $0 != .move }.map { preset in
    // From 300 points away there is little to see in a small picture.
    preset(force: preset.finalState.placement == nil ? 1 : 0.4)
  }

  static func picture() -> CGImage {
    let width = (frame.width + 2) * CGFloat(instants) - 2
    let sheet = Sheet(columns: 2, cell: CGSize(width: width, height: frame.height))
    return sheet.picture(count: presets.count, title: { title(of: presets[$0]) }) { strip, index in
      fill(strip, with: presets[index])
    }
  }

  private static func title(of preset: SpringPreset) -> String {
    preset.force == 1 ? preset.name : "\(preset.name), force \(preset.force)"
  }

  private static func fill(_ strip: CALayer, with preset: SpringPreset) {
    let stage = Scene.preset(preset, on: .card).stage(scale: 2 * scale, size: size)
    for instant in 0..<instants {
      let fraction = Double(instant) / Double(instants - 1)
      stage.advance(to: preset.length * fraction * fraction)
      let picture = CALayer()
      picture.frame = CGRect(
        origin: CGPoint(x: (frame.width + 2) * CGFloat(instant), y: 0), size: frame)
      picture.contents = stage.picture()
      strip.addSublayer(picture)
    }
  }
}
