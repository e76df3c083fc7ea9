import AnimationBuilder
import Staging

/// Compares the builder with code that creates the same animation directly: a group of five properties on a layer.
func measureBuilding(_ harness: inout Harness) {
  let name = "builder, a property"
  guard harness.includes(name) else { return }
  let (layers, properties) = ((0..<1000).map { _ in CALayer() }, 5)
  harness.compareEach(
    name, count: layers.count * properties, overhead: 2000,
    work: {
      for layer in layers { build(on: layer) }
      return digest(of: layers)
    }, with: "by hand",
    baseline: {
      for layer in layers { makeByHand(on: layer) }
      return digest(of: layers)
    })
}

private func build(on layer: CALayer) {
  layer.animate(forKey: "open") {
    $0.cornerRadius.value(from: 0, to: 16, duration: 0.5)
    $0.size.value(from: .zero, to: CGSize(width: 100, height: 80), duration: 0.5)
    $0.position.value(from: .zero, to: CGPoint(x: 50, y: 40), duration: 0.5)
    $0.opacity.value(from: 0, to: 0.8, duration: 0.5)
    $0.transform.rotation.z.value(from: 0, to: 1, duration: 0.5)
    $0.timingFunction(.easeOut)
  }
}

private func makeByHand(on layer: CALayer) {
  let group = CAAnimationGroup()
  group.animations = [
    basic("cornerRadius", from: 0 as CGFloat, to: 16 as CGFloat),
    basic("bounds.size", from: CGSize.zero, to: CGSize(width: 100, height: 80)),
    basic("position", from: CGPoint.zero, to: CGPoint(x: 50, y: 40)),
    basic("opacity", from: 0 as Float, to: 0.8 as Float),
    basic("transform.rotation.z", from: 0 as CGFloat, to: 1 as CGFloat),
  ]
  group.duration = 0.5
  group.timingFunction = CAMediaTimingFunction(name: .easeOut)
  layer.add(group, forKey: "open")
}

private func basic(_ keyPath: String, from begin: Any, to end: Any) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.duration) = (begin, end, 0.5)
  return animation
}

/// Returns a number that depends on the animations, and removes them.
private func digest(of layers: [CALayer]) -> UInt64 {
  var sum: UInt64 = 0
  for layer in layers {
    let group = layer.animation(forKey: "open") as? CAAnimationGroup
    sum &+= UInt64(group?.animations?.count ?? 0) &+ (group?.duration ?? 0).bitPattern
    layer.removeAllAnimations()
  }
  CATransaction.flush()
  return sum
}
