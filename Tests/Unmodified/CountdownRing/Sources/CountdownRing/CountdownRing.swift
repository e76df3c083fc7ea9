import UIKit

public protocol CountdownRingDelegate: AnyObject {
  func countdownRing(_ ring: CountdownRing, didReach seconds: Int)
  func countdownRingDidFinish(_ ring: CountdownRing)
}

extension CountdownRingDelegate {
  public func countdownRing(_ ring: CountdownRing, didReach seconds: Int) {}
}

/// A ring that empties while a number in its center counts down.
public class CountdownRing: UIView {
  public weak var delegate: CountdownRingDelegate?

  @IBInspectable public var lineWidth: CGFloat = 4 { didSet { shapeLayer.lineWidth = lineWidth } }
  @IBInspectable public var lineColor: UIColor = .orange {
    didSet { shapeLayer.strokeColor = lineColor.cgColor }
  }

  public let counterLabel = UILabel()
  public private(set) var remaining = 0

  private var timer: Timer?

  public override class var layerClass: AnyClass { return CAShapeLayer.self }
  var shapeLayer: CAShapeLayer { return layer as! CAShapeLayer }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  deinit {
    timer?.invalidate()
  }

  private func setup() {
    shapeLayer.fillColor = nil
    shapeLayer.lineWidth = lineWidth
    shapeLayer.strokeColor = lineColor.cgColor
    shapeLayer.lineCap = .round
    counterLabel.textAlignment = .center
    addSubview(counterLabel)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
    shapeLayer.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    counterLabel.frame = bounds.insetBy(dx: lineWidth, dy: lineWidth)
  }

  public func start(seconds: Int) {
    stop()
    remaining = seconds
    updateLabel()

    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = CFTimeInterval(seconds)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    shapeLayer.add(animation, forKey: "countdown")

    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public func pause() {
    timer?.invalidate()
    timer = nil
    let pausedTime = shapeLayer.convertTime(CACurrentMediaTime(), from: nil)
    shapeLayer.speed = 0
    shapeLayer.timeOffset = pausedTime
  }

  public func stop() {
    timer?.invalidate()
    timer = nil
    shapeLayer.removeAnimation(forKey: "countdown")
  }

  private func tick() {
    remaining -= 1
    updateLabel()
    if remaining > 0 {
      delegate?.countdownRing(self, didReach: remaining)
    } else {
      stop()
      delegate?.countdownRingDidFinish(self)
    }
  }

  private func updateLabel() {
    counterLabel.text = remaining > 0 ? "\(remaining)" : nil
  }
}
