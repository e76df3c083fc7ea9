import CoreGraphics
import Testing

@testable import LayerTree

/// The memory use of a plain layer: at most 320 bytes, including the allocator's word of 8 bytes for each block.
@Suite struct LayerMemoryTests {
  /// Returns the bytes that the allocator uses for an object without tail allocation: its size and a word, in blocks of
  /// 16 bytes. A larger block that the allocator happens to reuse doesn't count.
  private func size(of object: AnyObject) -> Int {
    // In Swift's ABI for Linux, an instance's size follows 24 bytes of its class's metadata.
    let metadata = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    return (size + MemoryLayout<Int>.size + 15) / 16 * 16
  }

  @Test func `an object of three numbers takes five words, and one of the allocator`() {
    final class Numbers {
      var (first, second, third) = (1, 2, 3)
    }
    #expect(size(of: Numbers()) == 48)
  }

  @Test func `a layer's animation takes few bytes beside the layer`() throws {
    let hosted = HostedLayer(CALayer())
    hosted.add(CABasicAnimation.animating("position.x", from: 1, to: 2))
    let attachment = try #require(hosted.layer.attached.first)
    #expect(size(of: hosted.layer) <= 192)
    #expect(size(of: attachment) <= 112)
    #expect(size(of: attachment.animation) <= 224)
    #expect(MemoryLayout<PropertyChannel>.stride <= 56 && MemoryLayout<NumericSlot>.stride <= 16)
    #expect(MemoryLayout<LayerSnapshot>.stride <= 48)
  }

  @Test func `a plain layer takes at most 320 bytes, including its entry in a superlayer`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundColor = .black
    layer.opacity = 0.5
    layer.cornerRadius = 3
    // An array of sublayers grows by doubling, so up to half of it may be unused.
    let link = 2 * MemoryLayout<CALayer>.size
    #expect(size(of: layer) + size(of: layer.store) + link <= 320)
    #expect(!layer.values.hasRare && layer.values.extendedBox == nil)
  }
}
