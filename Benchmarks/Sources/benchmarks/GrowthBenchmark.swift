import Staging

/// Measures pictures of trees of many layers, each layer 4 points wide with one animation.
func measureGrowth(_ harness: inout Harness) {
  measureMovingLayers(&harness)
  measureUnchangedTree(&harness)
  measureOne("one of 100,000 layers changes", leastRatio: 20, &harness) { $0.moveOne() }
  measureOne("one of 100,000 layers is replaced", leastRatio: 10, &harness) { $0.replaceOne() }
  measureDepth(&harness)
}

/// Compares the time per layer in large trees and in a small one, for visible and for hidden
/// layers.
private func measureMovingLayers(_ harness: inout Harness) {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    measureMovingLayers(count, "", offset: 0, budget: 600, &harness)
    measureMovingLayers(count, " off screen", offset: 2000, budget: 200, &harness)
  }
}

private func measureMovingLayers(
  _ count: Int, _ place: String, offset: Double, budget: Double, _ harness: inout Harness
) {
  let name = "a picture of \(count) moving layers\(place)"
  guard harness.includes(name) else { return }
  let repeats = harness.repeats
  // A picture of a million layers takes about half a second.
  if count >= 1_000_000 { harness.repeats = 4 }
  defer { harness.repeats = repeats }
  let tree = GrowingTree(count: count, offset: offset)
  let small = GrowingTree(count: 1_000, offset: offset)
  harness.compareEach(
    name, count: count, budget: budget, leastRatio: 1 / 1.3, work: tree.draw,
    with: "1,000 layers, repeated",
    baseline: { (0..<count / 1000).reduce(0) { sum, _ in sum &+ small.draw() } })
}

/// Compares a picture of a tree in which nothing changed with one in which all layers moved.
private func measureUnchangedTree(_ harness: inout Harness) {
  let name = "an unchanged tree of 100,000 layers"
  guard harness.includes(name) else { return }
  let (still, moving) = (GrowingTree(count: 100_000, isAnimated: false), GrowingTree(count: 100_000))
  harness.compare(
    name, leastRatio: 1000, work: still.draw, with: "all layers move", baseline: moving.draw)
}

/// Compares a picture after a change of one of many layers with one in which all layers moved.
private func measureOne(
  _ name: String, leastRatio: Double, _ harness: inout Harness, change: (GrowingTree) -> Void
) {
  guard harness.includes(name) else { return }
  let (still, moving) = (GrowingTree(count: 100_000, isAnimated: false), GrowingTree(count: 100_000))
  harness.compare(
    name, leastRatio: leastRatio,
    work: {
      change(still)
      return still.draw()
    }, with: "all layers move", baseline: moving.draw)
}

/// Compares building and showing a deep tree, per level, with building and showing shallow ones.
private func measureDepth(_ harness: inout Harness) {
  let name = "building 100,000 nested layers"
  guard harness.includes(name) else { return }
  let repeats = harness.repeats
  harness.repeats = 3
  defer { harness.repeats = repeats }
  harness.compareEach(
    name, count: 100_000, budget: 10_000, leastRatio: 1 / 1.3, work: { showNestedLayers(100_000) },
    with: "1,000 nested layers, repeated",
    baseline: { (0..<100).reduce(0) { sum, _ in sum &+ showNestedLayers(1_000) } })
}

/// Builds nested layers with an animation each, and draws them at two times.
private func showNestedLayers(_ count: Int) -> UInt64 {
  let stage = Stage(size: CGSize(width: 64, height: 64))
  let animation = CABasicAnimation(keyPath: "position.x")
  (animation.byValue, animation.duration) = (40, 10_000)
  stage.perform {
    var innermost = stage.layer
    for _ in 0..<count {
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 4, height: 4)
      layer.add(animation, forKey: nil)
      innermost.addSublayer(layer)
      innermost = layer
    }
  }
  _ = stage.picture()
  stage.advance(to: 0.1)
  return UInt64(stage.picture().width)
}
