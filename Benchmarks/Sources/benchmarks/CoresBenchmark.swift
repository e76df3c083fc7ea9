import Staging

/// Compares pictures of one thread with those of two, and a 4K frame with a 1080p one.
func measureCores(_ harness: inout Harness) {
  measureResolution(&harness)
  for (name, scale, heightShare) in [
    ("1080p", 1.5, 1.0), ("1080p in the upper third", 1.5, 1.0 / 3), ("4K", 3, 1),
  ] {
    compareThreads("a frame of \(name) on two cores", &harness) { threads in
      LayerFrame(TestFrame(seed: 7), scale: scale, heightShare: heightShare, threads: threads)
    }
  }
  for count in [10_000, 100_000] {
    compareThreads("a picture of \(count) moving layers on two cores", &harness) { threads in
      GrowingTree(count: count, threads: threads)
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

/// A scene whose pictures are drawn one after the other.
protocol PictureSequence {
  /// Draws the next picture, and returns a number that depends on it.
  func draw() -> UInt64
  /// The premultiplied pixels of the current picture in rows from top to bottom, with red in the lowest byte.
  var pixels: [UInt32] { get }
}

private func compareThreads(
  _ name: String, _ harness: inout Harness, make: (_ threads: Int) -> some PictureSequence
) {
  guard harness.includes(name) else { return }
  let (one, two) = (make(1), make(2))
  for _ in 0..<3 {
    _ = (one.draw(), two.draw())
    harness.check(one.pixels == two.pixels, "\(name): the pixels differ from those of one thread")
  }
  harness.compareThreads(name, two: two.draw, one: one.draw)
}
