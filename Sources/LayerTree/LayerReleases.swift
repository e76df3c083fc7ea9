import CoreGraphics

/// The layers that a thread is letting go of, one after another: a deep tree that released itself level by level would
/// overflow the stack.
final class LayerReleases {
  private static let all = ThreadLocal { LayerReleases() }

  static var current: LayerReleases { all.value }

  private var waiting: [CALayer] = []
  private var isReleasing = false

  func add(_ layers: some Sequence<CALayer>) { waiting += layers }

  /// Releases what waits, and what that leaves behind in its turn.
  func release() {
    guard !isReleasing else { return }
    isReleasing = true
    while waiting.popLast() != nil {}
    isReleasing = false
  }
}

extension CALayer {
  /// Lets go of the layers in this one, which is about to go itself.
  final func releaseTree() {
    guard !links.sublayers.isEmpty || links.mask != nil else { return }
    let releases = LayerReleases.current
    for layer in links.sublayers { layer.links.superlayer = nil }
    releases.add(links.sublayers.reversed())
    links.sublayers = []
    if let mask = links.mask {
      mask.links.superlayer = nil
      releases.add(CollectionOfOne(mask))
      links.mask = nil
    }
    releases.release()
  }
}
