/// Memory for numbers that is zero when it is handed out; whoever writes to it must set it back to zero.
struct ZeroedMemory<Element: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  init() {
    capacity = 64
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `count` elements; all are zero if the old ones were.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    capacity = count
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }
}
