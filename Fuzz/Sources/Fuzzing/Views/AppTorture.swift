import QuartzCore
import Scenes
import Staging
import Synchronization
import UIKit

/// Makes random changes to the app of five screens, as its program could at any time: to data, stacks, presentations,
/// animations, bars and traits.
///
/// The changes depend only on the seed. Each happens in an event of its own, at the stage's time.
@MainActor
final class AppTorture {
  /// The time for which the app settles at the beginning, in seconds.
  nonisolated static let openingTime = 1.0
  /// The time for which the app settles after it has been closed, in seconds: longer than any transition.
  nonisolated static let closingTime = 6.0

  let app: ScreensApp
  let record: CompletionRecord
  unowned let stage: Stage
  var random: CaseRandom
  /// The controllers that must be released when they have left the app.
  var transients: [WeakObject] = []
  var animators: [UIViewPropertyAnimator] = []
  /// The time at which finger 4 is lifted.
  var dragEnd = 0.0
  private var remaining: Int
  private var initialSize = AppSize()

  /// - Parameter count: The number of changes.
  init(of app: ScreensApp, on stage: Stage, count: Int, _ random: CaseRandom, _ record: CompletionRecord) {
    (self.app, self.stage, self.random, self.record) = (app, stage, random, record)
    remaining = count
  }

  /// Shows all tabs, and begins to make changes.
  ///
  /// - Parameter onEnd: A closure that is called after the last change.
  func begin(onEnd: @escaping () -> Void) {
    for index in [1, 2, 0] {
      app.tabs.selectedIndex = index
      app.window.layoutIfNeeded()
    }
    stage.after(Self.openingTime) { [self] in
      initialSize = AppSize(of: app.window)
      proceed(onEnd)
    }
  }

  private func proceed(_ onEnd: @escaping () -> Void) {
    let delay = random.pick([0, 0, 1.0 / 60, 0.1, 0.35, random.double(0...0.7)])
    stage.after(delay) { [self] in
      guard remaining > 0 else { return onEnd() }
      remaining -= 1
      UserTorture.operations.add(1, ordering: .relaxed)
      act()
      proceed(onEnd)
    }
  }

  private func act() {
    switch random.int(0...19) {
    case 0...2: changeStack()
    case 3...4: changePresentations()
    case 5: app.tabs.selectedIndex = random.int(0...2)
    case 6...9: changeList()
    case 10...12: changeGrid()
    case 13...14: animate()
    case 15: changeAnimators()
    case 16...17: drag()
    case 18: changeTraits()
    default: changeBars()
    }
  }

  // MARK: End

  /// Returns to the first screen, and ends all animations that don't end by themselves.
  func close() {
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
    animators = []
    app.window.frame = CGRect(origin: .zero, size: stage.size)
    app.tabs.dismiss(animated: false)
    app.list.setEditing(false, animated: false)
    app.list.refreshControl?.endRefreshing()
    stage.after(Self.closingTime / 2) { [self] in
      app.tabs.dismiss(animated: false)
      app.tabs.selectedIndex = 0
      for navigation in navigations {
        navigation.popToRootViewController(animated: false)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.setToolbarHidden(true, animated: false)
      }
      app.window.layoutIfNeeded()
    }
  }

  /// Checks the app after it has been closed.
  func check() throws {
    try record.check(.all)
    let alive = transients.compactMap(\.object)
    try demand(
      alive.isEmpty,
      "\(alive.count) of \(transients.count) controllers are alive, first \(alive.first as Any)")
    let growth = AppSize(of: app.window).growth(since: initialSize)
    try demand(growth == nil, growth ?? "")
    try checkLists()
  }
}
