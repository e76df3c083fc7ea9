package import CoreGraphics

/// The depth of a thread's position in an archive.
///
/// Archives are written and read recursively, and a forged archive may contain an object inside itself. Objects that are
/// nested too deeply aren't written, and reading them is an error.
package final class ArchiveDepth {
  private static let slot = ThreadSlot { ArchiveDepth() }

  /// The calling thread's depth.
  private static var current: ArchiveDepth { unsafeDowncast(slot.object, to: ArchiveDepth.self) }

  /// The number of steps from a layer to its sublayer: the layer itself, and the values around it that store its position
  /// among its siblings.
  private static var stepsPerLayer: Int { 4 }

  /// The maximum depth: enough for all levels of layers that are drawn, and for the values of the lowest one.
  private static var maximum: Int { stepsPerLayer * TreeLimits.depth + 64 }

  private var level = 0
  private var hasFailed = false

  /// Calls `body` one level further down and returns its result.
  ///
  /// If the depth is exceeded, this method sets an error in the coder. From then on, it returns nil until the outermost
  /// object has been processed.
  package static func descend<Result>(in coder: NSCoder, _ body: () -> Result?) -> Result? {
    let depth = current
    if depth.level >= maximum, !depth.hasFailed {
      depth.hasFailed = true
      if coder.decodingFailurePolicy == .setErrorAndReturn {
        coder.failWithError(CocoaError(.coderReadCorrupt))
      }
    }
    guard !depth.hasFailed else { return nil }
    depth.level += 1
    defer {
      depth.level -= 1
      if depth.level == 0 { depth.hasFailed = false }
    }
    return body()
  }

  /// Calls `body` one level further down, unless an object at that depth couldn't be read again.
  package static func descend(_ body: () -> Void) {
    let depth = current
    guard depth.level < maximum - 1 else { return }
    depth.level += 1
    body()
    depth.level -= 1
  }

  /// Whether the limit allows the layer that is being written to have sublayers and a mask.
  package static var allowsSublayers: Bool {
    current.level + stepsPerLayer <= stepsPerLayer * TreeLimits.depth
  }
}
