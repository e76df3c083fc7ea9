public import QuartzCore

/// The identity of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
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
  open internal(set) weak var scene: UIScene?
  /// The identity, which is unique.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// Values that the program keeps with the session, until it ends. Default nil.
  open var userInfo: [String: Any]?

  init(role: Role) {
    (self.role, configuration) = (role, UISceneConfiguration(name: nil, sessionRole: role))
  }
}

/// The names of a scene's classes.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; nil, the default, for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the delegate, which is created with `init()` and derives from `NSObject`.
  ///
  /// If it's nil, which is the default, the class is the one that the program's property list states for the configuration's name
  /// (`UIApplicationSceneManifest`, `UISceneConfigurations`, the role, `UISceneDelegateClassName`). Without a property list, it's
  /// the class `SceneDelegate` in the module of the application delegate, as projects name it by default.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
