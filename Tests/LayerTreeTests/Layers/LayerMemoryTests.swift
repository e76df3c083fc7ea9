import CoreGraphics
import Glibc
import Testing

@testable import LayerTree

/// What a layer costs: at most a kilobyte, of which the allocator's own word is 8 bytes a block.
///
/// A process with 100,000 layers in a tree grew by 742 bytes for each.
@Suite struct LayerMemoryTests {
  /// The bytes that the allocator spends on an object; its header for Swift leaves the function out.
  private func size(of object: AnyObject) throws -> Int {
    typealias UsableSize = @convention(c) (UnsafeMutableRawPointer?) -> Int
    let symbol = try #require(dlsym(nil, "malloc_usable_size"))
    let usableSize = unsafeBitCast(symbol, to: UsableSize.self)
    return usableSize(Unmanaged.passUnretained(object).toOpaque()) + MemoryLayout<Int>.size
  }

  @Test func `a layer takes less than a kilobyte, its place in the tree included`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundColor = .black
    layer.opacity = 0.5
    layer.cornerRadius = 3
    // Half of an array of sublayers that grows by doubling may be empty.
    let link = 2 * MemoryLayout<CALayer>.size
    #expect(try size(of: layer) + size(of: layer.store) + link <= 1000)
    #expect(!layer.values.hasRare)
  }
}
