package import CoreGraphics

/// How deeply a thread is inside an archive.
///
/// Archives are written and read by recursion, and an archive that was tampered with may hold an object inside itself:
/// what is nested too deeply isn't written, and is an error to read.
package final class ArchiveDepth {
  private static let slot = ThreadSlot { ArchiveDepth() }

  /// The calling thread's depth.
  private static var current: ArchiveDepth { unsafeDowncast(slot.object, to: ArchiveDepth.self) }

  /// A layer, and the values around it that say which sublayer of the layer above it is.
  private static var stepsPerLayer: Int { 4 }

  /// The greatest depth: enough for as many layers as are drawn, and for the values of the lowest.
  private static var maximum: Int { stepsPerLayer * TreeLimits.depth + 64 }

  private var level = 0
  private var hasFailed = false

  /// Calls `body` one level further down; nil, with an error in the coder, where that is too deep, and from then on
  /// until the outermost object is left.
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

  /// Calls `body` one level further down, unless that is too deep to be read.
  package static func descend(_ body: () -> Void) {
    let depth = current
    guard depth.level < maximum - 1 else { return }
    depth.level += 1
    body()
    depth.level -= 1
  }

  /// Whether the layer that is being written may have others in it.
  package static var hasRoomForLayers: Bool {
    current.level + stepsPerLayer <= stepsPerLayer * TreeLimits.depth
  }
}
