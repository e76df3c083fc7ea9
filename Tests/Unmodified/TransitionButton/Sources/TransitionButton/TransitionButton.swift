import UIKit

public enum StopAnimationStyle {
  case normal, expand, shake
}

/// A button that shrinks to a spinner and expands again.
open class TransitionButton: UIButton, CAAnimationDelegate {
  open var spinnerColor = UIColor.white { didSet { spinner.strokeColor = spinnerColor.cgColor } }
  open var shrinkDuration: CFTimeInterval = 0.1

  lazy var spinner: CAShapeLayer = {
    let spinner = CAShapeLayer()
    spinner.fillColor = nil
    spinner.strokeColor = spinnerColor.cgColor
    spinner.lineWidth = 1
    spinner.strokeEnd = 0.4
    spinner.isHidden = true
    layer.addSublayer(spinner)
    return spinner
  }()

  private var cachedTitle: String?
  private var completion: (() -> Void)?

  open func startAnimation() {
    isUserInteractionEnabled = false
    cachedTitle = title(for: .normal)
    setTitle("", for: .normal)
    UIView.animate(
      withDuration: 0.1,
      animations: { self.layer.cornerRadius = self.frame.height / 2 },
      completion: { _ in
        self.shrink()
        DispatchQueue.main.asyncAfter(deadline: .now() + self.shrinkDuration) { [weak self] in
          self?.startSpinner()
        }
      })
  }

  open func stopAnimation(
    style: StopAnimationStyle = .normal, revertAfterDelay delay: TimeInterval = 1,
    completion: (() -> Void)? = nil
  ) {
    switch style {
    case .normal:
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        self.setOriginalState(completion: completion)
      }
    case .shake:
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        self.setOriginalState(completion: nil)
        self.shake(completion: completion)
      }
    case .expand:
      stopSpinner()
      expand(completion: completion)
    }
  }

  private func startSpinner() {
    let size = bounds.height - 16
    spinner.path =
      UIBezierPath(
        arcCenter: .zero, radius: size / 2, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    spinner.position = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.isHidden = false
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    rotation.fromValue = 0
    rotation.toValue = CGFloat.pi * 2
    rotation.duration = 0.4
    rotation.timingFunction = CAMediaTimingFunction(name: .linear)
    rotation.repeatCount = HUGE
    rotation.isRemovedOnCompletion = false
    spinner.add(rotation, forKey: rotation.keyPath)
  }

  private func stopSpinner() {
    spinner.isHidden = true
    spinner.removeAllAnimations()
  }

  private func shrink() {
    let shrinking = CABasicAnimation(keyPath: "bounds.size.width")
    shrinking.fromValue = frame.width
    shrinking.toValue = frame.height
    shrinking.duration = shrinkDuration
    shrinking.timingFunction = CAMediaTimingFunction(name: .linear)
    shrinking.fillMode = .forwards
    shrinking.isRemovedOnCompletion = false
    layer.add(shrinking, forKey: shrinking.keyPath)
  }

  private func setOriginalState(completion: (() -> Void)?) {
    animateToOriginalWidth(completion: completion)
    stopSpinner()
    setTitle(cachedTitle, for: .normal)
    isUserInteractionEnabled = true
    layer.cornerRadius = 0
  }

  private func animateToOriginalWidth(completion: (() -> Void)?) {
    let growing = CABasicAnimation(keyPath: "bounds.size.width")
    growing.fromValue = bounds.height
    growing.toValue = bounds.width
    growing.duration = shrinkDuration
    growing.timingFunction = CAMediaTimingFunction(name: .linear)
    growing.fillMode = .forwards
    growing.isRemovedOnCompletion = false
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    layer.add(growing, forKey: growing.keyPath)
    CATransaction.commit()
  }

  private func shake(completion: (() -> Void)?) {
    let shaking = CAKeyframeAnimation(keyPath: "position")
    let point = layer.position
    shaking.values = [
      NSValue(cgPoint: CGPoint(x: point.x, y: point.y)),
      NSValue(cgPoint: CGPoint(x: point.x - 10, y: point.y)),
      NSValue(cgPoint: CGPoint(x: point.x + 10, y: point.y)),
      NSValue(cgPoint: CGPoint(x: point.x, y: point.y)),
    ]
    shaking.duration = 0.3
    shaking.delegate = self
    self.completion = completion
    layer.add(shaking, forKey: "shake")
  }

  private func expand(completion: (() -> Void)?) {
    let scale = (window?.bounds.height ?? 400) / frame.height * 2
    let expanding = CABasicAnimation(keyPath: "transform.scale")
    expanding.fromValue = 1.0
    expanding.toValue = scale
    expanding.timingFunction = CAMediaTimingFunction(controlPoints: 0.95, 0.02, 1, 0.05)
    expanding.duration = 0.4
    expanding.delegate = self
    expanding.fillMode = .forwards
    expanding.isRemovedOnCompletion = false
    self.completion = completion
    layer.add(expanding, forKey: "expand")
  }

  open func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    completion?()
    completion = nil
  }
}
