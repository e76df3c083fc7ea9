import UIKit

/// A label whose text scrolls if it's too long.
open class MarqueeLabel: UIView {
  public static let restartNotification = Notification.Name("MarqueeLabelRestart")

  open var text: String? {
    get { return label.text }
    set {
      label.text = newValue
      updateAndScroll()
    }
  }

  /// The speed, in points per second.
  open var rate: CGFloat = 40
  open var delay: TimeInterval = 1
  /// The space between the end of the text and its repetition.
  open var gap: CGFloat = 20

  let label = UILabel()
  let replica = CAReplicatorLayer()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func setup() {
    clipsToBounds = true
    layer.addSublayer(replica)
    replica.addSublayer(label.layer)
    NotificationCenter.default.addObserver(
      self, selector: #selector(restart), name: MarqueeLabel.restartNotification, object: nil)
  }

  /// Restarts all labels.
  open class func restartLabels() {
    NotificationCenter.default.post(name: restartNotification, object: nil)
  }

  @objc open func restart() {
    updateAndScroll()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAndScroll()
  }

  var distance: CGFloat { return label.bounds.width + gap }

  private func updateAndScroll() {
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 0, y: (bounds.height - label.bounds.height) / 2)
    replica.frame = bounds
    replica.removeAllAnimations()
    guard label.bounds.width > bounds.width else {
      replica.instanceCount = 1
      return
    }
    replica.instanceCount = 2
    replica.instanceTransform = CATransform3DMakeTranslation(distance, 0, 0)
    perform(#selector(scroll), with: nil, afterDelay: delay)
  }

  @objc private func scroll() {
    let scrolling = CABasicAnimation(keyPath: "sublayerTransform.translation.x")
    scrolling.fromValue = 0
    scrolling.toValue = -distance
    scrolling.duration = Double(distance / rate)
    scrolling.repeatCount = .infinity
    replica.add(scrolling, forKey: "scroll")
  }
}
