import QuartzCore

extension UIApplication {
  /// The program's scene; nil before it's connected during a launch.
  private static var scene: UIScene? = {
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    scene.activationState = .foregroundActive
    return scene
  }()

  /// The program's scene. Empty before it's connected during a launch.
  public var connectedScenes: Set<UIScene> { Set([UIApplication.scene].compactMap(\.self)) }

  /// The session of the program's scene.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the program can have several scenes: false.
  public var supportsMultipleScenes: Bool { false }

  /// The scene to which windows belong by default.
  var windowScene: UIWindowScene? { UIApplication.scene as? UIWindowScene }

  /// Removes the scene of a program without a launch.
  func disconnectScene() { UIApplication.scene = nil }

  /// Connects the program's scene, and returns whether its delegate is notified instead of the application's.
  func connectScene(for delegate: any UIApplicationDelegate) -> Bool {
    let connection = SceneConnection(of: self, for: delegate)
    let scene = connection.connect()
    UIApplication.scene = scene
    connection.activate(scene)
    return connection.replacesApplicationLifeCycle
  }
}
