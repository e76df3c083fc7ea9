import CDynamicInit
import QuartzCore
import Reflection
import Requirements

extension UIApplicationDelegate {
  /// Runs the program: creates the delegate with `init()`, launches the application, and runs the main run loop until the
  /// program exits.
  ///
  /// `@main` on the delegate's class calls it. Timers, dispatched blocks and tasks run in real time. A window that isn't on
  /// a stage has no display. Its views have their end values immediately, because animations of layers without a host end
  /// when they are committed. To show or record a window, add its layer to a stage, in the delegate's
  /// `application(_:didFinishLaunchingWithOptions:)`. Code that runs under a stage advances only with that stage.
  ///
  /// - Precondition: The delegate's class derives from `NSObject`.
  public static func main() {
    guard let type = self as? NSObject.Type, let delegate = type.makeObject() as? any UIApplicationDelegate
    else {
      failRequirement("the application delegate \(self) must be a class that derives from NSObject")
    }
    UIApplication.shared.launch(delegate)
    UIApplication.runForever()
  }
}

/// Runs the program with a delegate; see ``UIApplicationDelegate/main()``.
///
/// - Parameters:
///   - argc: Ignored, because Foundation knows the program's arguments.
///   - argv: Ignored too.
///   - principalClassName: Must be nil: ``UIApplication`` itself is used.
///   - delegateClassName: The name of the delegate's class with its module, as `NSStringFromClass` returns it.
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  require(
    principalClassName == nil,
    "an application's class can't be chosen, but \(principalClassName ?? "") was given")
  guard let name = delegateClassName, let type = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    failRequirement("there is no application delegate with the class name \(delegateClassName ?? "nil")")
  }
  type.main()
  return 0
}

extension UIApplication {
  /// The delegate of a launched program, which has no other owner.
  private static var launchedDelegate: (any UIApplicationDelegate)?

  /// Makes an object the delegate, and calls the methods and posts the notifications of a launch.
  func launch(_ delegate: any UIApplicationDelegate) {
    UIApplication.launchedDelegate = delegate
    self.delegate = delegate
    applicationState = .inactive
    disconnectScene()
    delegate.application?(self, willFinishLaunchingWithOptions: nil)
    delegate.application?(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    let isNotifiedByScene = connectScene(for: delegate)
    applicationState = .active
    if !isNotifiedByScene { delegate.applicationDidBecomeActive?(self) }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Runs the run loop of the current thread, which is the main thread in a program that `@main` starts.
  fileprivate static func runForever() -> Never {
    // Without a timer, the run loop would return as soon as it has no sources left.
    let timer = Timer(timeInterval: .greatestFiniteMagnitude, repeats: true) { _ in }
    RunLoop.current.add(timer, forMode: .common)
    while true { RunLoop.current.run() }
  }
}

// MARK: - Objects of a class known at run time

extension NSObject {
  /// Creates an object of this class with its `init()`.
  static func makeObject() -> NSObject {
    unsafeDowncast(initializer.make(self), to: NSObject.self)
  }

  private static let initializer = DynamicInitializer(
    quartzite_object_init(), of: NSObject.self, probe: ObjectProbe.self, verify: { $0.make(ObjectProbe.self) }
  )
}

private final class ObjectProbe: NSObject {}
