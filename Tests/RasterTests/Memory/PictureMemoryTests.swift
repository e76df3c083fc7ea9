import TestSupport
import Testing

@testable import Raster

/// The reuse of memory.
@Suite struct PictureMemoryTests {
  @Test func `reused memory is as empty as new memory, whatever its size was`() {
    var random = SeededGenerator(seed: 3)
    let memory = PictureMemory()
    var (bitmaps, masks): ([Bitmap], [Mask]) = ([], [])
    for _ in 0..<300 {
      let (width, height) = (
        Int.random(in: -1...200, using: &random), Int.random(in: 0...200, using: &random)
      )
      var bitmap = memory.bitmap(width: width, height: height)
      #expect(bitmap == Bitmap(width: width, height: height))
      let bounds = PixelRect(x: 7, y: -3, width: width, height: height)
      var mask = memory.mask(bounds)
      #expect(mask == Mask(bounds: bounds))
      bitmap.withCanvas { $0.fill(Path(rect: $0.bounds.box), paint: .color(.white)) }
      mask = Mask(alphaOf: bitmap, memory: memory)
      bitmaps.append(bitmap)
      masks.append(mask)
      guard Bool.random(using: &random) else { continue }
      memory.reuse(bitmaps.remove(at: Int.random(in: bitmaps.indices, using: &random)))
      memory.reuse(masks.remove(at: Int.random(in: masks.indices, using: &random)))
    }
    // Memory that is still in use was never changed.
    #expect(bitmaps.allSatisfy { $0.pixels.allSatisfy { $0 == .max } })
    #expect(masks.allSatisfy { $0.coverage.allSatisfy { $0 == 255 } })
  }

  @Test func `memory that is still referenced elsewhere doesn't change`() {
    let memory = PictureMemory()
    var bitmap = memory.bitmap(width: 100, height: 100)
    bitmap[5, 5] = .max
    memory.reuse(bitmap)
    let next = memory.bitmap(width: 100, height: 100)
    #expect(next[5, 5] == 0 && bitmap[5, 5] == .max)
  }

  @Test func `the budget limits the memory kept, and the same memory is reused`() {
    var pool = ArrayPool<UInt32>(budget: 100_000)
    for _ in 0..<10 { pool.recycle([UInt32](repeating: 1, count: 10_000)) }
    #expect(pool.size <= 100_000 && pool.size >= 40_000)
    let size = pool.size
    let array = pool.zeros(9_000)
    #expect(pool.size < size && array == [UInt32](repeating: 0, count: 9_000))
    pool.recycle(array)
    #expect(pool.size == size)
    pool.recycle([UInt32](repeating: 1, count: 1_000_000))
    #expect(pool.size == size)
    // Much larger than requested.
    #expect(pool.zeros(100).count == 100 && pool.size == size)
  }

  @Test func `a blur is the same with reused memory`() {
    var random = SeededGenerator(seed: 8)
    let memory = PictureMemory()
    for sigma in [2.0, 20, 3, 2] {
      let bitmap = Bitmap(
        width: 90, height: 70,
        pixels: (0..<6300).map { _ in 0x0101_0101 &* UInt32.random(in: 0...255, using: &random) })
      let kernel = GaussianKernel(sigma: sigma, cutoff: 3)
      let area = bitmap.bounds.insetBy(-5)
      let blurred = bitmap.blurred(by: kernel, x: 0, y: 0, within: area, memory: memory)
      #expect(blurred == bitmap.blurred(by: kernel, x: 0, y: 0, within: area))
      memory.reuse(blurred)
    }
  }
}
