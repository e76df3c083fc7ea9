import MotionCore

/// How a layer that moves along a path is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one turns nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path.
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
