import CoreGraphics
import MotionCore

extension CALayer {
  /// Whether an animation hides the layer, which snapshots can omit without reading its values.
  final func isHiddenByAnimation(in host: LayerHost?) -> Bool {
    guard let host, let number = hidingNumber else { return false }
    return host.timeline.value(at: Int(number)) >= 0.5
  }

  /// The index of the timeline's number that hides the layer while it's at least one half.
  ///
  /// Nil if no animation hides the layer, or if snapshots need its values even while it's hidden.
  final var hidingNumber: Int32? {
    guard !channels.isEmpty, store.owner != .emitter, canBeRetained else { return nil }
    for index in channels.indices where channels[index].hides { return Int32(channels[index].channel.offset) }
    return nil
  }

  /// Whether a snapshot can retain the hidden layer and its descendants without side effects.
  final var canBeRetainedHidden: Bool {
    var result = true
    forEachInTree { layer in
      let isPlain =
        layer.store.owner != .emitter && layer.store.owner != .tiled && layer.store.owner != .replicator
      result = result && isPlain && layer.canBeRetained
    }
    return result
  }

  /// Whether the layer runs no transition and no animation that redraws its contents.
  final var canBeRetained: Bool {
    channels.indices.allSatisfy { !channels[$0].isTransition && !channels[$0].redraws }
  }
}
