import Dispatch
import Foundation
import LayerTree
import Requirements

/// Calls work that recurses deeply where the stack has room for it.
enum RoomyStack {
  /// In bytes: what 256 levels of layers or groups need without optimization, many times over.
  private static let size = 32 << 20
  /// So many levels of layers or groups within each other fit on any stack.
  static let plainDepth = 32

  /// Calls `body` where there is room for it: here, or on a thread of its own.
  static func run<Result>(isDeep: Bool, _ body: () -> Result) -> Result {
    guard isDeep else { return body() }
    var result: Result?
    run { result = body() }
    guard let result else { failRequirement("a thread ended before its work") }
    return result
  }

  /// Calls `body` on a thread of its own and waits for its end.
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

  /// What one thread does while the other waits, and then lets go of.
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
  /// Whether it takes more stack than every thread has.
  var isDeep: Bool { commands.areNested(deeperThan: RoomyStack.plainDepth) }
}

extension [DrawCommand] {
  /// Whether so many levels of commands lie within commands, and more.
  func areNested(deeperThan depth: Int) -> Bool {
    contains { command in
      command.holds { !$0.isEmpty && (depth == 0 || $0.areNested(deeperThan: depth - 1)) }
    }
  }
}

extension TreeSnapshot {
  /// Whether so many levels of layers lie within a layer, and more.
  func isNested(deeperThan depth: Int, below index: Int = 0) -> Bool {
    guard index < layers.count else { return false }
    var sublayer = index + 1
    while sublayer < layers[index].end {
      if depth == 0 || isNested(deeperThan: depth - 1, below: sublayer) { return true }
      sublayer = layers[sublayer].end
    }
    return false
  }
}
