import UIKit

/// A round badge, written with actors in mind.
final class Badge: UIView {
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.backgroundColor = .systemRed
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    dot.frame = bounds.insetBy(dx: 2, dy: 2)
    dot.layer.cornerRadius = dot.bounds.width / 2
  }

  func show() { isHidden = false }
}

/// Views that code without an actor creates: the compiler only warns.
func hide(_ badge: Badge) { badge.isHidden = true }

actor Counter {
  private var count = 0

  func increase(_ badge: Badge) async {
    count += 1
    await badge.show()
  }
}

@MainActor
func makeBadge() -> Badge {
  let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  hide(badge)
  return badge
}
