import AnimationVocabulary
import QuartzCore

/// The changes of model values that a builder makes, and the animations that hold the old values until members begin.
final class ModelUpdates {
  /// A constant animation of an old value, which shows until another animation begins.
  struct Hold {
    let oldValue: CABasicAnimation
    let until: CAPropertyAnimation
  }

  private let layer: CALayer
  private(set) var holds: [Hold] = []

  init(of layer: CALayer) { self.layer = layer }

  /// Sets the layer's own value to the end value of an animation, without an implicit animation.
  func apply(_ animation: CAPropertyAnimation) {
    guard animation.valueFunction == nil, let keyPath = animation.keyPath, let value = animation.lastValue
    else { return }
    let oldValue = layer.value(forKeyPath: keyPath)
    if let basic = animation as? CABasicAnimation, basic.fromValue == nil, basic.byValue == nil {
      basic.fromValue = oldValue
    }
    hold(oldValue, at: keyPath, until: animation)
    CATransaction.withoutActions { layer.setValue(value, forKeyPath: keyPath) }
  }

  private func hold(_ value: Any?, at keyPath: String, until animation: CAPropertyAnimation) {
    guard !holds.contains(where: { $0.oldValue.keyPath == keyPath }) else { return }
    let oldValue = CABasicAnimation(keyPath: keyPath)
    (oldValue.fromValue, oldValue.toValue) = (value, value)
    holds.append(Hold(oldValue: oldValue, until: animation))
  }
}
