import UIKit

@objc public protocol PageDotsDelegate {
  @objc optional func pageDots(_ dots: PageDots, didSelect page: Int)
}

/// A page indicator whose current dot is elongated and follows a scroll view.
@IBDesignable
open class PageDots: UIControl {
  @IBInspectable open var numberOfPages: Int = 0 { didSet { rebuild() } }
  @IBInspectable open var tint: UIColor = .gray
  @IBInspectable open var currentTint: UIColor = .black
  open weak var delegate: PageDotsDelegate?

  /// The page with its fraction.
  open private(set) var progress: Double = 0

  private let diameter: CGFloat = 8
  private let padding: CGFloat = 6
  private(set) var dots: [CALayer] = []

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(didTap(recognizer:)))
    addGestureRecognizer(tap)
    addTarget(self, action: #selector(valueChanged), for: .valueChanged)
  }

  private func rebuild() {
    dots.forEach { $0.removeFromSuperlayer() }
    dots = (0..<numberOfPages).map { _ in
      let dot = CALayer()
      dot.cornerRadius = diameter / 2
      layer.addSublayer(dot)
      return dot
    }
    update(animated: false)
  }

  open func set(progress: Double, animated: Bool) {
    guard progress >= 0, progress <= Double(numberOfPages - 1) else { return }
    self.progress = progress
    update(animated: animated)
  }

  open func scrolled(to offset: CGPoint, pageWidth: CGFloat) {
    set(progress: Double(offset.x / pageWidth), animated: false)
  }

  private func update(animated: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    CATransaction.setAnimationDuration(0.2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    var x: CGFloat = 0
    for (index, dot) in dots.enumerated() {
      let closeness = CGFloat(max(0, 1 - abs(progress - Double(index))))
      let width = diameter * (1 + closeness)
      dot.frame = CGRect(x: x, y: 0, width: width, height: diameter)
      dot.backgroundColor = (closeness > 0.5 ? currentTint : tint).cgColor
      x += width + padding
    }
    CATransaction.commit()
  }

  func select(at point: CGPoint) {
    guard let page = dots.lastIndex(where: { $0.frame.minX - padding / 2 <= point.x }) else { return }
    set(progress: Double(page), animated: true)
    sendActions(for: .valueChanged)
  }

  @objc private func didTap(recognizer: UITapGestureRecognizer) {
    select(at: recognizer.location(in: self))
  }

  @objc private func valueChanged() {
    delegate?.pageDots?(self, didSelect: Int(progress))
  }
}
