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
