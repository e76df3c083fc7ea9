import Staging
import UIKit

/// An event of a user as the views of a stage receive it.
enum WindowInput: Hashable {
  /// A finger at a point of the stage.
  case touch(WindowEvent.Phase, CGPoint, finger: Int)
  /// A turn of the wheel at a point, in points of the content.
  case scroll(CGVector, at: CGPoint)
  case text(String)
  /// A text that an input method composes, and the range to select in it, in Unicode scalars.
  case composition(String, selection: Range<Int>)
  case deleteBackward
  case deleteForward
  case moveCaret(CaretMove)
  /// The tab key.
  case tab
  case cut
  case copy
  case paste(String?)
  case selectAll
  /// The end of all touches, because the window lost the focus.
  case cancelTouches
}

extension WindowInput {
  /// The number of the mouse as a finger. Scenes use smaller numbers for the touches that they simulate.
  static let firstFinger = 1 << 32

  /// Delivers the event to the windows of a stage.
  func perform(on stage: Stage) {
    withViews((self, stage)) { input, stage in input.deliver(to: stage) }
  }

  @MainActor private func deliver(to stage: Stage) {
    let windows = Self.windows(on: stage)
    switch self {
    case .touch(.down, let point, let finger):
      guard let window = windows.last(where: { $0.frame.contains(point) }), !window.isDown(finger: finger)
      else { return }
      window.touchDown(at: window.convert(point, on: stage), finger: finger)
    case .touch(let phase, let point, let finger):
      guard let window = windows.last(where: { $0.isDown(finger: finger) }) else { return }
      let point = window.convert(point, on: stage)
      if phase == .move {
        window.touchMove(to: point, finger: finger)
      } else {
        window.touchUp(at: point, finger: finger)
      }
    case .scroll(let distance, let point): Self.scroll(windows, by: distance, at: point, stage)
    case .text(let text): windows.last?.type(text)
    case .composition(let text, let selection):
      windows.last?.compose(text, selecting: text.unitRange(ofScalars: selection))
    case .deleteBackward: windows.last?.deleteBackward()
    case .deleteForward: windows.last?.edit { $0.deleteForward() }
    case .moveCaret(let move): windows.last?.edit { $0.moveCaret(move) }
    case .tab: windows.last?.edit { $0.pressTab() }
    case .cut: UIWindow.editor?.cut(nil)
    case .copy: UIWindow.editor?.copy(nil)
    case .selectAll: UIWindow.editor?.selectAll(nil)
    case .paste(let text):
      // Without a text of the system, a scene's own content remains, unless it's a text that was copied before.
      if text != nil || UIPasteboard.general.hasStrings { UIPasteboard.general.string = text }
      UIWindow.editor?.paste(nil)
    case .cancelTouches:
      for window in windows {
        for finger in window.downFingers where finger >= Self.firstFinger {
          window.touchCancel(finger: finger)
        }
      }
    }
  }

  /// Returns the visible windows that a stage shows, from back to front.
  @MainActor private static func windows(on stage: Stage) -> [UIWindow] {
    (stage.layer.sublayers ?? []).compactMap { $0.delegate as? UIWindow }.filter { !$0.isHidden }
  }

  /// Scrolls the innermost scroll view at a point that can move in the direction.
  @MainActor private static func scroll(
    _ windows: [UIWindow], by distance: CGVector, at point: CGPoint, _ stage: Stage
  ) {
    guard let window = windows.last(where: { $0.frame.contains(point) }) else { return }
    var view = window.hitTest(window.convert(point, on: stage), with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.scroll(by: distance) { return }
      view = current.superview
    }
  }
}

extension UIScrollView {
  /// Scrolls within the content, and returns whether the offset changed.
  fileprivate func scroll(by distance: CGVector) -> Bool {
    guard isScrollEnabled, !isDragging else { return false }
    let inset = adjustedContentInset
    func limited(
      _ offset: CGFloat, _ before: CGFloat, _ after: CGFloat, _ content: CGFloat, _ length: CGFloat
    ) -> CGFloat {
      min(max(offset, -before), max(-before, content + after - length))
    }
    let offset = CGPoint(
      x: limited(contentOffset.x - distance.dx, inset.left, inset.right, contentSize.width, bounds.width),
      y: limited(contentOffset.y - distance.dy, inset.top, inset.bottom, contentSize.height, bounds.height))
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    return true
  }
}

extension UIWindow {
  /// Returns a point of the stage in the window's coordinates.
  fileprivate func convert(_ point: CGPoint, on stage: Stage) -> CGPoint {
    layer.convert(point, from: stage.layer)
  }
}
