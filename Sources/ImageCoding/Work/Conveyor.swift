import Dispatch
import Requirements
import Synchronization

/// A queue of work that a crew performs in parallel, and whose products are delivered in order.
///
/// At most two items per thread are in flight or wait for delivery; a thread that adds more performs work until there
/// is space. Products are delivered by the thread that adds work.
///
/// ```
/// added      0  1  2  3  4  5 …
/// performed     1  0     3  2 …    by any thread, in any order
/// delivered        0, 1        2, 3 …
/// ```
///
/// The first error, in the order of the work, ends the queue: no later product is delivered.
package final class Conveyor<Product> {
  private let crew: Crew
  private let capacity: Int
  private var items: [Item] = []
  /// The number of products that were delivered.
  package private(set) var deliveredCount = 0

  package init(crew: Crew) {
    self.crew = crew
    capacity = crew.threads > 1 ? 2 * crew.threads : 0
  }

  deinit { for item in items { item.drop() } }
}

extension Conveyor {
  /// Adds work, and delivers the products that are ready.
  ///
  /// - Throws: The error of `deliver` or of this or earlier work, after which nothing is in flight.
  package func add(
    _ work: @escaping @Sendable () throws -> sending Product, deliver: (Product) throws -> Void
  ) throws {
    let item = Item(work)
    items.append(item)
    crew.add(item)
    while let first = items.first, first.isDone || items.count > capacity {
      try deliverNext(first, to: deliver)
    }
  }

  /// Delivers all remaining products.
  ///
  /// - Throws: The error of `deliver` or of the work, after which nothing is in flight.
  package func finish(deliver: (Product) throws -> Void) throws {
    while let first = items.first { try deliverNext(first, to: deliver) }
  }

  /// Drops all work that isn't delivered, and waits until nothing is in flight.
  package func stop() {
    for item in items { item.drop() }
    for item in items { item.wait() }
    items.removeAll()
  }

  private func deliverNext(_ item: Item, to deliver: (Product) throws -> Void) throws {
    while !item.isDone, crew.performNext() {}
    items.removeFirst()
    do {
      try deliver(item.product())
      deliveredCount += 1
    } catch {
      stop()
      throw error
    }
  }
}

extension Conveyor {
  /// One unit of work and its product.
  ///
  /// It's safe to share, because only the thread that takes it first performs or drops it, and readers of the product
  /// wait for that.
  private final class Item: Crew.Task, @unchecked Sendable {
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

    /// Releases the work right after it's taken, and with it the pictures that it retains.
    private func take(_ body: ((@Sendable () throws -> sending Product)) -> Void) {
      guard !isTaken.exchange(true, ordering: .relaxed) else { return }
      if let work { body(work) }
      work = nil
      end.leave()
    }

    func wait() { end.wait() }

    /// - Precondition: The work hasn't been dropped.
    func product() throws -> Product {
      wait()
      guard let outcome else { failRequirement("dropped work has no product") }
      return try outcome.get()
    }
  }
}
