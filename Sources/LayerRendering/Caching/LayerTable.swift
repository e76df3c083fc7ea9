/// A value for each layer of a tree, by the layers' indices.
///
/// Threads can access the values of different layers at the same time.
final class LayerTable<Value> {
  // The table isn't resized while threads access it.
  @exclusivity(unchecked) private var memory = UnsafeMutableBufferPointer<Value>(start: nil, count: 0)
  @exclusivity(unchecked) private(set) var count = 0

  deinit {
    memory[..<count].deinitialize()
    memory.deallocate()
  }

  subscript(index: Int) -> Value {
    @inline(__always) unsafeAddress { UnsafePointer(address(of: index)) }
    @inline(__always) unsafeMutableAddress { address(of: index) }
  }

  @inline(__always)
  private func address(of index: Int) -> UnsafeMutablePointer<Value> {
    precondition(index >= 0 && index < count, "a layer of the tree must have a value in the table")
    return memory.baseAddress.unsafelyUnwrapped + index
  }

  /// Removes values at the end, or appends copies of one.
  func resize(to newCount: Int, with new: Value) {
    if newCount > memory.count { reserve(max(newCount, 2 * memory.count)) }
    if newCount < count {
      memory[newCount..<count].deinitialize()
    } else {
      memory[count..<newCount].initialize(repeating: new)
    }
    count = newCount
  }

  private func reserve(_ capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Value>.allocate(capacity: capacity)
    _ = larger.moveInitialize(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }
}
