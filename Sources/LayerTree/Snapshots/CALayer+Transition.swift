import CoreGraphics
import MotionCore

extension CALayer {
  /// The transition that shows now, if there is one.
  final func shownTransition(in host: LayerHost?) -> LayerTransition? {
    guard let host, let index = channels.indices.first(where: { channels[$0].isTransition }),
      host.timeline.isAnimated(channels[index].channel)
    else { return nil }
    let channel = channels[index].channel
    for attachment in attached where attachment.host != nil {
      guard let transition = attachment.animation as? CATransition else { continue }
      return LayerTransition(
        id: ObjectIdentifier(attachment), type: transition.type, subtype: transition.subtype,
        progress: host.timeline.value(of: channel), former: attachment.formerLook)
    }
    return nil
  }
}

// MARK: - The old look

extension AttachedAnimation {
  /// Keeps what a transition starts from, before the changes of the transaction that adds it are committed.
  ///
  /// - Parameter links: What lay in the layers in which the transaction put something else.
  func keepFormerLook(with links: [ObjectIdentifier: FormerLinks]) {
    guard let layer, let host = layer.host else { return }
    formerLook = TreeSnapshot(of: layer, before: links, in: host)
  }
}
