/// A pool of memory for bitmaps, masks and blur planes.
///
/// An animation needs about the same memory for each frame, and the system provides reclaimed pages
/// slowly. A pool must be used by one thread at a time.
package final class PictureMemory {
  private var pixels: ArrayPool<UInt32>
  private var coverage: ArrayPool<UInt8>
  private var planes: ArrayPool<UInt16>

  /// Creates a pool.
  ///
  /// - Parameter budget: The maximum number of bytes that are retained for reuse, for each kind of memory.
  package init(budget: Int = 16 << 20) {
    (pixels, coverage, planes) = (.init(budget: budget), .init(budget: budget), .init(budget: budget))
  }
}

extension PictureMemory {
  /// Returns a transparent bitmap. A negative size counts as 0.
  package func bitmap(width: Int, height: Int) -> Bitmap {
    let (width, height) = (max(0, width), max(0, height))
    return Bitmap(width: width, height: height, pixels: pixels.zeros(width * height))
  }

  /// Returns a mask without coverage.
  package func mask(_ bounds: PixelRect) -> Mask {
    let bounds = bounds.isEmpty ? .empty : bounds
    return Mask(bounds: bounds, coverage: coverage.zeros(bounds.width * bounds.height))
  }

  func plane(_ count: Int) -> [UInt16] { planes.zeros(count) }

  // Memory that is still referenced elsewhere is copied before it is changed, as with all arrays.

  package func reuse(_ bitmap: consuming Bitmap) { pixels.recycle(bitmap.pixels) }

  package func reuse(_ mask: consuming Mask) { coverage.recycle(mask.coverage) }

  func reuse(_ plane: consuming [UInt16]) { planes.recycle(plane) }
}

/// Arrays whose memory can be reused, the oldest first.
struct ArrayPool<Element: FixedWidthInteger & BitwiseCopyable> {
  private let budget: Int
  private var arrays: [[Element]] = []
  private(set) var size = 0

  init(budget: Int) { self.budget = budget }

  /// Smaller arrays are allocated fast enough.
  private static var leastBytes: Int { 1 << 14 }
  private static var maximumArrayCount: Int { 32 }

  /// Returns an array of zeros that reuses the smallest memory with enough capacity, unless it is much too
  /// large.
  mutating func zeros(_ count: Int) -> [Element] {
    guard let index = fittingIndex(count) else { return newZeros(count) }
    var array = arrays.remove(at: index)
    size -= array.bytes
    if array.count > count { array.removeLast(array.count - count) }
    array.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    if array.count < count { array.append(contentsOf: repeatElement(0, count: count - array.count)) }
    return array
  }

  /// Returns zeros in new memory, with room for up to an eighth more.
  ///
  /// So the next frame of an animation, whose pictures are often a little larger, can reuse it.
  private func newZeros(_ count: Int) -> [Element] {
    // An eighth of the largest power of two up to the count.
    let step = max(1, 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) / 8)
    let capacity = (count + step - 1) & ~(step - 1)
    // The system adds up to a page, so larger memory might exceed the budget.
    let bytes = (capacity + 4096) * MemoryLayout<Element>.stride
    guard count * MemoryLayout<Element>.stride >= Self.leastBytes, bytes <= budget else {
      return [Element](repeating: 0, count: count)
    }
    return [Element](unsafeUninitializedCapacity: capacity) { memory, initializedCount in
      UnsafeMutableBufferPointer(rebasing: memory[..<count]).initialize(repeating: 0)
      initializedCount = count
    }
  }

  /// Adds an array whose memory can be reused, unless it's too small or too large.
  mutating func recycle(_ array: consuming [Element]) {
    let bytes = array.bytes
    guard bytes >= Self.leastBytes, bytes <= budget else { return }
    arrays.append(array)
    size += bytes
    while size > budget || arrays.count > Self.maximumArrayCount { size -= arrays.removeFirst().bytes }
  }

  private func fittingIndex(_ count: Int) -> Int? {
    var best: Int?
    for index in arrays.indices {
      let capacity = arrays[index].capacity
      guard capacity >= count, capacity / 4 <= count, capacity < best.map({ arrays[$0].capacity }) ?? .max
      else { continue }
      best = index
    }
    return best
  }
}

extension Array {
  fileprivate var bytes: Int { capacity * MemoryLayout<Element>.stride }
}
