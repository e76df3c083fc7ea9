import QuartzCore
import Synchronization

/// Does random things to a few layers: to their place, values, animations and time.
///
/// What it does follows from its random numbers alone, which are drawn in the order of its calls.
final class LayerTorture {
  /// How many things all tortures of the program have done.
  static let operations = Atomic(0)

  let layers: [CALayer]
  let ledger = Ledger()
  /// Layers that are shown, under which the others come and go.
  private let roots: [CALayer]
  private let later: (Double, @escaping () -> Void) -> Void
  private var random: CaseRandom
  private let namesAll: Bool
  private var nameCount = 0
  /// How many more things callbacks may do, so that none goes on for ever.
  private var callbacksLeft = 60

  /// - Parameters:
  ///   - roots: Layers that others are put into.
  ///   - namesAll: Whether every animation gets a key.
  ///   - later: Calls something after a delay in seconds.
  init(
    roots: [CALayer], random: CaseRandom, namesAll: Bool = false,
    later: @escaping (Double, @escaping () -> Void) -> Void = { _, _ in }
  ) {
    self.roots = roots
    self.random = random
    self.later = later
    self.namesAll = namesAll
    var random = random
    layers = (0..<10).map { _ in RandomLayer.layer(&random) }
  }

  /// Something at random, or several things in a transaction.
  func step() {
    guard random.once(in: 4) else { return act() }
    CATransaction.begin()
    if random.once(in: 2) {
      CATransaction.setCompletionBlock(ledger.block { [weak self] in self?.callBack() })
    }
    if random.once(in: 3) { CATransaction.setDisableActions(true) }
    if random.once(in: 3) { CATransaction.setAnimationDuration(random.double(0...1)) }
    for _ in 0..<random.int(1...4) { step() }
    CATransaction.commit()
  }

  private func act() {
    Self.operations.add(1, ordering: .relaxed)
    let layer = random.pick(layers)
    switch random.int(0...11) {
    case 0...1: place(layer)
    case 2...4: RandomLayer.change(layer, &random)
    case 5...8: add(to: layer)
    case 9: remove(from: layer)
    case 10: RandomLayer.retime(layer, &random)
    default:
      // Exact parts of a second, so that many things share an instant.
      later(Double(random.int(0...16)) / 16) { [weak self] in self?.callBack() }
    }
  }

  private func callBack() {
    guard callbacksLeft > 0 else { return }
    callbacksLeft -= 1
    step()
  }
}

// MARK: - Place

extension LayerTorture {
  private func place(_ layer: CALayer) {
    let parent = random.pick(roots + layers)
    let way = random.int(0...6)
    if way < 2 { return layer.removeFromSuperlayer() }
    guard !layer.contains(parent) else { return }
    switch way {
    case 2: parent.mask = layer
    case 3: parent.insertSublayer(layer, at: 0)
    case 4: parent.insertSublayer(layer, above: parent.sublayers?.first)
    default: parent.addSublayer(layer)
    }
  }
}

extension CALayer {
  /// Whether another layer is this one or lies in it.
  fileprivate func contains(_ other: CALayer) -> Bool {
    var place: CALayer? = other
    while let layer = place {
      if layer === self { return true }
      place = layer.superlayer
    }
    return false
  }
}

// MARK: - Animations

extension LayerTorture {
  private func add(to layer: CALayer) {
    let animation = RandomAnimation.animation(&random)
    if !random.once(in: 4) { animation.delegate = ledger.entry { [weak self] in self?.callBack() } }
    layer.add(animation, forKey: random.once(in: 3) ? freshName() : "\(random.int(0...3))")
  }

  /// A key that no other animation has; nil where animations may do without.
  private func freshName() -> String? {
    guard namesAll else { return nil }
    nameCount += 1
    return "name \(nameCount)"
  }

  private func remove(from layer: CALayer) {
    if random.once(in: 3) {
      layer.removeAllAnimations()
    } else {
      layer.removeAnimation(forKey: "\(random.int(0...3))")
    }
  }
}
