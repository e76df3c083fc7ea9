import Requirements

/// A list of trivial values that keeps its memory when emptied, so that steady drawing allocates nothing.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init(minimumCapacity: Int = 64) {
    capacity = minimumCapacity
    base = .allocate(capacity: minimumCapacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  mutating func removeAll() { count = 0 }

  mutating func append(contentsOf other: UnsafeMutableBufferPointer<Element>) {
    guard let source = other.baseAddress else { return }
    reserve(other.count)
    (base + count).initialize(from: source, count: other.count)
    count += other.count
  }

  mutating func insert(_ element: Element, at index: Int) {
    require(
      index >= 0 && index <= count, "an element can't be inserted at index \(index) of a list of \(count)")
    append(element)
    for last in stride(from: count - 1, to: index, by: -1) { base[last] = base[last - 1] }
    base[index] = element
  }

  mutating func removeLast() -> Element {
    require(count > 0, "an empty list has no last element")
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// The address after the last element.
  @inline(__always)
  var end: UnsafeMutablePointer<Element> { base + count }

  /// Adds elements to the count that were written after the last one, into reserved memory.
  @inline(__always)
  mutating func didInitialize(_ extra: Int) {
    assert(extra >= 0 && count + extra <= capacity)
    count &+= extra
  }

  mutating func reverse() {
    var all = elements
    all.reverse()
  }

  /// Reserves memory for `extra` more elements.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
  }

  /// Replaces the elements with memory for `count` new ones, whose values are unspecified.
  mutating func uninitialized(count: Int) -> UnsafeMutablePointer<Element> {
    removeAll()
    reserve(count)
    return base
  }

  private mutating func grow(to needed: Int) {
    let larger = Swift.max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }
}
