import UIKit

private var badgeKey: UInt8 = 0
private var badgeColorKey: UInt8 = 0

extension UIView {
  private var badgeLabel: UILabel? {
    get { return objc_getAssociatedObject(self, &badgeKey) as? UILabel }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @objc public var badgeColor: UIColor {
    get { return objc_getAssociatedObject(self, &badgeColorKey) as? UIColor ?? .red }
    set {
      objc_setAssociatedObject(self, &badgeColorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      badgeLabel?.backgroundColor = newValue
    }
  }

  /// The text in the badge at the top right corner; nil without a badge.
  public var badge: String? {
    get { return badgeLabel?.text }
    set { setBadge(newValue, animated: false) }
  }

  public func setBadge(_ text: String?, animated: Bool) {
    guard let text = text else {
      removeBadge(animated: animated)
      return
    }
    let label = badgeLabel ?? makeBadgeLabel()
    label.text = text
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 18))
    label.bounds = CGRect(x: 0, y: 0, width: max(18, ceil(size.width) + 8), height: 18)
    label.center = CGPoint(x: bounds.maxX, y: bounds.minY)
    label.layer.cornerRadius = 9
    if animated {
      let pop = CASpringAnimation(keyPath: #keyPath(CALayer.transform) + ".scale")
      pop.fromValue = 0.2
      pop.toValue = 1
      pop.damping = 8
      pop.stiffness = 200
      pop.duration = pop.settlingDuration
      label.layer.add(pop, forKey: "pop")
    }
  }

  private func makeBadgeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = UIFont.boldSystemFont(ofSize: 12)
    label.textColor = .white
    label.backgroundColor = badgeColor
    label.clipsToBounds = true
    addSubview(label)
    badgeLabel = label
    return label
  }

  private func removeBadge(animated: Bool) {
    guard let label = badgeLabel else { return }
    badgeLabel = nil
    UIView.animate(
      withDuration: animated ? 0.25 : 0,
      animations: { label.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
    ) { _ in
      label.removeFromSuperview()
    }
  }
}
