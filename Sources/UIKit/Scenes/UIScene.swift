public import QuartzCore

/// An instance of the program's interface.
///
/// A program has exactly one scene, a ``UIWindowScene``. ``UIApplicationDelegate/main()`` connects it after the launch; in other
/// programs, such as a test, it's connected from the beginning. It stays in the foreground until the program ends.
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
    /// In the background. The scene doesn't get into this state here.
    case background = 2
  }

  /// The reasons for which a scene was connected: none, because no other program opens this one.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The identifier of the program that asked for the scene: nil.
    open var sourceApplication: String? { nil }

    override init() {}
  }

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The object that is notified about the scene, which retains it. Default nil.
  open var delegate: (any UISceneDelegate)?
  /// The state. Default ``ActivationState/unattached``.
  open internal(set) var activationState = ActivationState.unattached
  /// The title, for people who have several scenes. Default empty.
  open var title: String! = ""

  /// Creates a scene that isn't connected. UIKit creates the program's scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

// MARK: - Notifications

extension UIScene {
  /// Posted after the scene was connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted before the scene appears.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after the scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The name of the notification that a scene will no longer be active. UIKit never posts it here.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of the notification that a scene is in the background. UIKit never posts it here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The name of the notification that a scene was disconnected. UIKit never posts it here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
}
