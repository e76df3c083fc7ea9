import CoreGraphics
import MotionCore

extension CALayer {
  /// Returns the current transition, if there is one.
  final func currentTransition(in host: LayerHost?) -> LayerTransition? {
    guard let host, let index = channels.indices.first(where: { channels[$0].isTransition }),
      host.timeline.isAnimated(channels[index].channel)
    else { return nil }
    let channel = channels[index].channel
    for attachment in attached where attachment.host != nil {
      guard let transition = attachment.animation as? CATransition else { continue }
      return LayerTransition(
        id: ObjectIdentifier(attachment), type: transition.type, subtype: transition.subtype,
        progress: host.timeline.value(of: channel), formerContent: attachment.formerSnapshot)
    }
    return nil
  }
}

// MARK: - The start of a transition

extension AttachedAnimation {
  /// Captures the snapshot from which a transition starts, before the transaction that adds it is committed.
  ///
  /// - Parameter links: The former sublayers and masks of the layers for which the transaction changed them.
  func captureFormerSnapshot(with links: [ObjectIdentifier: FormerLinks]) {
    guard let layer, let host = layer.host else { return }
    formerSnapshot = TreeSnapshot(of: layer, before: links, in: host)
  }
}
