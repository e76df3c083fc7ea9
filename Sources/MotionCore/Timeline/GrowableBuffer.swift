import Requirements

/// A list that owns its memory, so that a pass over a timeline can access a dozen lists in place.
///
/// An array lends its memory to a closure, and a span of it can't be stored in a value such as ``TrackPass``.
/// The memory of a growable buffer doesn't move until the buffer grows or its owner is destroyed;
/// ``elements`` and ``mutableElements`` are valid until then.
struct GrowableBuffer<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// Creates an empty buffer with memory for `capacity` elements.
  init(capacity: Int = 0) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// Creates a buffer with the given elements.
  init(_ elements: some Collection<Element>) {
    self.init(capacity: elements.count)
    append(contentsOf: elements)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }
}

// MARK: - Reading and writing

extension GrowableBuffer {
  var indices: Range<Int> { 0..<count }

  /// The elements, for reading in place.
  @inline(__always)
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  /// The elements, for writing in place.
  @inline(__always)
  var mutableElements: UnsafeMutableBufferPointer<Element> {
    mutating get { UnsafeMutableBufferPointer(start: base, count: count) }
  }

  /// The element at an index from 0 to below ``count``.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      checkIndex(index)
      return base[index]
    }
    set {
      checkIndex(index)
      base[index] = newValue
    }
  }

  @inline(__always)
  private func checkIndex(_ index: Int) {
    require(index >= 0 && index < count, "a buffer of \(count) elements has none at index \(index)")
  }
}

// MARK: - Growing and shrinking

extension GrowableBuffer {
  /// Appends an element.
  ///
  /// - Complexity: O(1), amortized.
  mutating func append(_ element: Element) {
    reserve(1)
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf elements: some Collection<Element>) {
    let extra = elements.count
    reserve(extra)
    _ = UnsafeMutableBufferPointer(start: base + count, count: extra).initialize(fromContentsOf: elements)
    count += extra
  }

  /// Appends `extra` copies of an element.
  mutating func append(repeating element: Element, count extra: Int) {
    reserve(extra)
    (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  /// Removes the last `removed` elements.
  mutating func removeLast(_ removed: Int) {
    require(removed >= 0 && removed <= count, "\(removed) elements can't be removed from \(count)")
    count -= removed
    (base + count).deinitialize(count: removed)
  }

  /// Moves the elements into a new buffer and leaves an empty one with the same capacity.
  mutating func moveElements() -> GrowableBuffer {
    var result = GrowableBuffer(capacity: capacity)
    swap(&self, &result)
    return result
  }

  /// Reserves memory for exactly `extra` more elements, if they more than double the buffer; otherwise it grows by doubling.
  mutating func reserveCapacity(forNext extra: Int) {
    if extra > count, count + extra > capacity { reallocate(count + extra) }
  }

  /// Reserves memory for `extra` more elements.
  @inline(__always)
  private mutating func reserve(_ extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
  }

  private mutating func grow(to needed: Int) { reallocate(max(needed, 2 * capacity)) }

  private mutating func reallocate(_ newCapacity: Int) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    memory.moveInitialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (memory, newCapacity)
  }
}
