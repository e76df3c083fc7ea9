package import Staging

extension LoginScreen: CAAnimationDelegate {
  /// Pulses a field that has arrived, and restarts a cloud that has left. A canceled animation has no follow-up.
  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let layer = anim.value(forKey: "layer") as? CALayer else { return }
    // The layer may retain the animation, so this reference would be a cycle.
    anim.setValue(nil, forKey: "layer")
    guard flag else { return }
    switch anim.value(forKey: "name") as? String {
    case "form": pulse(layer)
    case "cloud": driftAgain(layer)
    default: break
    }
  }

  private func pulse(_ layer: CALayer) {
    let pulse = CASpringAnimation(keyPath: "transform.scale")
    pulse.damping = 7.5
    pulse.fromValue = 1.25
    pulse.toValue = 1
    pulse.duration = pulse.settlingDuration
    layer.add(pulse, forKey: nil)
  }
}

// MARK: - Clouds

extension LoginScreen {
  /// Moves a cloud from its position until it's offscreen, at one screen width per minute.
  func drift(_ layer: CALayer) {
    let width = stage.layer.bounds.width
    let drift = CABasicAnimation(keyPath: "position.x")
    drift.toValue = width + layer.bounds.width / 2
    drift.duration = (width - layer.frame.minX) * 60 / width
    // This has no effect, because the animation is removed on completion.
    drift.fillMode = .forwards
    drift.delegate = self
    drift.setValue("cloud", forKey: "name")
    drift.setValue(layer, forKey: "layer")
    layer.add(drift, forKey: nil)
  }

  private func driftAgain(_ layer: CALayer) {
    layer.position.x = -layer.bounds.width / 2
    stage.after(0.5) { self.drift(layer) }
  }
}
