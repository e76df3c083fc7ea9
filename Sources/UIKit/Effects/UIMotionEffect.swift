public import QuartzCore

/// A change of a view that follows the device's motion.
///
/// There are no sensors, so views keep their motion effects and never apply them.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Returns the changes of properties for an offset of the viewer, by key path. Default nil.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates a property between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The motion that an effect follows.
  public enum EffectType: Int, Sendable {
    /// Tilting to the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Tilting up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  public let keyPath: String
  /// The motion that the effect follows.
  public let type: EffectType
  /// The change of the property at the minimum offset. Default nil.
  open var minimumRelativeValue: Any?
  /// The change of the property at the maximum offset. Default nil.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several motion effects that are added together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Default nil.
  open var motionEffects: [UIMotionEffect]?
}
