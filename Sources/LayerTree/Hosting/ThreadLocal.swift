import LayerValues

/// A value of which every thread has its own, created when a thread first reads it.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let slot: ThreadSlot

  package init(_ make: @escaping @Sendable () -> Value) { slot = ThreadSlot(make) }

  package var value: Value { unsafeDowncast(slot.object, to: Value.self) }
}
