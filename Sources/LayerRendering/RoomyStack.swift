import Dispatch
import Foundation

/// Calls work that recurses deeply where the stack has room for it.
enum RoomyStack {
  /// In bytes: what 256 levels of groups need without optimization, many times over.
  private static let size = 32 << 20

  /// Calls `body` on a thread of its own and waits for its end.
  static func run(_ body: () -> Void) {
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

extension [DrawCommand] {
  /// Whether so many levels of commands lie within commands, and more.
  func areNested(deeperThan depth: Int) -> Bool {
    contains { command in
      command.holds { !$0.isEmpty && (depth == 0 || $0.areNested(deeperThan: depth - 1)) }
    }
  }
}
