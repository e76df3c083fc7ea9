import CoreGraphics
import Glibc
import Testing

@testable import LayerTree

/// The memory use of a plain layer: at most 320 bytes, including the allocator's word of 8 bytes for each block.
@Suite struct LayerMemoryTests {
  /// Returns the bytes that the allocator uses for an object, from `malloc_usable_size`, which Swift's `Glibc` module
  /// omits.
  private func size(of object: AnyObject) throws -> Int {
    typealias UsableSize = @convention(c) (UnsafeMutableRawPointer?) -> Int
    let symbol = try #require(dlsym(nil, "malloc_usable_size"))
    let usableSize = unsafeBitCast(symbol, to: UsableSize.self)
    return usableSize(Unmanaged.passUnretained(object).toOpaque()) + MemoryLayout<Int>.size
  }

  @Test func `a layer's animation takes few bytes beside the layer`() throws {
    let hosted = HostedLayer(CALayer())
    hosted.add(CABasicAnimation.animating("position.x", from: 1, to: 2))
    let attachment = try #require(hosted.layer.attached.first)
    #expect(try size(of: hosted.layer) <= 192)
    #expect(try size(of: attachment) <= 112)
    #expect(try size(of: attachment.animation) <= 224)
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
    #expect(try size(of: layer) + size(of: layer.store) + link <= 320)
    #expect(!layer.values.hasRare && layer.values.extendedBox == nil)
  }
}
