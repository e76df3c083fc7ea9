import LayerTree
import QuartzCore

/// The keyboard of a thread, or of one of its stages: its height, its notifications and its motion.
///
/// It covers the bottom of the first responder's window while the first responder receives text or has input views.
@MainActor
final class Keyboard {
  /// The window that the keyboard covers; nil while it's hidden.
  private(set) weak var window: UIWindow?
  /// The height in points; 0 while it's hidden.
  private(set) var height: CGFloat = 0
  /// The end of the last change.
  private var end: DelayedCall?
  private var followers: [WeakReference<UIView>] = []
  private lazy var host = KeyboardHost()

  private static let keyboard = StageLocal { withViews(()) { Keyboard() } }
  /// The keyboard of the current stage.
  static var current: Keyboard { keyboard.value }

  /// The height of the keys in points: that of a phone's keyboard without suggestions, but at most half of a window.
  static let keysHeight: CGFloat = 216
  /// The duration in notifications, in seconds. Estimated; the motion itself takes longer, because its curve is a spring.
  private static let duration = 0.25
  /// The number of the keyboard's curve (row SPR-KEYBOARD).
  private static let curve = 7
  /// The duration of the spring in seconds (row SPR-KEYBOARD).
  private static let springDuration = 0.5

  /// Shows, resizes or hides the keyboard for the current first responder.
  func update() {
    let responder = UIResponder.firstResponder
    let target = responder?.keyboardWindow
    let content = target.map { host.content(for: responder, in: $0) }
    let newHeight = content?.height ?? 0
    guard newHeight != height || target !== window || host.differs(from: content) else { return }
    move(to: newHeight, in: target, content)
  }

  private func move(to newHeight: CGFloat, in target: UIWindow?, _ content: KeyboardHost.Content?) {
    guard let window = target ?? window else { return }
    let isHiding = newHeight == 0
    let change = change(in: window, from: self.window === window ? height : 0, to: newHeight)
    end?.cancel()
    post(isHiding ? [.willChangeFrame, .willHide] : [.willChangeFrame, .willShow], change)
    if let content { host.show(content, in: window, isNew: height == 0 || self.window !== window) }
    (self.window, height) = (isHiding ? nil : window, newHeight)
    UIView.animate(withDuration: Self.springDuration, delay: 0, options: Self.options) { [self] in
      host.slide(in: window, height: newHeight)
      followersMayMove(in: window)
    }
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      if isHiding { host.removeFromSuperview() }
      post(isHiding ? [.didChangeFrame, .didHide] : [.didChangeFrame, .didShow], change)
    }
    guard window.layer.hasHostTime else { return finish() }
    end = DelayedCall(after: Self.springDuration, in: window.layer, finish)
  }

  private static let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)

  // MARK: Notifications

  private enum Step {
    case willChangeFrame
    case willShow
    case willHide
    case didChangeFrame
    case didShow
    case didHide

    var name: Notification.Name {
      switch self {
      case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
      case .willShow: UIResponder.keyboardWillShowNotification
      case .willHide: UIResponder.keyboardWillHideNotification
      case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
      case .didShow: UIResponder.keyboardDidShowNotification
      case .didHide: UIResponder.keyboardDidHideNotification
      }
    }
  }

  private func change(in window: UIWindow, from old: CGFloat, to new: CGFloat) -> [AnyHashable: Any] {
    let frame = { (height: CGFloat, extent: CGFloat) in
      CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: extent)
    }
    let extent = max(old, new)
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(old, old > 0 ? old : extent)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(new, new > 0 ? new : extent)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ steps: [Step], _ change: [AnyHashable: Any]) {
    for step in steps {
      NotificationCenter.default.post(name: step.name, object: UIScreen.main, userInfo: change)
    }
  }

  // MARK: Layout guides

  /// Updates the layout of a view whenever the keyboard moves.
  func follow(_ view: UIView) {
    followers.removeAll { $0.object == nil || $0.object === view }
    followers.append(WeakReference(object: view))
  }

  private func followersMayMove(in window: UIWindow) {
    let views = followers.compactMap(\.object).filter { $0.window === window }
    for view in views { view.insetsDidChange() }
    if !views.isEmpty { window.layoutIfNeeded() }
  }

  /// The height of the part of a view that the keyboard covers, in the view's coordinates.
  func overlap(with view: UIView) -> CGFloat {
    guard let window, height > 0, view.window === window else { return 0 }
    let top = view.convert(CGPoint(x: 0, y: window.bounds.height - height), from: nil).y
    return min(max(view.bounds.maxY - top, 0), view.bounds.height)
  }
}

extension UIResponder {
  /// Shows, resizes or hides the keyboard for the first responder.
  static func updateKeyboard() { Keyboard.current.update() }

  /// The window in which a keyboard is shown for the responder; nil without one.
  fileprivate var keyboardWindow: UIWindow? {
    guard self is any UIKeyInput || inputView != nil || inputAccessoryView != nil else { return nil }
    return sequence(first: self, next: \.next).lazy.compactMap { ($0 as? UIView)?.window }.first
  }
}

extension UIView {
  /// Updates the view's layout whenever the keyboard moves.
  func followKeyboard() { Keyboard.current.follow(self) }

  /// The height of the part of the view that the keyboard covers.
  var keyboardOverlap: CGFloat { Keyboard.current.overlap(with: self) }
}
