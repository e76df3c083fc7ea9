import LayerValues

/// A value of which every thread has its own, made when the thread first asks for it.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let slot: ThreadSlot

  package init(_ make: @escaping @Sendable () -> Value) { slot = ThreadSlot(make) }

  package var value: Value { unsafeDowncast(slot.object, to: Value.self) }
}
