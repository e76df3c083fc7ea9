import UIKit

/// A button of three lines that turn into a cross.
@objcMembers
open class HamburgerButton: UIButton {
  open var lineColor: UIColor = .white {
    didSet { [top, middle, bottom].forEach { $0.strokeColor = lineColor.cgColor } }
  }
  open var animationDuration: CFTimeInterval = 0.4

  @objc dynamic open private(set) var showsMenu = false

  let top = CAShapeLayer()
  let middle = CAShapeLayer()
  let bottom = CAShapeLayer()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 1))
    path.addLine(to: CGPoint(x: 28, y: 1))
    for (index, line) in [top, middle, bottom].enumerated() {
      line.path = path
      line.bounds = CGRect(x: 0, y: 0, width: 30, height: 2)
      line.position = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index - 1) * 8)
      line.lineWidth = 2
      line.lineCap = .round
      line.strokeColor = lineColor.cgColor
      line.actions = ["transform": NSNull(), "position": NSNull(), "opacity": NSNull()]
      layer.addSublayer(line)
    }
    addTarget(self, action: #selector(touchedUpInside(_:)), for: .touchUpInside)
  }

  @objc private func touchedUpInside(_ sender: UIButton) {
    setShowsMenu(!showsMenu, animated: true)
    sendActions(for: .valueChanged)
  }

  open func setShowsMenu(_ showsMenu: Bool, animated: Bool) {
    self.showsMenu = showsMenu
    rotate(top, by: showsMenu ? .pi / 4 : 0, offset: showsMenu ? 8 : 0, animated: animated)
    rotate(bottom, by: showsMenu ? -.pi / 4 : 0, offset: showsMenu ? -8 : 0, animated: animated)
    set(middle, keyPath: #keyPath(CALayer.opacity), to: showsMenu ? 0 : 1, animated: animated)
  }

  private func rotate(_ line: CALayer, by angle: CGFloat, offset: CGFloat, animated: Bool) {
    var transform = CATransform3DMakeTranslation(0, offset, 0)
    transform = CATransform3DRotate(transform, angle, 0, 0, 1)
    set(line, keyPath: #keyPath(CALayer.transform), to: NSValue(caTransform3D: transform), animated: animated)
  }

  private func set(_ line: CALayer, keyPath: String, to value: Any, animated: Bool) {
    if animated {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = line.presentation()?.value(forKeyPath: keyPath) ?? line.value(forKeyPath: keyPath)
      animation.toValue = value
      animation.duration = animationDuration
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      line.add(animation, forKey: keyPath)
    }
    line.setValue(value, forKeyPath: keyPath)
  }
}
