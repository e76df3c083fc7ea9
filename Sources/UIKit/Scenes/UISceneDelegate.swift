/// An object that is notified about a scene.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol, _OptionalMethods {
  /// Called when the scene is connected. Windows are created here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions) throws(MissingMethodError)
  /// Called after the scene has been disconnected. UIKit never calls it here.
  func sceneDidDisconnect(_ scene: UIScene) throws(MissingMethodError)
  /// Called after the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene) throws(MissingMethodError)
  /// Called before the scene becomes inactive. UIKit never calls it here.
  func sceneWillResignActive(_ scene: UIScene) throws(MissingMethodError)
  /// Called before the scene comes to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene) throws(MissingMethodError)
  /// Called after the scene has gone to the background. UIKit never calls it here.
  func sceneDidEnterBackground(_ scene: UIScene) throws(MissingMethodError)
}

// MARK: - Defaults

extension UISceneDelegate {
  /// Fails, because the delegate lacks the method.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func sceneDidDisconnect(_ scene: UIScene) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func sceneDidBecomeActive(_ scene: UIScene) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func sceneWillResignActive(_ scene: UIScene) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func sceneWillEnterForeground(_ scene: UIScene) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func sceneDidEnterBackground(_ scene: UIScene) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UISceneDelegate {
  /// The method `scene(_:willConnectTo:options:)`, for calls with a question mark.
  public var scene: UISceneDelegate_scene? {
    optionalMethod(
      "scene(_:willConnectTo:options:)", of: self, UISceneDelegate_scene(delegate: self))
  }

  /// The method `sceneDidDisconnect(_:)`, for calls with a question mark.
  public var sceneDidDisconnect: OptionalMethod<UIScene, Void>? {
    optionalMethod(
      "sceneDidDisconnect(_:)", of: self,
      OptionalMethod { scene throws(MissingMethodError) in try self.sceneDidDisconnect(scene) })
  }

  /// The method `sceneDidBecomeActive(_:)`, for calls with a question mark.
  public var sceneDidBecomeActive: OptionalMethod<UIScene, Void>? {
    optionalMethod(
      "sceneDidBecomeActive(_:)", of: self,
      OptionalMethod { scene throws(MissingMethodError) in try self.sceneDidBecomeActive(scene) })
  }

  /// The method `sceneWillResignActive(_:)`, for calls with a question mark.
  public var sceneWillResignActive: OptionalMethod<UIScene, Void>? {
    optionalMethod(
      "sceneWillResignActive(_:)", of: self,
      OptionalMethod { scene throws(MissingMethodError) in try self.sceneWillResignActive(scene) })
  }

  /// The method `sceneWillEnterForeground(_:)`, for calls with a question mark.
  public var sceneWillEnterForeground: OptionalMethod<UIScene, Void>? {
    optionalMethod(
      "sceneWillEnterForeground(_:)", of: self,
      OptionalMethod { scene throws(MissingMethodError) in try self.sceneWillEnterForeground(scene)
      })
  }

  /// The method `sceneDidEnterBackground(_:)`, for calls with a question mark.
  public var sceneDidEnterBackground: OptionalMethod<UIScene, Void>? {
    optionalMethod(
      "sceneDidEnterBackground(_:)", of: self,
      OptionalMethod { scene throws(MissingMethodError) in try self.sceneDidEnterBackground(scene) }
    )
  }
}

/// The method `scene(…)` of a ``UISceneDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UISceneDelegate_scene {
  let delegate: any UISceneDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) -> Void? {
    try? delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
}

/// A delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, which the delegate keeps alive. Default nil.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window: the delegate keeps none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
