import CoreGraphics
import MotionCore

/// A layer's transition at an instant.
package struct LayerTransition {
  /// The identity of the transition, which is unique during its lifetime.
  package let id: ObjectIdentifier
  package let type: CATransitionType
  package let subtype: CATransitionSubtype?
  /// The progress of the effect in 0…1: 0 shows only the former content, 1 only the new content.
  ///
  /// It runs from the transition's start progress to its end progress, paced by its timing function.
  package let progress: Double
  /// The former content: a snapshot of the layer's tree from before the transaction that added the transition. Nil for
  /// a layer that entered its host in that transaction.
  package let formerContent: TreeSnapshot?
}
