import UIKit

/// Water whose surface moves while the view is started.
open class WaveView: UIView {
  @objc public enum Style: Int {
    case single, double
  }

  open var amplitude: CGFloat = 6
  /// The angle by which the wave moves in a frame.
  open var step: CGFloat = 0.1
  open var style: Style = .double { didSet { back.isHidden = style == .single } }
  /// The height of the water, 0…1.
  open var level: CGFloat = 0.5 { didSet { updatePaths() } }

  let front = CAShapeLayer()
  let back = CAShapeLayer()
  private(set) var phase: CGFloat = 0
  private(set) var frames = 0
  private var link: CADisplayLink?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    front.fillColor = UIColor.blue.cgColor
    back.fillColor = UIColor.blue.withAlphaComponent(0.4).cgColor
    layer.addSublayer(back)
    layer.addSublayer(front)
    updatePaths()
  }

  open func start() {
    stop()
    let link = CADisplayLink(target: self, selector: #selector(WaveView.update(_:)))
    link.add(to: RunLoop.current, forMode: RunLoop.Mode.common)
    self.link = link
  }

  open func stop() {
    link?.invalidate()
    link = nil
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { stop() }
  }

  @objc private func update(_ link: CADisplayLink) {
    frames += 1
    phase += step
    updatePaths()
  }

  private func updatePaths() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    front.path = wave(phase: phase)
    back.path = wave(phase: phase + .pi / 2)
    CATransaction.commit()
  }

  func surface(at x: CGFloat, phase: CGFloat) -> CGFloat {
    let base = bounds.height * (1 - level)
    return base + amplitude * sin(x / max(bounds.width, 1) * 2 * .pi + phase)
  }

  private func wave(phase: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    for x in stride(from: CGFloat(0), through: bounds.width, by: 2) {
      path.addLine(to: CGPoint(x: x, y: surface(at: x, phase: phase)))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.closeSubpath()
    return path
  }
}
