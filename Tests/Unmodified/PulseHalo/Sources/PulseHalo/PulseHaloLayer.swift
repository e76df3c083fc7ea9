import UIKit

/// Rings that grow and fade around a point.
open class PulseHaloLayer: CAReplicatorLayer, CAAnimationDelegate {
  open var radius: CGFloat = 60 { didSet { updateSize() } }
  open var fromValueForRadius: Float = 0 { didSet { if oldValue != fromValueForRadius { recreate() } } }
  open var keyTimeForHalfOpacity: Float = 0.2 {
    didSet { if oldValue != keyTimeForHalfOpacity { recreate() } }
  }
  open var animationDuration: TimeInterval = 3 { didSet { updateInstanceDelay() } }
  open var pulseInterval: TimeInterval = 0
  open var haloLayerNumber: Int = 1 {
    didSet {
      instanceCount = haloLayerNumber
      updateInstanceDelay()
    }
  }
  open override var backgroundColor: CGColor? { didSet { effect.backgroundColor = backgroundColor } }

  @objc dynamic open private(set) var isPulsing = false

  let effect = CALayer()
  private var group: CAAnimationGroup?

  override public init() {
    super.init()
    setup()
  }

  override public init(layer: Any) {
    super.init(layer: layer)
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    effect.opacity = 0
    addSublayer(effect)
    backgroundColor = UIColor(red: 0, green: 0.46, blue: 0.76, alpha: 1).cgColor
    repeatCount = .infinity
    updateSize()
    NotificationCenter.default.addObserver(
      self, selector: #selector(resume), name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  private func updateSize() {
    effect.bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
    effect.cornerRadius = radius
  }

  private func updateInstanceDelay() {
    instanceDelay = (animationDuration + pulseInterval) / Double(max(haloLayerNumber, 1))
  }

  private func makeGroup() -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.duration = animationDuration + pulseInterval
    group.repeatCount = repeatCount
    group.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)

    let scaling = CABasicAnimation(keyPath: "transform.scale.xy")
    scaling.fromValue = fromValueForRadius
    scaling.toValue = 1.0
    scaling.duration = animationDuration

    let fading = CAKeyframeAnimation(keyPath: "opacity")
    fading.duration = animationDuration
    fading.values = [0.45, 0.45, 0]
    fading.keyTimes = [0, NSNumber(value: keyTimeForHalfOpacity), 1]

    group.animations = [scaling, fading]
    group.delegate = self
    return group
  }

  open func start() {
    let group = makeGroup()
    self.group = group
    effect.add(group, forKey: "pulse")
    isPulsing = true
  }

  open func stop() {
    effect.removeAnimation(forKey: "pulse")
    isPulsing = false
  }

  private func recreate() {
    guard isPulsing else { return }
    stop()
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(10)) { self.start() }
  }

  @objc private func resume() {
    if isPulsing, effect.animation(forKey: "pulse") == nil { start() }
  }

  open func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { isPulsing = false }
  }
}
