import CoreGraphics
import MotionCore

/// A layer's transition at an instant.
///
package struct LayerTransition {
  /// Which transition it is: a later one of the same layer has another, as long as this one is there.
  package let id: ObjectIdentifier
  package let type: CATransitionType
  package let subtype: CATransitionSubtype?
  /// How far the effect has come, in 0…1: 0 shows the old look alone, 1 the new one.
  ///
  /// It runs from the transition's start progress to its end progress, paced by its timing function.
  package let progress: Double
  /// The old look: what the layer and everything in it showed before the transaction that added the transition. Nil for
  /// a layer that came into its tree in that transaction.
  package let former: TreeSnapshot?
}

extension LayerHost {
  /// What the channel of a transition's progress holds while there is none.
  static var noTransition: Double { -1 }
}

extension AnimationCompiler {
  mutating func addTransition(_ transition: CATransition, level: Int) {
    transition.transition.type.reportIfUnknown(of: "type")
    transition.transition.subtype?.reportIfUnknown(of: "subtype")
    let (start, end) = transition.transition.range
    add(
      .init(
        level: level, target: .numbers(transitionChannel(), first: 0, count: 1),
        values: .endpoints(from: .value([start]), to: .value([end]))))
  }
}

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

/// What lay in a layer before the open transaction.
struct FormerLinks {
  // So that no other layer gets its identity meanwhile.
  private let layer: CALayer
  let sublayers: [CALayer]
  let mask: CALayer?

  init(_ layer: CALayer) {
    self.layer = layer
    (sublayers, mask) = (layer.links.sublayers, layer.links.mask)
  }
}
