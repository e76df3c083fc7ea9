/// Objects that animations switch between, by numbers that a timeline can hold.
struct ObjectPool {
  private var objects: [Any?] = []
  private var free: [Int] = []

  mutating func retain(_ object: Any) -> Int {
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
  subscript(number: Double) -> Any? {
    number >= 0 && number < Double(objects.count) ? objects[Int(number)] : nil
  }
}
