import Foundation
import Staging

/// Checks that memory doesn't grow when layers are repeatedly added, moved and removed, with or without commits.
struct MemoryTrial: Trial {
  let name = "memory"

  /// The allowed growth in bytes, for memory that the allocator retains.
  private static let allowance = 1 << 20

  func run(_ random: inout CaseRandom) throws {
    let stage = Stage(size: CGSize(width: 8, height: 8))
    let cycles = random.int(500...10_000)
    let commits = random.once(in: 2)
    Self.work(on: stage, cycles: cycles, commits: commits)
    let before = ProcessMemory.residentSize
    for _ in 0..<2 { Self.work(on: stage, cycles: cycles, commits: commits) }
    let growth = ProcessMemory.residentSize - before
    try demand(
      growth < Self.allowance, "memory grew by \(growth) bytes in \(2 * cycles) cycles, commits: \(commits)")
  }

  private static func work(on stage: Stage, cycles: Int, commits: Bool) {
    let persistentLayer = CALayer()
    for cycle in 0..<cycles {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: cycle % 3 == 0 ? nil : "opacity")
      (animation.toValue, animation.duration) = (0.5, 1e6)
      stage.layer.addSublayer(layer)
      persistentLayer.add(animation, forKey: "persistent")
      if commits {
        stage.perform { layer.add(animation, forKey: nil) }
        stage.perform { layer.position.x = 3 }
      }
      layer.removeFromSuperlayer()
    }
    stage.perform {}
  }
}
