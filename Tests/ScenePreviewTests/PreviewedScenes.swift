import CoreGraphics
import QuartzCore
import Staging

@testable import ScenePreview

/// A box that moves to the right, and one that fades later.
struct BoxScene: Scene {
  let size = CGSize(width: 8, height: 4)
  let length = SceneLength.seconds(2)
  @Parameter("the distance in points", in: 0...8) var distance = 4.0
  @Parameter("the color of the box") var color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  func build(on stage: Stage) {
    let box = CALayer()
    box.name = "box"
    box.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    box.backgroundColor = color
    stage.layer.addSublayer(box)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.byValue, slide.duration) = (distance, 1)
    box.add(slide, forKey: "slide")
    stage.after(1.25) {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.5)
      box.add(fade, forKey: "fade")
    }
  }
}

extension PreviewSession {
  /// Creates a session of a scene.
  static func of<Content: Scene>(_ type: Content.Type) -> PreviewSession {
    PreviewSession { values in
      let scene = Content()
      for value in values { try scene.setParameter(value.name, to: value.text) }
      return PreviewSubject(scene, duration: try scene.duration())
    }
  }

  /// Returns the answer to the query of an address.
  func answer(_ address: String) throws -> HTTPResponse { answer(try PreviewQuery(address)) }
}
