/// The orientation of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation isn't known.
  case unknown = 0
  /// The device is upright, with the home button at the bottom.
  case portrait = 1
  /// The device is upright, with the home button at the top.
  case portraitUpsideDown = 2
  /// The device is on its side, with the home button at the left.
  case landscapeLeft = 4
  /// The device is on its side, with the home button at the right.
  case landscapeRight = 3
}

extension UIInterfaceOrientation {
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation: 1 shifted by its raw value.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }

  /// ``UIInterfaceOrientation/portrait``.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// ``UIInterfaceOrientation/landscapeLeft``.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// ``UIInterfaceOrientation/landscapeRight``.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// ``UIInterfaceOrientation/portraitUpsideDown``.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but the one upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
