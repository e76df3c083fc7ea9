import TestSupport
import Testing
import UIKit

/// Random layouts compared with a slow solver: 200 of them, or 10,000 for `QUARTZITE_CASES=1000000`.
@MainActor
struct RandomLayoutTests {
  @Test func `frames are those of a slow reference solver where these are unique`() {
    let seeds = 0..<UInt64(max(randomCaseCount / 100, 1))
    var uniqueCount = 0
    for seed in seeds {
      let layout = RandomLayout(seed: seed)
      guard case .unique(let values) = layout.program.solve() else { continue }
      uniqueCount += 1
      layout.root.layoutIfNeeded()
      for (view, expected) in zip(layout.views, layout.frames(values)) {
        #expect(isRounded(view.frame, expected), "seed \(seed): \(view.frame) instead of \(expected)")
      }
    }
    #expect(uniqueCount > seeds.count / 3, "\(uniqueCount) of \(seeds.count)")
  }

  /// Whether the sides of a frame are those of another one, rounded to pixels of half a point.
  private func isRounded(_ frame: CGRect, _ exact: CGRect) -> Bool {
    zip(
      [frame.minX, frame.minY, frame.maxX, frame.maxY], [exact.minX, exact.minY, exact.maxX, exact.maxY]
    ).allSatisfy { abs($0 - $1) < 0.25 + 1e-4 }
  }
}
