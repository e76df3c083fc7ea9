import QuartzCore

/// What a builder sets of the layer's own values, and what keeps the former ones in sight until they begin to change.
final class ModelUpdates {
  /// A constant animation that shows a former value until another animation begins.
  struct Hold {
    let former: CABasicAnimation
    let until: CAPropertyAnimation
  }

  private let layer: CALayer
  private(set) var holds: [Hold] = []

  init(of layer: CALayer) { self.layer = layer }

  /// Gives the layer the value that an animation ends with, without an implicit animation.
  func apply(_ animation: CAPropertyAnimation) {
    guard animation.valueFunction == nil, let keyPath = animation.keyPath, let value = animation.lastValue
    else { return }
    let former = layer.value(forKeyPath: keyPath)
    if let basic = animation as? CABasicAnimation, basic.fromValue == nil, basic.byValue == nil {
      basic.fromValue = former
    }
    hold(former, at: keyPath, until: animation)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value, forKeyPath: keyPath)
    CATransaction.commit()
  }

  private func hold(_ value: Any?, at keyPath: String, until animation: CAPropertyAnimation) {
    guard !holds.contains(where: { $0.former.keyPath == keyPath }) else { return }
    let former = CABasicAnimation(keyPath: keyPath)
    (former.fromValue, former.toValue) = (value, value)
    holds.append(Hold(former: former, until: animation))
  }
}
