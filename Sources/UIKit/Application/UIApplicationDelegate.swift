public import QuartzCore

/// The part of an application delegate that is an optional requirement on Apple's systems: an optional property of
/// optional type.
@preconcurrency @MainActor
public protocol UIApplicationDelegate_Optional: NSObjectProtocol, _OptionalMethods {}

extension UIApplicationDelegate_Optional {
  /// The delegate's window, as `UIApplication.shared.delegate?.window??.rootViewController` reads it.
  public var window: UIWindow?? {
    guard let delegate = self as? any UIApplicationDelegate else { return nil }
    let window: UIWindow? = delegate.window
    return window
  }
}

/// An object that is notified about the program's life cycle.
///
/// All members are optional. A class that adopts the protocol and is marked with `@main` is the program:
///
/// ```swift
/// @main
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = UIWindow(frame: UIScreen.main.bounds)
///     window?.rootViewController = GreetingController()
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIApplicationDelegate_Optional {
  /// The window of the program.
  // Disfavored, so that reading it from a delegate of an unknown class results in a nested optional.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// Called during the launch. The result isn't used.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws(MissingMethodError) -> Bool

  /// Called at the end of the launch, to create the window. The result isn't used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws(MissingMethodError) -> Bool

  /// Returns the configuration of the program's scene.
  ///
  /// Without the method, the scene has no delegate. With it, the application delegate isn't notified that the program has become
  /// active, because the scene's delegate is.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) throws(MissingMethodError) -> UISceneConfiguration

  /// Called after scenes were closed. UIKit never calls it here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    throws(MissingMethodError)

  /// Called when the program has become active.
  func applicationDidBecomeActive(_ application: UIApplication) throws(MissingMethodError)
  /// Called before the program is no longer active. UIKit doesn't call it here, nor the methods below.
  func applicationWillResignActive(_ application: UIApplication) throws(MissingMethodError)
  /// Called when the program is in the background.
  func applicationDidEnterBackground(_ application: UIApplication) throws(MissingMethodError)
  /// Called before the program is in the foreground again.
  func applicationWillEnterForeground(_ application: UIApplication) throws(MissingMethodError)
  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication) throws(MissingMethodError)
  /// Called when memory is scarce.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) throws(MissingMethodError)
}

// MARK: - Defaults

extension UIApplicationDelegate {
  /// Nil. Setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Fails, because the delegate lacks the method.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws(MissingMethodError) -> Bool { throw MissingMethodError() }

  /// Fails, because the delegate lacks the method.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) throws(MissingMethodError) -> Bool { throw MissingMethodError() }

  /// Fails, because the delegate lacks the method.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) throws(MissingMethodError) -> UISceneConfiguration { throw MissingMethodError() }

  /// Fails, because the delegate lacks the method.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func applicationDidBecomeActive(_ application: UIApplication) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func applicationWillResignActive(_ application: UIApplication) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func applicationDidEnterBackground(_ application: UIApplication) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func applicationWillEnterForeground(_ application: UIApplication)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func applicationWillTerminate(_ application: UIApplication) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIApplicationDelegate {
  /// The methods `application(…)`, for calls with a question mark.
  public var application: UIApplicationDelegate_application? {
    UIApplicationDelegate_application(delegate: self)
  }

  /// The method `applicationDidBecomeActive(_:)`, for calls with a question mark.
  public var applicationDidBecomeActive: OptionalMethod<UIApplication, Void>? {
    optionalMethod(
      "applicationDidBecomeActive(_:)", of: self,
      OptionalMethod { application throws(MissingMethodError) in
        try self.applicationDidBecomeActive(application)
      })
  }

  /// The method `applicationWillResignActive(_:)`, for calls with a question mark.
  public var applicationWillResignActive: OptionalMethod<UIApplication, Void>? {
    optionalMethod(
      "applicationWillResignActive(_:)", of: self,
      OptionalMethod { application throws(MissingMethodError) in
        try self.applicationWillResignActive(application)
      })
  }

  /// The method `applicationDidEnterBackground(_:)`, for calls with a question mark.
  public var applicationDidEnterBackground: OptionalMethod<UIApplication, Void>? {
    optionalMethod(
      "applicationDidEnterBackground(_:)", of: self,
      OptionalMethod { application throws(MissingMethodError) in
        try self.applicationDidEnterBackground(application)
      })
  }

  /// The method `applicationWillEnterForeground(_:)`, for calls with a question mark.
  public var applicationWillEnterForeground: OptionalMethod<UIApplication, Void>? {
    optionalMethod(
      "applicationWillEnterForeground(_:)", of: self,
      OptionalMethod { application throws(MissingMethodError) in
        try self.applicationWillEnterForeground(application)
      })
  }

  /// The method `applicationWillTerminate(_:)`, for calls with a question mark.
  public var applicationWillTerminate: OptionalMethod<UIApplication, Void>? {
    optionalMethod(
      "applicationWillTerminate(_:)", of: self,
      OptionalMethod { application throws(MissingMethodError) in
        try self.applicationWillTerminate(application)
      })
  }

  /// The method `applicationDidReceiveMemoryWarning(_:)`, for calls with a question mark.
  public var applicationDidReceiveMemoryWarning: OptionalMethod<UIApplication, Void>? {
    optionalMethod(
      "applicationDidReceiveMemoryWarning(_:)", of: self,
      OptionalMethod { application throws(MissingMethodError) in
        try self.applicationDidReceiveMemoryWarning(application)
      })
  }
}

/// The methods `application(…)` of a ``UIApplicationDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIApplicationDelegate_application {
  let delegate: any UIApplicationDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    try? delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    try? delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    try? delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) -> Void? {
    try? delegate.application(application, didDiscardSceneSessions: sceneSessions)
  }
}
