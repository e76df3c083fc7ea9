import Dispatch
import Foundation
import LayerTree
import Requirements

/// Runs deeply recursive work on a thread with a large stack.
enum LargeStack {
  /// The stack size, in bytes: several times the amount that 256 nested layers or groups need in unoptimized builds.
  private static let size = 32 << 20
  /// The number of nested layers or groups that fit on any thread's stack.
  static let maximumShallowDepth = 32

  /// Calls `body` on the current thread, or on a thread with a large stack if `isDeep` is true.
  static func run<Result>(isDeep: Bool, _ body: () -> Result) -> Result {
    guard isDeep else { return body() }
    var result: Result?
    run { result = body() }
    guard let result else { failRequirement("a thread ended before its work was done") }
    return result
  }

  /// Calls `body` on a new thread and waits for it to finish.
  private static func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        work.run()
        done.signal()
      }
      thread.stackSize = size
      thread.start()
      done.wait()
    }
  }

  /// The work of a thread, which releases it before the waiting thread continues.
  private final class Work: @unchecked Sendable {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) { self.body = body }

    func run() {
      body?()
      body = nil
    }
  }
}

extension DisplayList {
  /// Whether the list needs more stack than every thread has.
  var isDeep: Bool { commands.areNested(deeperThan: LargeStack.maximumShallowDepth) }
}

extension [DrawCommand] {
  /// Whether the commands are nested in more levels than `depth`.
  func areNested(deeperThan depth: Int) -> Bool {
    contains { $0.isNested(deeperThan: depth) }
  }
}

extension DrawCommand {
  /// Whether the command contains commands that are nested in more levels than `depth`.
  func isNested(deeperThan depth: Int) -> Bool {
    containsList { !$0.isEmpty && (depth == 0 || $0.areNested(deeperThan: depth - 1)) }
  }
}

extension TreeSnapshot {
  /// Whether a layer or one of its descendants is too deep in the tree for the stack that every thread has.
  func isDeep(at index: Int) -> Bool {
    var (depth, layer) = (0, index)
    while let superlayer = superlayer(of: layer) { (depth, layer) = (depth + 1, superlayer) }
    let remaining = LargeStack.maximumShallowDepth - depth
    return remaining < 0 || isNested(deeperThan: remaining, below: index)
  }

  /// Whether the layers below a layer are nested in more levels than `depth`.
  private func isNested(deeperThan depth: Int, below index: Int) -> Bool {
    var sublayer = index + 1
    while sublayer < Int(layers[index].end) {
      if depth == 0 || isNested(deeperThan: depth - 1, below: sublayer) { return true }
      sublayer = Int(layers[sublayer].end)
    }
    return false
  }
}
