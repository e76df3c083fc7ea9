import MotionCore

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name; an unknown mode doesn't rotate the layer.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rotation that points the layer's x axis along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Rotation that points the layer's x axis against the path's direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

extension CAAnimationRotationMode {
  var rotation: PathRotation? {
    switch self {
    case .rotateAuto: .auto
    case .rotateAutoReverse: .autoReverse
    default: nil
    }
  }
}
