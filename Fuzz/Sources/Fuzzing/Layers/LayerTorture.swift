import QuartzCore
import Synchronization

/// Applies random changes to a few layers: to the tree, to their values, animations and time.
///
/// The changes depend only on the seed and the order of the calls.
final class LayerTorture {
  /// The number of changes by all instances.
  static let operations = Atomic(0)

  let layers: [CALayer]
  let ledger = Ledger()
  /// Layers that remain in a tree, and to which the other layers are added.
  private let roots: [CALayer]
  private let later: (Double, @escaping () -> Void) -> Void
  private var random: CaseRandom
  private let namesAll: Bool
  private var nameCount = 0
  /// The number of changes that callbacks may still make, so that every run ends.
  private var callbacksLeft = 60

  /// - Parameters:
  ///   - roots: The layers to which the changed layers are added.
  ///   - random: The source of random numbers.
  ///   - namesAll: Whether every animation gets a key.
  ///   - later: A function that calls a closure after a delay in seconds.
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

  /// Makes a random change, or several in a transaction.
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
    case 0...1: move(layer)
    case 2...4: RandomLayer.change(layer, &random)
    case 5...8: add(to: layer)
    case 9: remove(from: layer)
    case 10: RandomLayer.retime(layer, &random)
    default:
      // Multiples of 1/16 s, so that many callbacks run at the same instant.
      later(Double(random.int(0...16)) / 16) { [weak self] in self?.callBack() }
    }
  }

  private func callBack() {
    guard callbacksLeft > 0 else { return }
    callbacksLeft -= 1
    step()
  }
}

// MARK: - Layer tree

extension LayerTorture {
  private func move(_ layer: CALayer) {
    let parent = random.pick(roots + layers)
    let choice = random.int(0...6)
    if choice < 2 { return layer.removeFromSuperlayer() }
    guard !layer.contains(parent) else { return }
    switch choice {
    case 2: parent.mask = layer
    case 3: parent.insertSublayer(layer, at: 0)
    case 4: parent.insertSublayer(layer, above: parent.sublayers?.first)
    default: parent.addSublayer(layer)
    }
  }
}

extension CALayer {
  /// Whether another layer is this one or its descendant.
  fileprivate func contains(_ other: CALayer) -> Bool {
    var next: CALayer? = other
    while let layer = next {
      if layer === self { return true }
      next = layer.superlayer
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

  /// Returns an unused key, or nil if animations don't need keys.
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
