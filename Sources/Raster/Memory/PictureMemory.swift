/// The memory of pictures, masks and planes that are gone, for the next ones: what is drawn frame by frame needs about
/// the same each time, and the system takes long to hand out pages that it took back.
///
/// It belongs to one thread at a time.
package final class PictureMemory {
  private var pixels: ArrayPool<UInt32>
  private var coverage: ArrayPool<UInt8>
  private var planes: ArrayPool<UInt16>

  /// - Parameter budget: The most bytes that wait to be used again, of each kind.
  package init(budget: Int = 16 << 20) {
    (pixels, coverage, planes) = (.init(budget: budget), .init(budget: budget), .init(budget: budget))
  }
}

extension PictureMemory {
  /// Transparent pixels; a negative size counts as 0.
  package func bitmap(width: Int, height: Int) -> Bitmap {
    let (width, height) = (max(0, width), max(0, height))
    return Bitmap(width: width, height: height, pixels: pixels.zeros(width * height))
  }

  /// No coverage anywhere in some bounds.
  package func mask(_ bounds: PixelRect) -> Mask {
    let bounds = bounds.isEmpty ? .empty : bounds
    return Mask(bounds: bounds, coverage: coverage.zeros(bounds.width * bounds.height))
  }

  func plane(_ count: Int) -> [UInt16] { planes.zeros(count) }

  // What somebody else still has is copied before it's changed, as all arrays are.

  package func reuse(_ bitmap: consuming Bitmap) { pixels.give(bitmap.pixels) }

  package func reuse(_ mask: consuming Mask) { coverage.give(mask.coverage) }

  func reuse(_ plane: consuming [UInt16]) { planes.give(plane) }
}

/// Arrays whose memory waits to be used again, those that wait longest first.
struct ArrayPool<Element: FixedWidthInteger & BitwiseCopyable> {
  private let budget: Int
  private var arrays: [[Element]] = []
  private(set) var size = 0

  init(budget: Int) { self.budget = budget }

  /// What is smaller is handed out fast enough.
  private static var leastBytes: Int { 1 << 14 }
  private static var mostArrays: Int { 32 }

  /// An array of zeros, made from the smallest that has room for them and isn't much too large.
  mutating func zeros(_ count: Int) -> [Element] {
    guard let index = fittingIndex(count) else { return [Element](repeating: 0, count: count) }
    var array = arrays.remove(at: index)
    size -= array.bytes
    if array.count > count { array.removeLast(array.count - count) }
    array.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    if array.count < count { array.append(contentsOf: repeatElement(0, count: count - array.count)) }
    return array
  }

  mutating func give(_ array: consuming [Element]) {
    let bytes = array.bytes
    guard bytes >= Self.leastBytes, bytes <= budget else { return }
    arrays.append(array)
    size += bytes
    while size > budget || arrays.count > Self.mostArrays { size -= arrays.removeFirst().bytes }
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
