import Dispatch
import Foundation
import Staging
import Testing

/// A stage is closed by the thread that used it last, even if another thread releases it.
@MainActor @Suite struct StageReleaseTests {
  /// Holds the only reference to a stage, and passes it to another thread while the main actor waits.
  private final class StageHolder: @unchecked Sendable {
    private var stage: Stage? = Stage(size: CGSize(width: 10, height: 10))

    func perform(_ body: (Stage) -> Void) {
      guard let stage else { return }
      stage.perform { body(stage) }
    }

    func release() { stage = nil }
  }

  /// Records whether the main queue delivers the stops of an animation.
  private final class StopLog: NSObject, CAAnimationDelegate {
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    private(set) var areOnMainQueue: [Bool] = []

    override init() { _ = Self.key }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      areOnMainQueue.append(DispatchQueue.getSpecific(key: Self.key) ?? false)
    }
  }

  private let holder = StageHolder()
  private let log = StopLog()

  init() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.duration, fade.delegate) = (0, 1, log)
    holder.perform { $0.layer.add(fade, forKey: nil) }
  }

  /// Calls `body` on a new thread, and blocks the main queue until it returns.
  private func onNewThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      end.signal()
    }
    end.wait()
  }

  @Test func `if the main queue used it last, the main queue closes it`() async {
    onNewThread { [holder] in holder.release() }
    #expect(log.areOnMainQueue.isEmpty)
    // The main queue runs its work in order.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(log.areOnMainQueue == [true])
  }

  @Test func `if the releasing thread used it last, that thread closes it`() {
    onNewThread { [holder] in
      holder.perform { _ in }
      holder.release()
    }
    #expect(log.areOnMainQueue == [false])
  }
}
