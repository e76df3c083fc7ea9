package import AnimationPresets
package import Staging

/// A scene of a preset that plays immediately, and of its final state for 0.4 s.
package struct PresetScene: Scene {
  package let size = CGSize(width: 480, height: 320)
  package let background: CGColor? = CGColor(gray: 0.96, alpha: 1)
  private let preset: SpringPreset
  private let subject: PresetSubject
  private let policy: MotionPolicy

  /// Creates the scene of a preset on a subject.
  ///
  /// - Precondition: The preset has a finite length.
  package init(_ preset: SpringPreset, on subject: PresetSubject, under policy: MotionPolicy = .full) {
    (self.preset, self.subject, self.policy) = (preset, subject, policy)
  }

  package init() { self.init(.wobble(), on: .card) }

  package var length: SceneLength { .seconds(preset.length + 0.4) }
  package var highlights: [Double] { (0..<8).map { preset.length * Double($0) / 7 } }

  package func build(on stage: Stage) {
    let layer = subject.layer()
    layer.position = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
    stage.layer.addSublayer(layer)
    layer.animate(preset, under: policy)
  }
}
