/// Memory for numbers that are all zero initially. Code that writes to it must reset it to zero.
struct ZeroedMemory<Element: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  init() {
    capacity = 64
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }

  deinit { base.deallocate() }

  /// Reserves memory for `count` elements. All of them are zero if the previous ones were.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    capacity = count
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }
}
