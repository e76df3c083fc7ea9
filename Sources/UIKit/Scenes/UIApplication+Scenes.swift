import QuartzCore

extension UIApplication {
  /// The scene of a launched program.
  private static var scene: UIScene?

  /// The scenes of the program: one or none.
  public var connectedScenes: Set<UIScene> { Set([UIApplication.scene].compactMap(\.self)) }

  /// The sessions of the program: one or none.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Connects a scene with a configuration, and calls its delegate.
  ///
  /// - Parameters:
  ///   - configuration: The configuration. Without a delegate class, there is no scene.
  ///   - makeDelegate: A closure that creates the delegate.
  func connectScene(_ configuration: UISceneConfiguration, makeDelegate: (AnyClass) -> AnyObject?) {
    guard let type = configuration.delegateClass,
      let delegate = makeDelegate(type) as? any UISceneDelegate
    else {
      return
    }
    let session = UISceneSession(role: configuration.role, configuration: configuration)
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    (session.scene, scene.delegate, UIApplication.scene) = (scene, delegate, scene)
    scene.activationState = .foregroundInactive
    delegate.scene?(scene, willConnectTo: session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    delegate.sceneWillEnterForeground?(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive?(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }
}

extension UIWindow {
  /// Creates a hidden window of a scene, which fills the screen.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

  /// The program's scene, if it's connected.
  public var windowScene: UIWindowScene? {
    get { UIApplication.shared.connectedScenes.first as? UIWindowScene }
    set {}
  }
}
