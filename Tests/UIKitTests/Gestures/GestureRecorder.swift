import UIKit

/// Writes down what recognisers say, each by its name.
@MainActor
final class GestureRecorder: NSObject, UIGestureRecognizerDelegate {
  private(set) var heard: [String] = []
  var isSimultaneous = false

  /// Lets a recogniser watch a view and report here.
  func watch(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(GestureRecorder.note(_:)))
    view.addGestureRecognizer(recognizer)
  }

  func note(_ recognizer: UIGestureRecognizer) {
    log("\(recognizer.name ?? "") \(recognizer.state)")
  }

  func log(_ text: String) { heard.append(text) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}
