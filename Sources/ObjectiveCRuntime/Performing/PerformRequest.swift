import Foundation
import Synchronization

/// A delayed call of an object's method, which can be canceled.
final class PerformRequest: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  private let isPending = Atomic(true)

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
    Self.all.requests.withLock { $0[ObjectIdentifier(target), default: []].append(Reference(request: self)) }
  }

  deinit {
    Self.all.requests.withLock { requests in
      let target = ObjectIdentifier(target)
      requests[target]?.removeAll { $0.request == nil }
      if requests[target]?.isEmpty == true { requests[target] = nil }
    }
  }

  /// Calls the method unless it was called already or canceled.
  func perform() {
    guard isPending.exchange(false, ordering: .relaxed) else { return }
    _ = selector.call(on: target, with: argument)
  }

  /// Cancels the pending requests for a target that fulfill a condition.
  static func cancel(target: AnyObject, where isCanceled: (PerformRequest) -> Bool) {
    // The requests are released after the lock, since their deinitializers take it.
    let requests = all.requests.withLock { $0[ObjectIdentifier(target)]?.compactMap(\.request) }
    for request in requests ?? [] where isCanceled(request) {
      request.isPending.store(false, ordering: .relaxed)
    }
  }

  // MARK: - The requests of all objects

  /// A weak reference, because the object that performs the request retains it.
  private struct Reference {
    weak var request: PerformRequest?
  }

  private final class All: Sendable {
    let requests = Mutex<[ObjectIdentifier: [Reference]]>([:])
  }

  private static let all = All()
}
