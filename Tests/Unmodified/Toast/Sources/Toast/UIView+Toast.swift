import UIKit

public enum ToastPosition {
  case top, center, bottom
}

public struct ToastStyle {
  public var backgroundColor = UIColor.black.withAlphaComponent(0.8)
  public var messageColor = UIColor.white
  public var messageFont = UIFont.systemFont(ofSize: 16)
  public var padding: CGFloat = 10
  public var cornerRadius: CGFloat = 8
  public var fadeDuration: TimeInterval = 0.2

  public init() {}
}

/// Shows toasts one after the other.
public final class ToastManager {
  public static let shared = ToastManager()
  public var style = ToastStyle()
  public var isQueueEnabled = true

  fileprivate var queue: [(view: ToastView, host: UIView, duration: TimeInterval)] = []
  fileprivate weak var current: ToastView?
}

public final class ToastView: UIView {
  let label = UILabel()
  fileprivate var hiding: DispatchWorkItem?
  fileprivate var completion: ((_ didTap: Bool) -> Void)?

  init(message: String, style: ToastStyle) {
    super.init(frame: .zero)
    label.text = message
    label.textColor = style.messageColor
    label.font = style.messageFont
    label.numberOfLines = 0
    label.textAlignment = .center
    backgroundColor = style.backgroundColor
    layer.cornerRadius = style.cornerRadius
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension UIView {
  /// Shows a message for a while.
  @discardableResult
  public func makeToast(
    _ message: String, duration: TimeInterval = 3, position: ToastPosition = .bottom,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) -> ToastView {
    let manager = ToastManager.shared
    let toast = ToastView(message: message, style: manager.style)
    toast.completion = completion
    layoutToast(toast, position: position, style: manager.style)
    if manager.isQueueEnabled, manager.current != nil {
      manager.queue.append((toast, self, duration))
    } else {
      showToast(toast, duration: duration)
    }
    return toast
  }

  public func hideToast(_ toast: ToastView, fromTap: Bool = false) {
    let manager = ToastManager.shared
    toast.hiding?.cancel()
    UIView.animate(
      withDuration: manager.style.fadeDuration, delay: 0, options: [.curveEaseIn, .beginFromCurrentState],
      animations: { toast.alpha = 0 }
    ) { _ in
      toast.removeFromSuperview()
      toast.completion?(fromTap)
      manager.current = nil
      if !manager.queue.isEmpty {
        let next = manager.queue.removeFirst()
        next.host.showToast(next.view, duration: next.duration)
      }
    }
  }

  private func layoutToast(_ toast: ToastView, position: ToastPosition, style: ToastStyle) {
    let maximum = CGSize(width: bounds.width * 0.8 - 2 * style.padding, height: bounds.height * 0.8)
    let size = toast.label.sizeThatFits(maximum)
    toast.label.frame = CGRect(
      x: style.padding, y: style.padding, width: min(size.width, maximum.width), height: size.height)
    toast.bounds.size = CGSize(
      width: toast.label.frame.width + 2 * style.padding, height: size.height + 2 * style.padding)
    let half = toast.bounds.height / 2
    switch position {
    case .top: toast.center = CGPoint(x: bounds.midX, y: bounds.minY + half + style.padding)
    case .center: toast.center = CGPoint(x: bounds.midX, y: bounds.midY)
    case .bottom: toast.center = CGPoint(x: bounds.midX, y: bounds.maxY - half - style.padding)
    }
  }

  private func showToast(_ toast: ToastView, duration: TimeInterval) {
    let manager = ToastManager.shared
    manager.current = toast
    toast.alpha = 0
    addSubview(toast)
    UIView.animate(
      withDuration: manager.style.fadeDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      toast.alpha = 1
    } completion: { [weak self, weak toast] _ in
      let item = DispatchWorkItem {
        guard let toast = toast else { return }
        self?.hideToast(toast)
      }
      toast?.hiding = item
      DispatchQueue.main.asyncAfter(deadline: .now() + duration, execute: item)
    }
  }
}
