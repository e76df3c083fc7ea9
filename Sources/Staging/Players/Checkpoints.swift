import CoreGraphics
import QuartzCore
import Raster

/// Equally spaced instants of a scene, and the pictures that stages showed when they passed.
struct Checkpoints {
  /// The number of instants.
  static let count = 10

  /// The instants in seconds; the first is 0.
  let times: [CFTimeInterval]
  private var pictures: [CFTimeInterval: Bitmap] = [:]
  private var differing: Set<CFTimeInterval> = []

  init(duration: CFTimeInterval) {
    times = (0..<Self.count).map { duration * Double($0) / Double(Self.count) }
  }

  /// The instants at which a stage showed something else than an earlier one.
  var differences: [CFTimeInterval] { differing.sorted() }

  /// Returns the instants that a stage passes, of which the start isn't one.
  func times(after start: CFTimeInterval, through end: CFTimeInterval) -> [CFTimeInterval] {
    times.filter { start < $0 && $0 <= end }
  }

  /// Compares a stage that is at an instant with the one that was there first.
  mutating func check(_ stage: ReplayedStage) {
    let picture = stage.thumbnail().bitmap
    guard let expected = pictures.updateValue(picture, forKey: stage.time) else { return }
    if expected != picture { differing.insert(stage.time) }
  }

  /// Forgets the pictures from a time on, since input changes what follows.
  mutating func forget(from time: CFTimeInterval) {
    pictures = pictures.filter { $0.key < time }
  }
}
