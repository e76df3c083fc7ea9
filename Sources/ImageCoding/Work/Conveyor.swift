import Dispatch
import Requirements
import Synchronization

/// Has work done by a crew and hands on what it makes, in the order in which the work came.
///
/// At most two pieces for each thread are under way or wait to be handed on; who adds more takes a hand in the work
/// until there is room. Whatever is handed on is handed on by the thread that adds.
///
/// ```
/// added      0  1  2  3  4  5 …
/// done          1  0     3  2 …    by any thread, in any order
/// handed on        0, 1        2, 3 …
/// ```
///
/// An error, the first in the order of the work, ends it: nothing that came later is handed on.
package final class Conveyor<Product> {
  private let crew: Crew
  private let capacity: Int
  private var pieces: [Piece] = []
  /// How many products were handed on.
  package private(set) var deliveredCount = 0

  package init(crew: Crew) {
    self.crew = crew
    capacity = crew.threads > 1 ? 2 * crew.threads : 0
  }

  deinit { for piece in pieces { piece.drop() } }
}

extension Conveyor {
  /// Adds a piece of work, and hands on what is ready.
  ///
  /// - Throws: What this work, work before it or `deliver` throws; then everything is over, nothing under way.
  package func add(
    _ work: @escaping @Sendable () throws -> sending Product, deliver: (Product) throws -> Void
  ) throws {
    let piece = Piece(work)
    pieces.append(piece)
    crew.add(piece)
    while let first = pieces.first, first.isDone || pieces.count > capacity { try handOn(first, to: deliver) }
  }

  /// Hands on all that remains.
  ///
  /// - Throws: As ``add(_:deliver:)`` does.
  package func finish(deliver: (Product) throws -> Void) throws {
    while let first = pieces.first { try handOn(first, to: deliver) }
  }

  /// Drops what isn't handed on yet; returns when nothing is under way any more.
  package func stop() {
    for piece in pieces { piece.drop() }
    for piece in pieces { piece.wait() }
    pieces.removeAll()
  }

  private func handOn(_ piece: Piece, to deliver: (Product) throws -> Void) throws {
    while !piece.isDone, crew.performNext() {}
    pieces.removeFirst()
    do {
      try deliver(piece.product())
      deliveredCount += 1
    } catch {
      stop()
      throw error
    }
  }
}

extension Conveyor {
  /// Whoever takes it first performs or drops it, and whoever wants the product waits for that: no two threads touch
  /// it at a time.
  private final class Piece: Crew.Task, @unchecked Sendable {
    private let isTaken = Atomic(false)
    private var work: (@Sendable () throws -> sending Product)?
    private var outcome: Result<Product, any Error>?
    private let end = DispatchGroup()

    init(_ work: @escaping @Sendable () throws -> sending Product) {
      self.work = work
      end.enter()
    }

    var isDone: Bool { end.wait(timeout: .now()) == .success }

    func perform() { take { work in outcome = Result { try work() } } }

    func drop() { take { _ in } }

    /// The work is forgotten at once, and with it what it holds: pictures.
    private func take(_ body: ((@Sendable () throws -> sending Product)) -> Void) {
      guard !isTaken.exchange(true, ordering: .relaxed) else { return }
      if let work { body(work) }
      work = nil
      end.leave()
    }

    func wait() { end.wait() }

    /// - Precondition: The piece wasn't dropped.
    func product() throws -> Product {
      wait()
      guard let outcome else { failRequirement("work that was dropped has no product") }
      return try outcome.get()
    }
  }
}
