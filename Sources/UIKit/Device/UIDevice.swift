public import Foundation

/// The device that runs the program: a phone in portrait orientation, regardless of the machine.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let device = UIDevice()

  /// The device.
  open class var current: UIDevice { device }

  /// The kind of the device: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The orientation, which never changes: upright.
  open var orientation: UIDeviceOrientation { .portrait }

  /// Begins to report changes of the orientation. There are none.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Stops reporting changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The name of the notification about a new orientation, which is never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unknown device.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the top to the left.
  case landscapeLeft = 3
  /// With the top to the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its front.
  case faceDown = 6

  /// Whether the device is upright, on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side, on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is lying flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
