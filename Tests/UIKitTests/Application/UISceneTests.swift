import Foundation
import Synchronization
import Testing
import UIKit

/// The steps of a launch, which the exit tests check in a separate process.
private let steps = Mutex<[String]>([])

private func note(_ step: String) { steps.withLock { $0.append(step) } }

private func endSoon(expecting expected: [String]) {
  let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
    let steps = steps.withLock { $0 }
    if steps != expected { print(steps) }
    exit(steps == expected ? EXIT_SUCCESS : EXIT_FAILURE)
  }
  RunLoop.current.add(timer, forMode: .common)
}

@MainActor
private final class ScreenDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
    note("connect \(scene.activationState) \(session.scene === scene) \(scene.keyWindow === window)")
  }

  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground \(scene.activationState)") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active \(scene.activationState)") }
}

private final class SceneProgram: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("launched, \(application.connectedScenes.count) scenes")
    for name in [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification,
      UIApplication.didBecomeActiveNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        note($0.name.rawValue)
      }
    }
    endSoon(expecting: [
      "launched, 0 scenes", "configure Main", "connect foregroundInactive true true",
      "UISceneWillConnectNotification", "foreground foregroundInactive",
      "UISceneWillEnterForegroundNotification",
      "active foregroundActive", "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
    ])
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ScreenDelegate.self
    note("configure \(configuration.name ?? "")")
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    note("the scene's delegate is notified instead")
  }
}

private final class Unnamed: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { exit(EXIT_FAILURE) }
}

final class SceneDelegate: NSObject, UISceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) { exit(EXIT_SUCCESS) }
}

private final class Misconfigured: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NSString.self
    return configuration
  }
}

@MainActor
struct UISceneTests {
  @Test func `a launch connects a scene and activates it`() async {
    await #expect(processExitsWith: .success) { await SceneProgram.main() }
  }

  @Test func `a configuration without a class uses the class SceneDelegate of the module`() async {
    await #expect(processExitsWith: .success) { await Unnamed.main() }
  }

  @Test func `a class that isn't a scene's delegate stops the launch`() async {
    await #expect(processExitsWith: .failure) { await Misconfigured.main() }
  }

  @Test func `a program without a launch has an active scene with the visible windows`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive && scene.session.scene === scene)
    #expect(UIApplication.shared.openSessions == [scene.session] && scene.next === UIApplication.shared)
    let (first, second) = (UIWindow(), UIWindow(windowScene: scene))
    #expect(first.windowScene === scene && second.bounds == UIScreen.main.bounds && second.isHidden)
    first.isHidden = false
    second.makeKeyAndVisible()
    #expect(scene.windows.filter { [first, second].contains($0) } == [first, second])
    #expect(scene.keyWindow === second)
    second.windowScene = nil
    #expect(!scene.windows.contains(second) && scene.keyWindow == nil && second.windowScene == nil)
    #expect(scene.statusBarManager?.isStatusBarHidden == true && scene.screen === UIScreen.main)
    for window in [first, second] { window.isHidden = true }
  }

  @Test func `windows post that they became visible, hidden and key`() {
    let window = UIWindow()
    nonisolated(unsafe) var posted: [String] = []
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    let observers = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: window, queue: nil) {
        posted.append($0.name.rawValue)
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    window.makeKeyAndVisible()
    UIWindow().makeKey()
    window.isHidden = true
    #expect(
      posted == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }
}
