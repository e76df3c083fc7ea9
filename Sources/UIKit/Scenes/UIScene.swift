public import QuartzCore

/// An instance of the program's interface.
///
/// A program has one scene, which is connected at the launch if its delegate returns a ``UISceneConfiguration`` with a delegate
/// class. It's always in the foreground.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, receiving events.
    case foregroundActive = 0
    /// In the foreground, without events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The reasons for which a scene was connected: none.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Always empty.
    open var urlContexts: Set<AnyHashable> { [] }
    /// The program that asked for the scene. Always nil.
    open var sourceApplication: String? { nil }

    override init() {}
  }

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The object that is notified about the scene, which the scene keeps alive.
  open var delegate: (any UISceneDelegate)?
  /// The state. Default ``ActivationState/unattached``.
  open internal(set) var activationState = ActivationState.unattached
  /// The title. Default nil.
  open var title: String!

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Posted after a scene was connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The name of the notification that a scene will no longer be active. UIKit never posts it.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of the notification that a scene is in the background. UIKit never posts it.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The name of the notification that a scene will be in the foreground. UIKit never posts it.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The visible windows of the current thread, which belong to the only scene.
  open var windows: [UIWindow] { WindowList.current.visibleWindows }
  /// The visible window that was made key last.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The display.
  open var screen: UIScreen { .main }
  /// The orientation of the interface: portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits.
  open var traitCollection: UITraitCollection { .current }
}

/// The identity of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the device's display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  open private(set) var role: Role
  /// The configuration with which the scene was connected.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene.
  open internal(set) var scene: UIScene?
  /// The identity, which is unique.
  open private(set) var persistentIdentifier = UUID().uuidString

  init(role: Role, configuration: UISceneConfiguration) {
    (self.role, self.configuration) = (role, configuration)
  }
}

/// The classes of a scene and its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name. It's stored and not used, because there is no property list of the program.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene. It's stored and not used: scenes are of the class ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the delegate, which is created with `init()`. Default nil.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
