import LayerValues

/// A separate value for each thread, created when the thread first reads it.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let slot: ThreadSlot

  package init(_ make: @escaping @Sendable () -> Value) { slot = ThreadSlot(make) }

  package var value: Value { unsafeDowncast(slot.object, to: Value.self) }
}
