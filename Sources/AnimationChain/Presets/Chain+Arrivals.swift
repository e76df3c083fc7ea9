public import CoreGraphics
import MotionCore
import QuartzCore

// MARK: - Presets that bring a layer in or take it away

extension Chain {
  /// The side that a preset comes from, in coordinates in which y points down.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// From above.
    case top
    /// From the left.
    case left
    /// From below.
    case bottom
    /// From the right.
    case right
  }

  /// Falls into place and bounces there: 0.5 s.
  ///
  /// - Parameters:
  ///   - side: The side that the layer comes from. Default the top.
  ///   - distance: The distance that the layer falls, in points. Default 50.
  public static func bounce(from side: Side = .top, distance: CGFloat = 50) -> Chain {
    Chain(
      ChainAnimator.basic.property(side.keyPath).duration(0.5).easeOutBounce.arriving(from: side, distance))
  }

  /// Grows from nothing to its size: 0.5 s.
  public static var expand: Chain {
    Chain(ChainAnimator.basic.property("transform.scale").fromValue(0).toValue(1).duration(0.5))
  }

  /// Shrinks to nothing and stays there: 0.5 s.
  public static var compress: Chain {
    Chain(ChainAnimator.basic.property("transform.scale").fromValue(1).toValue(0).duration(0.5))
  }

  /// Hangs from the top left corner, swings until the diagonal is vertical, and falls out of sight after a second.
  ///
  /// The layer turns by acos(h/√(w² + h²)), an eighth of a turn for a square, on a spring of mass 2. The anchor point stays
  /// in the corner.
  ///
  /// - Parameter fall: The distance that the layer falls, in points; nil for the height of the tree's root. Default nil.
  public static func hinge(fall: CGFloat? = nil) -> Chain {
    let swing = ChainAnimator.spring.property("transform.rotation").mass(2).stiffness(100).damping(10)
      .anchorToLeftTop.between { layer in (0, layer.hangingAngle) }
    swing.combineWith(falling(fall).beginTime(1))
    return Chain(swing)
  }

  /// Tips over the top right corner by 20° within a second while it falls out of sight.
  ///
  /// The anchor point stays in the corner.
  ///
  /// - Parameter fall: The distance that the layer falls, in points; nil for the height of the tree's root. Default nil.
  public static func drop(fall: CGFloat? = nil) -> Chain {
    let tip = ChainAnimator.basic.property("transform.rotation").toValue(-CGFloat.pi / 9).duration(1)
      .anchorToRightTop
    tip.combineWith(falling(fall))
    return Chain(tip)
  }

  /// Snaps into place like a stretched rubber band: first compressed, then stretched.
  ///
  /// AXAnimationChain's snap ignores its side; this preset supports every side. The anchor point stays at the middle of the edge on
  /// that side.
  ///
  /// - Parameters:
  ///   - side: The side that the layer comes from. Default the right.
  ///   - distance: The distance that the layer moves, in points. Default 150.
  public static func snap(from side: Side = .right, distance: CGFloat = 150) -> Chain {
    let scale = side.isHorizontal ? "transform.scale.x" : "transform.scale.y"
    let snap = ChainAnimator.spring.property(side.keyPath).moveAnchor(to: side.edge)
      .arriving(from: side, distance)
    snap.combineSpring.property(scale).byValue(-0.5)
    snap.combineSpring.property(scale).byValue(0.5).mass(1).stiffness(100).damping(13).beginTime(0.5)
    return Chain(snap)
  }

  private static func falling(_ distance: CGFloat?) -> BasicChainAnimator {
    ChainAnimator.basic.property("position.y").duration(0.5).easeInCubic.between { layer in
      (layer.position.y, layer.position.y + (distance ?? layer.rootHeight))
    }
  }
}

extension BasicChainAnimator {
  /// Sets both ends of a position so that the layer arrives at its position from a side.
  fileprivate func arriving(from side: Chain.Side, _ distance: CGFloat) -> Self {
    between { layer in
      let end = side.isHorizontal ? layer.position.x : layer.position.y
      return (side.isForward ? end - distance : end + distance, end)
    }
  }
}

extension Chain.Side {
  /// Whether the layer moves toward larger coordinates.
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
  /// The angle by which a rectangle that hangs by its top left corner turns; 0 for an empty one.
  fileprivate var hangingAngle: CGFloat {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    guard width > 0 || height > 0 else { return 0 }
    return CGFloat(Elementary.atan2(width, height))
  }

  fileprivate var rootHeight: CGFloat {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root.bounds.height
  }
}
