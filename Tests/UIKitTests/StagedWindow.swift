import Staging
import UIKit

/// A window of 200 × 200 points on a separate stage.
@MainActor
final class StagedWindow {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init(isVisible: Bool = true) {
    stage.perform {
      stage.layer.addSublayer(window.layer)
      if isVisible { window.makeKeyAndVisible() }
    }
  }

  /// Releases the stage on the main actor, which may still have changes of its layers to commit: a test's instance can be
  /// destroyed on any thread.
  isolated deinit {}

  /// Adds a view to the window.
  func add(_ view: UIView, _ frame: CGRect) {
    stage.perform {
      view.frame = frame
      window.addSubview(view)
    }
  }
}
