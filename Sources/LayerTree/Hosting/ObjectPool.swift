/// Objects by numbers that a timeline can hold.
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

  /// The object with a number, nil for a number that none has.
  subscript(index: Int) -> Object? { objects.indices.contains(index) ? objects[index] : nil }
}
