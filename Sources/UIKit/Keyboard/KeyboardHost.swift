import QuartzCore

/// The view at the bottom of a window that contains the keys and the input views.
@MainActor
final class KeyboardHost: UIView {
  /// The views for a first responder.
  @MainActor
  struct Content {
    /// The view in place of the keys; nil for the keys, if the window shows them.
    let input: UIView?
    let accessory: UIView?
    let inputHeight: CGFloat

    var height: CGFloat { inputHeight + accessoryHeight }
    var accessoryHeight: CGFloat { accessory?.barHeight ?? 0 }
  }

  private lazy var keys = KeyboardView()
  private var shownViews: [UIView] = []
  private var content: Content?

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }

  func content(for responder: UIResponder?, in window: UIWindow) -> Content {
    let input = responder?.inputView
    let limit = (window.bounds.height / 2).rounded(.down)
    let own = input?.barHeight ?? min(Keyboard.keysHeight, limit)
    return Content(input: input, accessory: responder?.inputAccessoryView, inputHeight: own)
  }

  func differs(from other: Content?) -> Bool {
    content?.input !== other?.input || content?.accessory !== other?.accessory
  }

  /// Shows views, below the window's bottom if the keyboard was hidden.
  func show(_ new: Content, in window: UIWindow, isNew: Bool) {
    UIView.performWithoutAnimation {
      for view in shownViews { view.removeFromSuperview() }
      shownViews = []
      content = new
      layer.zPosition = UIWindow.Level.statusBar.rawValue
      if isNew || superview !== window {
        frame = CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: new.height)
      }
      bounds.size = CGSize(width: window.bounds.width, height: new.height)
      add(new, showsKeys: window.showsKeyboard)
      // Without anything to show, the window's views stay as they are.
      if shownViews.isEmpty {
        removeFromSuperview()
      } else if superview !== window {
        window.addSubview(self)
      }
    }
  }

  private func add(_ new: Content, showsKeys: Bool) {
    if let accessory = new.accessory {
      accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: new.accessoryHeight)
      addSubview(accessory)
      shownViews.append(accessory)
    }
    let inputFrame = CGRect(x: 0, y: new.accessoryHeight, width: bounds.width, height: new.inputHeight)
    guard let input = new.input ?? (showsKeys ? keys : nil) else { return }
    input.frame = inputFrame
    addSubview(input)
    shownViews.append(input)
  }

  /// Moves the view so that a height of it is visible.
  func slide(in window: UIWindow, height: CGFloat) {
    if height == 0 { content = nil }
    if superview === window { frame.origin.y = window.bounds.height - height }
  }

  // Where nothing is shown, touches reach the content below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}

extension UIView {
  /// The height of an input view: its own, or else that of its content.
  fileprivate var barHeight: CGFloat {
    bounds.height > 0 ? bounds.height : max(sizeThatFits(bounds.size).height, intrinsicContentSize.height, 0)
  }
}
