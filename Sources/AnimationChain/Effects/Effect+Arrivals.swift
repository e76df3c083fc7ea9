public import CoreGraphics
import MotionCore
import QuartzCore

// MARK: - Bringing a layer in, and taking it away

extension Effect {
  /// Falls into its place and bounces there: 0.5 s.
  ///
  /// - Parameters:
  ///   - direction: Where it comes from. Default above.
  ///   - distance: From how far, in points. Default 50.
  public static func bounce(from direction: Direction = .top, distance: CGFloat = 50) -> Effect {
    let way = direction.isForward ? -distance : distance
    let animator = ChainAnimator.basic.property(direction.keyPath).duration(0.5).easeOutBounce
      .between { layer in
        let place = direction.isHorizontal ? layer.position.x : layer.position.y
        return (place + way, place)
      }
    return Effect("bounce", animator)
  }

  /// Grows from nothing to its size: 0.5 s.
  public static var expand: Effect {
    Effect(
      "expand", ChainAnimator.basic.property("transform.scale").fromValue(0).toValue(1).duration(0.5))
  }

  /// Shrinks to nothing, and stays there: 0.5 s.
  public static var compress: Effect {
    Effect(
      "compress", ChainAnimator.basic.property("transform.scale").fromValue(1).toValue(0).duration(0.5))
  }

  /// Hangs by its upper left corner, swings until its diagonal hangs down, and after a second falls out of sight.
  ///
  /// It turns by acos(h/√(w² + h²)), for a square by an eighth of a turn, on a spring of mass 2. The anchor point stays
  /// in the corner.
  ///
  /// - Parameter fall: How far it falls, in points; nil for the height of the tree's root. Default nil.
  public static func hinge(fall: CGFloat? = nil) -> Effect {
    let swing = ChainAnimator.spring.property("transform.rotation").mass(2).stiffness(100).damping(10)
      .anchorToLeftTop.between { layer in (0, layer.hangingAngle) }
    swing.combineWith(falling(fall).beginTime(1))
    return Effect("hinge", swing)
  }

  /// Tips over its upper right corner by 20° within a second while it falls out of sight.
  ///
  /// The anchor point stays in the corner.
  ///
  /// - Parameter fall: How far it falls, in points; nil for the height of the tree's root. Default nil.
  public static func drop(fall: CGFloat? = nil) -> Effect {
    let tip = ChainAnimator.basic.property("transform.rotation").toValue(-CGFloat.pi / 9).duration(1)
      .anchorToRightTop
    tip.combineWith(falling(fall))
    return Effect("drop", tip)
  }

  /// Snaps into its place like a rubber band that was drawn out: squeezed on the way, and stretched again.
  ///
  /// AXAnimationChain's comes from one side whatever is asked for; this one comes from any. The anchor point stays at
  /// the edge toward where it comes from.
  ///
  /// - Parameters:
  ///   - direction: Where it comes from. Default the right.
  ///   - distance: From how far, in points. Default 150.
  public static func snap(from direction: Direction = .right, distance: CGFloat = 150) -> Effect {
    let way = direction.isForward ? -distance : distance
    let scale = direction.isHorizontal ? "transform.scale.x" : "transform.scale.y"
    let snap = ChainAnimator.spring.property(direction.keyPath).moveAnchor(to: direction.edge)
      .between { layer in
        let place = direction.isHorizontal ? layer.position.x : layer.position.y
        return (place + way, place)
      }
    snap.combineSpring.property(scale).byValue(-0.5)
    snap.combineSpring.property(scale).byValue(0.5).mass(1).stiffness(100).damping(13).beginTime(0.5)
    return Effect("snap", snap)
  }

  private static func falling(_ distance: CGFloat?) -> BasicChainAnimator {
    ChainAnimator.basic.property("position.y").duration(0.5).easeInCubic.between { layer in
      (layer.position.y, layer.position.y + (distance ?? layer.rootHeight))
    }
  }
}

extension Effect.Direction {
  /// Whether the way from there leads toward larger coordinates.
  fileprivate var isForward: Bool { self == .top || self == .left }

  fileprivate var isHorizontal: Bool { self == .left || self == .right }

  fileprivate var keyPath: String { isHorizontal ? "position.x" : "position.y" }

  /// The middle of the edge on that side.
  fileprivate var edge: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .right: CGPoint(x: 1, y: 0.5)
    }
  }
}

extension CALayer {
  /// The angle by which a rectangle that hangs by its upper left corner turns; 0 for one without extent.
  fileprivate var hangingAngle: CGFloat {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    guard width > 0 || height > 0 else { return 0 }
    return CGFloat(Elementary.atan2(width, height))
  }

  fileprivate var rootHeight: CGFloat {
    var root = self
    while let around = root.superlayer { root = around }
    return root.bounds.height
  }
}
