import LayerTree

/// A layer in a hosted tree.
final class HostedLayer {
  let layer: CALayer
  let host: LayerHost

  init(_ layer: CALayer = CALayer()) {
    self.layer = layer
    let root = CALayer()
    host = LayerHost(root: root)
    host.perform { root.addSublayer(layer) }
  }

  deinit { host.close() }

  func perform(_ body: (CALayer) -> Void) { host.perform { body(layer) } }

  /// Adds an animation at the current time.
  func add(_ animation: CAAnimation, forKey key: String? = nil) { perform { $0.add(animation, forKey: key) } }

  /// Returns the presentation value of a key path at a time.
  func value<Value>(_ keyPath: String, at time: Double) -> Value? {
    host.advance(to: time)
    return layer.presentation()?.value(forKeyPath: keyPath) as? Value
  }

  func opacity(at time: Double) -> Float { value("opacity", at: time) ?? .nan }

  func number(_ keyPath: String, at time: Double) -> Double {
    value(keyPath, at: time).map { (number: CGFloat) in Double(number) } ?? .nan
  }
}

/// A delegate that records its calls with the media time of each.
final class EventLog: NSObject, CAAnimationDelegate {
  struct Entry: Equatable {
    let event: String
    let time: Double
  }

  private(set) var entries: [Entry] = []

  func animationDidStart(_ anim: CAAnimation) { record("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { record(flag ? "end" : "stop") }

  func record(_ event: String) { entries.append(Entry(event: event, time: CACurrentMediaTime())) }

  var events: [String] { entries.map(\.event) }
}

/// A layer that counts its layouts and calls a closure for each.
final class LayoutLog: CALayer {
  private(set) var layouts = 0
  var onLayout: () -> Void = {}

  override func layoutSublayers() {
    layouts += 1
    onLayout()
  }
}

extension CABasicAnimation {
  /// An animation of opacity from 0 to 1 over one second.
  static func fade(_ configure: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    animating("opacity", from: 0, to: 1, configure)
  }

  static func animating(
    _ keyPath: String, from: Any?, to: Any?, _ configure: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    configure(animation)
    return animation
  }
}
