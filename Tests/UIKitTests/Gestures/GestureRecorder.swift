import UIKit

/// Records the actions of gesture recognizers by their names.
@MainActor
final class GestureRecorder: NSObject, UIGestureRecognizerDelegate {
  private(set) var entries: [String] = []
  var isSimultaneous = false

  /// Attaches a recognizer to a view and records its actions.
  func watch(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(GestureRecorder.record(_:)))
    view.addGestureRecognizer(recognizer)
  }

  func record(_ recognizer: UIGestureRecognizer) {
    log("\(recognizer.name ?? "") \(recognizer.state)")
  }

  func log(_ text: String) { entries.append(text) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}
