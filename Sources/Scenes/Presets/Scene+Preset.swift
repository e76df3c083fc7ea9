package import AnimationPresets
import Staging

extension Scene {
  /// Returns a scene of a preset that plays immediately, and of its final state for 0.4 s.
  ///
  /// - Precondition: The preset has a finite length.
  package static func preset(
    _ preset: SpringPreset, on subject: PresetSubject, under policy: MotionPolicy = .full
  ) -> Scene {
    let end = preset.length + 0.4
    return Scene(
      name: preset.name, summary: "the preset \(preset.name)", size: CGSize(width: 480, height: 320),
      duration: end, highlights: (0..<8).map { preset.length * Double($0) / 7 }
    ) { stage in
      stage.layer.backgroundColor = CGColor(gray: 0.96, alpha: 1)
      let layer = subject.layer()
      layer.position = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
      stage.layer.addSublayer(layer)
      layer.animate(preset, under: policy)
    }
  }
}
