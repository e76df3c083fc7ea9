import Foundation
import Synchronization

/// A cache of the results for the latest animations, by the animations' contents.
final class EvaluationCache: Sendable {
  static let shared = EvaluationCache()

  private struct Entry {
    let animation: Data
    let limits: ExpressionLimits
    let result: EvaluationResult

    var byteCount: Int { animation.count + (result.json?.count ?? 0) }
  }

  /// The latest animation comes last.
  private let entries = Mutex<[Entry]>([])

  private static let maximumCount = 16
  private static let maximumByteCount = 32 << 20

  /// Returns the result for an animation. A result that depends on the machine's speed isn't cached.
  func result(
    for animation: Data, _ limits: ExpressionLimits, _ evaluate: () -> EvaluationResult
  ) -> EvaluationResult {
    if let cached = entries.withLock({ $0.first { $0.limits == limits && $0.animation == animation }?.result }
    ) {
      return cached
    }
    let result = evaluate()
    let entry = Entry(animation: animation, limits: limits, result: result)
    guard !result.dependsOnSpeed, entry.byteCount <= Self.maximumByteCount else { return result }
    entries.withLock { entries in
      entries.append(entry)
      while entries.count > Self.maximumCount
        || entries.reduce(0, { $0 + $1.byteCount }) > Self.maximumByteCount
      {
        entries.removeFirst()
      }
    }
    return result
  }
}
