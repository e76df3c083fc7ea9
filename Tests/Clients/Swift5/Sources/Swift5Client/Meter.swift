import UIKit

protocol MeterDelegate: AnyObject {
  func meterDidFill(_ meter: Meter)
}

/// A bar that fills, written as such views were before Swift knew of actors.
class Meter: UIView, CAAnimationDelegate {
  weak var delegate: MeterDelegate?
  private let bar = CALayer()
  static var defaultHeight: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .lightGray
    bar.backgroundColor = tintColor.cgColor
    layer.addSublayer(bar)
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Meter.defaultHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = bounds
  }

  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    event == "cornerRadius" ? nil : super.action(for: layer, forKey: event)
  }

  func fill() {
    let growth = CABasicAnimation(keyPath: "bounds.size.width")
    growth.fromValue = 0
    growth.duration = 0.5
    growth.delegate = self
    bar.add(growth, forKey: "fill")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    alpha = flag ? 1 : 0.5
    delegate?.meterDidFill(self)
  }

  override var description: String { "Meter" }
}

func makeMeter(width: CGFloat) -> Meter {
  let meter = Meter(frame: CGRect(x: 0, y: 0, width: width, height: Meter.defaultHeight))
  meter.layer.cornerRadius = meter.frame.height / 2
  return meter
}

let sharedMeter = makeMeter(width: 200)
