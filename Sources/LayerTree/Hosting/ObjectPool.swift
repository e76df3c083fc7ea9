/// A pool of objects with indices that a timeline can store as numbers.
struct ObjectPool<Object> {
  private var objects: [Object?] = []
  private var free: [Int] = []

  mutating func retain(_ object: Object) -> Int {
    if let index = free.popLast() {
      objects[index] = object
      return index
    }
    objects.append(object)
    return objects.count - 1
  }

  mutating func release(_ index: Int) {
    objects[index] = nil
    free.append(index)
  }

  /// The object with an index; nil for an unknown index.
  subscript(index: Int) -> Object? { objects.indices.contains(index) ? objects[index] : nil }
}
