import Lottie
import Raster
import Staging
import Testing
import UIKit

/// A view in a window of 100 × 100 points on a separate stage, with a record of completions.
@MainActor
final class StagedView<View: UIView> {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view: View
  private(set) var ends: [End] = []

  struct End: Equatable {
    var time: Double
    var finished: Bool
  }

  init(_ view: View, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.view = view
    stage.perform {
      stage.layer.addSublayer(window.layer)
      window.makeKeyAndVisible()
      view.frame = frame
      window.addSubview(view)
    }
  }

  /// Releases the stage on the main actor, which may still have changes of its layers to commit.
  isolated deinit {}

  func perform(_ body: (View) -> Void) { stage.perform { body(view) } }

  func record(_ finished: Bool) { ends.append(End(time: CACurrentMediaTime(), finished: finished)) }

  /// The color of a pixel of the current picture: red, green, blue and alpha.
  func pixel(_ x: Int, _ y: Int) -> [UInt32] {
    let pixel = stage.picture().bitmap[x, y]
    return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24]
  }
}

/// Colors of pixels.
enum Pixel {
  static let (red, green, blue, black, clear): ([UInt32], [UInt32], [UInt32], [UInt32], [UInt32]) = (
    [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 0, 255], [0, 0, 0, 0]
  )
}
