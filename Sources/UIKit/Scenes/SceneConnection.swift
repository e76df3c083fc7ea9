import QuartzCore
import Requirements

/// The connection of the program's scene.
@MainActor
struct SceneConnection {
  private let application: UIApplication
  private let applicationDelegate: any UIApplicationDelegate
  private let configuration: UISceneConfiguration?
  private let session = UISceneSession(role: .windowApplication)
  private let options = UIScene.ConnectionOptions()

  /// Asks the application delegate for the scene's configuration.
  init(of application: UIApplication, for delegate: any UIApplicationDelegate) {
    (self.application, applicationDelegate) = (application, delegate)
    configuration = delegate.application?(
      application, configurationForConnecting: session, options: options)
    if let configuration { session.configuration = configuration }
  }

  /// Whether the program's life cycle is that of its scene, of which the application delegate isn't notified.
  var replacesApplicationLifeCycle: Bool { configuration != nil }

  /// Creates the scene and its delegate, and connects it.
  func connect() -> UIScene {
    let scene = makeScene()
    session.scene = scene
    scene.delegate = configuration.flatMap(makeDelegate)
    scene.activationState = .foregroundInactive
    return scene
  }

  /// Calls the methods and posts the notifications of a launch.
  func activate(_ scene: UIScene) {
    let delegate = scene.delegate
    delegate?.scene?(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
    delegate?.sceneWillEnterForeground?(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundActive
    delegate?.sceneDidBecomeActive?(scene)
    post(UIScene.didActivateNotification, scene)
  }

  private func post(_ name: Notification.Name, _ scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }

  private func makeScene() -> UIScene {
    let type: AnyClass = configuration?.sceneClass ?? UIWindowScene.self
    guard let type = type as? UIScene.Type else {
      failRequirement("the class of a scene must derive from UIScene, but it's \(type)")
    }
    return type.init(session: session, connectionOptions: options)
  }

  private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let type = configuration.delegateClass ?? delegateClass(for: configuration) else { return nil }
    guard let delegate = (type as? NSObject.Type)?.makeObject() as? any UISceneDelegate else {
      failRequirement(
        "the class of a scene's delegate must derive from NSObject and conform to UISceneDelegate, but it's \(type)"
      )
    }
    return delegate
  }

  private func delegateClass(for configuration: UISceneConfiguration) -> AnyClass? {
    let module = String(reflecting: Swift.type(of: applicationDelegate)).prefix { $0 != "." }
    let stated = Bundle.main.infoDictionary.flatMap { SceneManifest($0).delegateClass(for: configuration) }
    let name = stated ?? "SceneDelegate"
    return NSClassFromString(name) ?? NSClassFromString("\(module).\(name)")
  }
}

/// The scenes in a program's property list.
struct SceneManifest {
  private let configurations: [String: Any]

  init(_ properties: [String: Any]) {
    let manifest = properties["UIApplicationSceneManifest"] as? [String: Any]
    configurations = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
  }

  /// Returns the class name of a configuration's delegate: that of the configuration with the same name, or else the first one
  /// with the same role.
  @MainActor
  func delegateClass(for configuration: UISceneConfiguration) -> String? {
    let candidates = configurations[configuration.role.rawValue] as? [[String: Any]] ?? []
    let match = candidates.first { $0["UISceneConfigurationName"] as? String == configuration.name }
    return (match ?? candidates.first)?["UISceneDelegateClassName"] as? String
  }
}
