import QuartzCore
import Scenes
import Staging
import UIKit

/// Checks that no order of a user's actions stops a program, keeps views alive, or lets the layer tree grow.
struct InteractionTrial: Trial {
  let name = "interaction"

  /// The scenes whose views are operated.
  private static let scenes: [any Scene.Type] = [ViewsScene.self, LoginViewsScene.self]

  /// The number of layers that views may create on demand and keep, such as carets and scroll indicators.
  private static let allowance = 60

  func run(_ random: inout CaseRandom) throws {
    let scene = random.pick(Self.scenes).init()
    let name = type(of: scene).name
    let session = InteractionSession(scene, count: random.pick([20, 200, 2000]), random)
    let added = session.play(&random)
    let growth = added.values.reduce(0, +)
    try demand(growth < Self.allowance, "\(name): \(growth) layers were added: \(added)")
    CATransaction.flush()
    let leaked = session.windows.compactMap(\.object)
    try demand(leaked.isEmpty, "\(name): \(leaked.count) windows are alive")
  }
}

/// A session of a random user with a scene.
private final class InteractionSession {
  private let scene: any Scene
  private let count: Int
  private let random: CaseRandom
  /// The number of windows that the user still operates.
  private var activeCount = 0
  private(set) var windows: [Weak] = []

  struct Weak {
    weak var object: AnyObject?
  }

  /// - Parameter count: The number of the user's actions.
  init(_ scene: any Scene, count: Int, _ random: CaseRandom) {
    (self.scene, self.count, self.random) = (scene, count, random)
  }

  var size: CGSize { scene.size }

  /// Plays the session on a stage, and returns the numbers of layers that were added, by the class of their view.
  func play(_ random: inout CaseRandom) -> [String: Int] {
    let stage = OperatedScene(session: self).stage(scale: random.pick([0.02, 0.05, 0.1]))
    let initial = stage.layer.kinds
    while activeCount > 0 {
      stage.advance(to: stage.time + random.double(0...2))
      if random.once(in: 8) { _ = stage.picture() }
    }
    // The balloon of the login screen flies for 12 seconds.
    stage.advance(to: stage.time + 15)
    return stage.layer.kinds.merging(initial.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  @MainActor fileprivate func build(on stage: Stage) {
    scene.build(on: stage)
    for case let window as UIWindow in (stage.layer.sublayers ?? []).map(\.delegate) {
      windows.append(Weak(object: window))
      activeCount += 1
      UserTorture(of: window, on: stage, count: count, random: random) { [unowned self] in activeCount -= 1 }
        .proceed()
    }
  }
}

/// The scene of a session.
private struct OperatedScene: Scene {
  let session: InteractionSession?

  init(session: InteractionSession) { self.session = session }
  init() { session = nil }

  var size: CGSize { session?.size ?? CGSize(width: 1, height: 1) }
  var length: SceneLength { .seconds(1) }

  func build(on stage: Stage) { session?.build(on: stage) }
}

extension CALayer {
  /// The numbers of layers in the tree, by the class of the view that displays itself on them, or of the layer. The keyboard,
  /// which appears with the first edited field and is kept, isn't counted.
  fileprivate var kinds: [String: Int] {
    let kind = "\(type(of: delegate as AnyObject? ?? self))"
    guard kind != "KeyboardHost" else { return [:] }
    return (sublayers ?? []).reduce(into: [kind: 1]) { $0.merge($1.kinds, uniquingKeysWith: +) }
  }
}
