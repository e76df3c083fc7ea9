import QuartzCore
import Scenes
import Staging
import UIKit

/// Checks that no order of a user's actions and a program's changes stops an app of five screens.
///
/// Every animation and transition must complete once, lists must show their data, layers mustn't accumulate, and controllers
/// must be released after they have been popped or dismissed, or with the stage.
struct AppTrial: Trial {
  let name = "app"

  func run(_ random: inout CaseRandom) throws {
    let session = AppSession(count: random.pick([20, 200, 1000]), random)
    try session.play(&random, isAbandoned: random.once(in: 4))
    CATransaction.flush()
    try session.record.check(.withStage)
    let leaked = session.objects.compactMap(\.object)
    try demand(
      leaked.isEmpty,
      "\(leaked.count) of \(session.objects.count) objects are alive, first \(leaked.first as Any)")
  }
}

/// A session with the app, in which a random user and a random program take turns.
private final class AppSession {
  let record = CompletionRecord()
  /// The objects that must be released with the stage.
  private(set) var objects: [WeakObject] = []
  private let count: Int
  private let random: CaseRandom
  /// The number of participants that haven't ended.
  private var activeCount = 2
  private var result: Result<Void, any Error>?

  /// - Parameter count: The number of actions of the user, and of the program.
  init(count: Int, _ random: CaseRandom) { (self.count, self.random) = (count, random) }

  /// Plays the session on a stage.
  ///
  /// - Parameter isAbandoned: Whether the stage is released in the middle.
  func play(_ random: inout CaseRandom, isAbandoned: Bool) throws {
    let stage = AppScene(session: self).stage(scale: random.pick([0.02, 0.05]))
    let end = isAbandoned ? random.double(0...20) : .infinity
    while result == nil, stage.time < end {
      stage.advance(to: stage.time + random.double(0...2))
      try record.check(.none)
      if random.once(in: 8) { _ = stage.picture() }
    }
    try result?.get()
  }

  @MainActor fileprivate func build(on stage: Stage) {
    var scene = ScreensScene()
    scene.isVisited = false
    scene.build(on: stage)
    guard let app = ScreensApp.app(on: stage) else { return }
    let roots: [AnyObject] = [app, app.window, app.tabs, app.list, app.grid, app.form]
    objects = roots.map { WeakObject(object: $0) }
    let torture = AppTorture(of: app, on: stage, count: count, random, record)
    let endOne: @MainActor (AppTorture) -> Void = { [unowned self, unowned stage] torture in
      activeCount -= 1
      guard activeCount == 0 else { return }
      torture.close()
      stage.after(AppTorture.closingTime) { [self] in result = Result { try torture.check() } }
    }
    torture.begin { endOne(torture) }
    stage.after(AppTorture.openingTime) { [count, random] in
      UserTorture(of: app.window, on: stage, count: count, random: random) { endOne(torture) }.proceed()
    }
  }
}

/// The scene of a session.
private struct AppScene: Scene {
  let session: AppSession?

  init(session: AppSession) { self.session = session }
  init() { session = nil }

  let size = ScreensScene().size
  let length = SceneLength.seconds(1)

  func build(on stage: Stage) { session?.build(on: stage) }
}

/// A weak reference to an object that must be released.
struct WeakObject {
  weak var object: AnyObject?
}
