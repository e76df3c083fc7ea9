import CoreGraphics

/// How deeply a thread is inside an archive.
///
/// Archives are written and read by recursion, and an archive that was tampered with may hold an object inside itself:
/// what is nested too deeply isn't written, and is an error to read.
final class ArchiveDepth {
  private static let all = ThreadLocal { ArchiveDepth() }

  /// A layer, and the values around it that say which sublayer of the layer above it is.
  private static var stepsPerLayer: Int { 4 }

  /// The greatest depth: enough for as many layers as are drawn, and for the values of the lowest.
  private static var maximum: Int { stepsPerLayer * CALayer.maximumDepth + 64 }

  private var level = 0
  private var hasFailed = false

  /// Calls `body` one level further down; nil, with an error in the coder, where that is too deep, and from then on
  /// until the outermost object is left.
  static func descend<Result>(in coder: NSCoder, _ body: () -> Result?) -> Result? {
    let depth = all.value
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
  static func descend(_ body: () -> Void) {
    let depth = all.value
    guard depth.level < maximum - 1 else { return }
    depth.level += 1
    body()
    depth.level -= 1
  }

  /// Whether the layer that is being written may have others in it.
  static var hasRoomForLayers: Bool {
    all.value.level + stepsPerLayer <= stepsPerLayer * CALayer.maximumDepth
  }
}
