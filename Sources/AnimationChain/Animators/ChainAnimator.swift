public import CoreGraphics
public import MotionCore
public import QuartzCore

/// A node of a chain: one animation of a layer, what runs together with it, and what comes after.
///
/// Operators set the animation and return the animator; `combine…` adds one that runs together with it, `nextTo…` one
/// that begins when everything before has ended. Both return the new animator, so a whole chain reads as one
/// expression:
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
///  ├─ combined                    members of a stage, together; the longest decides how long it is
///  └─ combined ──▶ next           a member may have stages of its own
/// ```
///
/// An animator of this class itself has no animation: it waits for its ``duration(_:)``, none at first. End values are
/// kept: they are written to the model when the stage has ended.
///
/// Animators are builders. ``start(completion:)`` plays what they say at that moment, and changing them afterward
/// changes nothing that plays.
public class ChainAnimator {
  let node: ChainNode
  /// Keeps the animators above alive, to which nodes hold no strong references.
  var tree: ChainTree

  /// Creates an animator that only waits.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that is played on layers later, see ``Chain``.
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

  /// The same in this animator's kind of animation; nil where there's no way.
  func converted(from animation: CAPropertyAnimation) -> CAAnimation? { nil }
}

extension ChainAnimator {
  /// The layer that is animated; nil for animators made without one, and when it's gone.
  public var layer: CALayer? { node.layer }

  /// The animation as it's set now: a copy, with Core Animation's own begin time still 0.
  public var animation: CAAnimation { setting.animation.copy() as? CAAnimation ?? CAAnimation() }

  /// The easing that takes the timing function's place when the animation is played, as keyframes; nil for none.
  public var easing: Easing? { setting.easing }

  /// How long after its stage's beginning the animation begins, in seconds.
  public var delay: CFTimeInterval { setting.delay }

  var setting: ChainSetting {
    get { node.setting }
    set { node.setting = newValue }
  }
}

/// An animator is a mutable object of one thread.
@available(*, unavailable)
extension ChainAnimator: @unchecked Sendable {}
