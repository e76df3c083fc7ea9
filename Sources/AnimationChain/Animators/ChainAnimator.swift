public import CoreGraphics
public import MotionCore
public import QuartzCore

/// A node of a chain: one animation of a layer, linked to the animations that run with it and after it.
///
/// Operators set the animation and return the animator. `combine…` adds an animator that runs together with this one;
/// `nextTo…` adds one that begins when the whole chain before it has ended. Both return the new animator. So a chain is a
/// single expression:
///
/// ```swift
/// layer.chainAnimator.basic.property("position").toValue(CGPoint(x: 100, y: 300)).easeInBack.duration(0.5)
///   .combineSpring.property("cornerRadius").toValue(20)
///   .nextToBasic.property("opacity").toValue(0).duration(1)
///   .animate()
/// ```
///
/// ```
/// root ──▶ next ──▶ next          stages, one after the other
///  │         └─ combined
///  ├─ combined                    members of a stage, together; the longest determines its length
///  └─ combined ──▶ next           a member may have stages of its own
/// ```
///
/// An animator of this class itself has no animation: it waits for its ``duration(_:)``, which is 0 by default. End values
/// persist: they are written to the model layer when the stage has ended.
///
/// Animators are builders. ``animate(completion:)`` plays a snapshot of the chain; later changes don't affect it.
public class ChainAnimator {
  let node: ChainNode
  /// The tree, which retains the preceding animators; nodes hold only weak references to those.
  var tree: ChainTree

  /// Creates an animator that only waits.
  ///
  /// - Parameter layer: The layer to animate; nil for a ``Chain`` that is applied to layers later.
  public convenience init(layer: CALayer? = nil) {
    self.init(layer: layer, setting: ChainSetting(animation: CAAnimation()))
  }

  convenience init(layer: CALayer?, setting: ChainSetting) {
    let node = ChainNode(layer: layer, setting: setting, kind: Self.self)
    self.init(node: node, tree: .of(node))
  }

  required init(node: ChainNode, tree: ChainTree) {
    self.node = node
    self.tree = tree
    node.animator = self
  }

  /// Returns another animation as one of this animator's kind; nil if there is no conversion.
  func converted(from animation: CAPropertyAnimation) -> CAAnimation? { nil }
}

extension ChainAnimator {
  /// The animated layer; nil if the animator was created without one or the layer no longer exists.
  public var layer: CALayer? { node.layer }

  /// A copy of the animation as it is set now. Its begin time is 0; see ``delay``.
  public var animation: CAAnimation { setting.animation.copy() as? CAAnimation ?? CAAnimation() }

  /// The easing that replaces the timing function when the chain is played; nil for none.
  public var easing: Easing? { setting.easing }

  /// The delay of the animation from the beginning of its stage, in seconds.
  public var delay: CFTimeInterval { setting.delay }

  var setting: ChainSetting {
    get { node.setting }
    set { node.setting = newValue }
  }
}

/// An animator is a mutable object of a single thread.
@available(*, unavailable)
extension ChainAnimator: @unchecked Sendable {}
