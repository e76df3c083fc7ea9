import CoreGraphics
import MotionCore

extension CALayer {
  /// Whether animations hide the layer, and do nothing that has to be known of a hidden one: it may be left out unread.
  final func isPlayedHidden(in host: LayerHost?) -> Bool {
    guard let host, let number = hidingNumber else { return false }
    return host.timeline.value(at: Int(number)) >= 0.5
  }

  /// The number of the timeline that hides the layer while it's at least one half, where nothing has to be known of it
  /// then.
  final var hidingNumber: Int32? {
    guard !channels.isEmpty, store.owner != .emitter, canBeRetained else { return nil }
    for index in channels.indices where channels[index].hides { return Int32(channels[index].channel.offset) }
    return nil
  }

  /// Whether a hidden layer and all in it can be written down without anything happening to them.
  final var canBeRetainedHidden: Bool {
    var result = true
    forEachInTree { layer in
      let isPlain =
        layer.store.owner != .emitter && layer.store.owner != .tiled && layer.store.owner != .replicator
      result = result && isPlain && layer.canBeRetained
    }
    return result
  }

  /// Whether the layer shows no old look, and nothing that is drawn anew for each instant.
  final var canBeRetained: Bool {
    channels.indices.allSatisfy { !channels[$0].isTransition && !channels[$0].redraws }
  }
}
