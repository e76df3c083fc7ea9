import Foundation
import Staging

/// Compares pictures of one thread with those of two, and a 4K frame with a 1080p one.
func measureCores(_ harness: inout Harness) {
  measureResolution(&harness)
  for (name, scale) in [("1080p", 1.5), ("4K", 3)] {
    compareThreads("a frame of \(name) on two cores", &harness) { threads in
      LayerFrame(TestFrame(seed: 7), scale: scale, threads: threads).draw
    }
  }
  compareThreads("a frame of 1080p in the upper third on two cores", &harness) { threads in
    LayerFrame(TestFrame(seed: 7), scale: 1.5, heightShare: 1 / 3, threads: threads).draw
  }
  for count in [10_000, 100_000] {
    compareThreads("a picture of \(count) moving layers on two cores", &harness) { threads in
      GrowingTree(count: count, threads: threads).drawNext
    }
  }
}

/// Compares a 4K frame with four frames of 1080p, which have as many pixels together.
private func measureResolution(_ harness: inout Harness) {
  let name = "a frame of 4K"
  guard harness.includes(name) else { return }
  let large = LayerFrame(TestFrame(seed: 7), scale: 3)
  let small = LayerFrame(TestFrame(seed: 7), scale: 1.5)
  harness.compare(
    name, leastRatio: 1, work: large.draw, with: "four of 1080p",
    baseline: { (0..<4).reduce(0) { sum, _ in sum &+ small.draw() } })
}

private func compareThreads(
  _ name: String, _ harness: inout Harness, work: (_ threads: Int) -> () -> UInt64
) {
  guard harness.includes(name) else { return }
  let cores = ProcessInfo.processInfo.activeProcessorCount
  harness.compare(
    name, leastRatio: cores > 1 ? 1.85 : nil, by: .wall, work: work(2), with: "on one", baseline: work(1))
}
