import CBaselines
@_spi(Benchmarks) import LayerTree
import Staging

/// Measures the layer tree apart from evaluation: adding animations, groups, whole trees, and idle layers.
func measureModel(_ harness: inout Harness) {
  measureAdding(&harness)
  measureGroups(&harness)
  measureSnapshot(&harness)
  measureIdleLayers(&harness)
  measureDepth(&harness)
}

private func measureAdding(_ harness: inout Harness) {
  guard harness.includes("add") else { return }
  let count = 10_000
  let layers = LayerTreeBenchmark(layerCount: count)
  let animation = AnimationKind.linear.animation
  harness.compareEach(
    "add", count: count, budget: 1000,
    work: {
      layers.add(animation)
      return 1
    }, with: "removing them",
    baseline: {
      layers.removeAnimations()
      return 1
    })
  let bytes = baseline_allocated_bytes()
  layers.add(animation)
  harness.atMost(
    "bytes of an added animation", (baseline_allocated_bytes() &- bytes) / UInt(count), limit: 400)
}

/// Measures the members of a group, whose timing curve is evaluated once for all of them.
private func measureGroups(_ harness: inout Harness) {
  let name = "one timing for 10,000 properties"
  guard harness.includes(name) else { return }
  let (count, members) = (1250, 8)
  let group = CAAnimationGroup()
  (group.duration, group.timingFunction) = (
    AnimationKind.duration, CAMediaTimingFunction(name: .easeInEaseOut)
  )
  group.animations = [
    "opacity", "cornerRadius", "borderWidth", "zPosition", "shadowRadius", "position.x",
    "position.y", "bounds.size.width",
  ].map { keyPath in
    let member = AnimationKind.linear.animation
    member.keyPath = keyPath
    return member
  }
  let layers = LayerTreeBenchmark(layerCount: count, animation: group)
  var records = FlatRecords(count: count * members, kind: .linear)
  var (time, recordTime) = (0.0, 0.0)
  harness.compareEach(
    name, count: count * members, budget: 7.5,
    work: {
      time += 1.0 / 60
      layers.evaluate(at: time)
      return layers.value(ofLayer: 7).bitPattern
    }, with: "flat records",
    baseline: {
      recordTime += 1.0 / 60
      records.evaluate(at: recordTime)
      return records.values[7].bitPattern
    })
}

/// Compares evaluating ten thousand animated layers and their transforms with evaluating alone.
private func measureSnapshot(_ harness: inout Harness) {
  let name = "10,000 animated layers, evaluated and transformed"
  guard harness.includes(name) else { return }
  let animation = AnimationKind.linear.animation
  animation.keyPath = "position.x"
  let layers = LayerTreeBenchmark(layerCount: 10_000, animation: animation)
  var (time, otherTime) = (0.0, 0.0)
  harness.compare(
    name, budget: 1,
    work: {
      time += 1.0 / 60
      layers.evaluate(at: time)
      return layers.sumOfOrigins().bitPattern
    }, with: "evaluating alone",
    baseline: {
      otherTime = max(time, otherTime) + 1e-9
      layers.evaluate(at: otherTime)
      return 1
    })
}

/// Compares a step of time over many idle layers with one over few.
private func measureIdleLayers(_ harness: inout Harness) {
  let name = "a step over 100,000 idle layers"
  guard harness.includes(name) else { return }
  let (many, few) = (LayerTreeBenchmark(layerCount: 100_000), LayerTreeBenchmark(layerCount: 1_000))
  var (time, fewTime) = (0.0, 0.0)
  harness.compareEach(
    name, count: 1000, leastRatio: 0.5,
    work: {
      for _ in 0..<1000 {
        time += 1.0 / 60
        many.evaluate(at: time)
      }
      return 1
    }, with: "over 1,000",
    baseline: {
      for _ in 0..<1000 {
        fewTime += 1.0 / 60
        few.evaluate(at: fewTime)
      }
      return 1
    })
}

/// Compares committing a deep tree of animated layers with committing the same number of layers in shallower trees.
private func measureDepth(_ harness: inout Harness) {
  let name = "a tree of 10,000 animated levels"
  guard harness.includes(name) else { return }
  harness.compareEach(
    name, count: 10_000, leastRatio: 0.5,
    work: { commitTree(levels: 10_000) }, with: "10 trees of 1,000 levels",
    baseline: { (0..<10).reduce(0) { sum, _ in sum &+ commitTree(levels: 1_000) } })
}

private func commitTree(levels: Int) -> UInt64 {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  stage.perform {
    var layer = stage.layer
    for _ in 0..<levels {
      let sublayer = CALayer()
      sublayer.add(AnimationKind.linear.animation, forKey: nil)
      layer.addSublayer(sublayer)
      layer = sublayer
    }
  }
  return UInt64(levels)
}
