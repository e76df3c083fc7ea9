import Foundation
import Synchronization
import Testing
import UIKit

/// The steps of a launch, which the exit tests check in a separate process.
private let steps = Mutex<[String]>([])

private func note(_ step: String) { steps.withLock { $0.append(step) } }

@MainActor
private final class LaunchedDelegate: UIResponder, UIApplicationDelegate {
  let created = 7

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("launched \(created) \(application.applicationState) \(application.delegate === self)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    note("active \(application.applicationState)")
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: application, queue: nil
    ) { _ in note("posted") }
    let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
      let expected = ["launched 7 inactive true", "active active", "posted"]
      exit(steps.withLock { $0 } == expected ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    RunLoop.current.add(timer, forMode: .common)
  }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    exit(EXIT_SUCCESS)
  }
}

@MainActor
struct UIApplicationTests {
  @Test func `the main function creates the delegate, launches it and runs timers`() async {
    await #expect(processExitsWith: .success) { await LaunchedDelegate.main() }
  }

  @Test func `a delegate needs only to derive from NSObject`() async {
    await #expect(processExitsWith: .success) { await PlainDelegate.main() }
  }

  @Test func `an application is active and has the visible windows by level`() {
    let application = UIApplication.shared
    #expect(application.applicationState == .active && !application.isIdleTimerDisabled)
    let (alert, first, hidden) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    alert.isHidden = false
    first.makeKeyAndVisible()
    let own = application.windows.filter { [alert, first, hidden].contains($0) }
    #expect(own == [first, alert])
    #expect(application.keyWindow === first && first.isKeyWindow)
    first.isHidden = true
    #expect(application.keyWindow == nil && !application.windows.contains(first))
    #expect(first.next === application)
  }

  @Test func `an application refuses to open URLs, and sends actions to responders`() throws {
    let application = UIApplication.shared
    var isOpened: Bool?
    let url = try #require(URL(string: "https://example.com"))
    application.open(url) { isOpened = $0 }
    #expect(isOpened == false && !application.canOpenURL(url))
    let view = ActionView()
    let action = Selector("note:", ActionView.note(_:))
    #expect(application.sendAction(action, to: view, from: nil, for: nil) && view.calls == 1)
    let task = application.beginBackgroundTask()
    #expect(task != .invalid)
    application.endBackgroundTask(task)
  }
}

private final class ActionView: UIView {
  var calls = 0

  func note(_ sender: Any?) { calls += 1 }
}
