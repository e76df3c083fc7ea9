import UIKit

@objc public protocol PullIndicatorDelegate: AnyObject {
  @objc optional func indicatorDidTrigger(_ indicator: PullIndicator)
}

/// A ring above a scroll view that fills while the content is pulled down.
open class PullIndicator: UIView {
  @objc public dynamic var progress: CGFloat = 0 {
    didSet { ring.strokeEnd = min(max(progress, 0), 1) }
  }
  @objc public dynamic private(set) var isLoading = false

  public weak var delegate: PullIndicatorDelegate?
  public var threshold: CGFloat = 60
  public let ring = CAShapeLayer()
  private static var context = 0
  private var sizeObservation: NSKeyValueObservation?
  public private(set) var contentHeight: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 3
    ring.strokeEnd = 0
    layer.addSublayer(ring)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let old = superview as? UIScrollView {
      old.removeObserver(
        self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &PullIndicator.context)
    }
    if let scrollView = newSuperview as? UIScrollView {
      scrollView.addObserver(
        self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new, .initial],
        context: &PullIndicator.context)
      sizeObservation = scrollView.observe(\.contentSize, options: [.initial, .new]) {
        [weak self] _, change in
        self?.contentHeight = change.newValue?.height ?? -1
      }
    } else {
      sizeObservation = nil
    }
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &PullIndicator.context, let offset = change?[.newKey] as? CGPoint else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    progress = -offset.y / threshold
    if progress >= 1, !isLoading {
      isLoading = true
      delegate?.indicatorDidTrigger?(self)
    }
  }

  public func finish() { isLoading = false }
}
