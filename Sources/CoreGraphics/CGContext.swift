import Foundation
import Raster

/// Draws into pixels in memory.
///
/// User space begins as the context's own: a unit is a pixel, the origin is the lower left corner and y points up.
/// Rows lie in memory from the top. Pixels are premultiplied RGBA of encoded sRGB, 8 bits a component.
///
/// A context belongs to one thread at a time.
public final class CGContext {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// From one row in memory to the next.
  public let bytesPerRow: Int
  /// The color space that the context was created with.
  public let colorSpace: CGColorSpace?
  /// The matrix by which text would be drawn; it is kept for whoever draws text.
  public var textMatrix = CGAffineTransform.identity

  let memory: UnsafeMutableRawPointer
  private let ownsMemory: Bool
  let rasterizer = Rasterizer()

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The current path in the context's own space: a point stays where it is when the matrix changes.
  var currentPath = CGMutablePath()
  /// From the space in which shadows are measured to the context's own.
  var base = CGAffineTransform.identity

  /// The most memory that a context may take.
  private static let mostBytes = 1 << 31

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - data: Where pixels go, at an address that is a multiple of 4: `bytesPerRow` times `height` bytes, which must
  ///     outlive the context. What is there stays. nil takes memory that belongs to the context and is transparent.
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: A multiple of 4, at least 4 times the width; 0 for just that.
  ///   - space: sRGB, extended sRGB or device RGB.
  ///   - bitmapInfo: `CGImageAlphaInfo.premultipliedLast.rawValue`, in default or 32-bit big-endian order.
  /// - Returns: nil for every other layout, some of which Apple's systems have: BGRA, no alpha, gray, alpha only,
  ///   16 bits, floating point. nil also for sizes beyond 2 GiB.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let rowBytes = bytesPerRow == 0 ? width.multipliedReportingOverflow(by: 4).partialValue : bytesPerRow
    guard bitsPerComponent == 8, info.isPremultipliedRGBA, space.encoding.isEncodedSRGB, space.model == .rgb,
      width > 0, height > 0, width <= Self.mostBytes / 4, rowBytes >= 4 * width, rowBytes % 4 == 0,
      rowBytes <= Self.mostBytes / height, data.map({ Int(bitPattern: $0) % 4 == 0 }) ?? true
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = rowBytes
    colorSpace = space
    ownsMemory = data == nil
    memory = data ?? Self.transparentMemory(rowBytes * height)
    state = GraphicsState(clip: .init(bounds: PixelRect(x: 0, y: 0, width: width, height: height)))
  }

  deinit {
    if ownsMemory { free(memory) }
  }

  /// Zeroed memory that costs nothing before it is touched.
  private static func transparentMemory(_ count: Int) -> UnsafeMutableRawPointer {
    guard let memory = calloc(count, 1) else { preconditionFailure("no memory for \(count) bytes of pixels") }
    return memory
  }

  /// What ``CFGetTypeID(_:)`` returns for contexts.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGContext.self)) }
}

@available(*, unavailable)
extension CGContext: Sendable {}

// MARK: - Pixels

extension CGContext {
  /// Where the pixels are, rows from the top.
  public var data: UnsafeMutableRawPointer? { memory }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }

  /// Always 32.
  public var bitsPerPixel: Int { 32 }

  /// Always premultiplied, last.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The ``alphaInfo`` in components ordered as it names them.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns a copy of the pixels as they are.
  public func makeImage() -> CGImage? {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.pixels.withUnsafeMutableBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<height { memcpy(base + 4 * width * y, memory + bytesPerRow * y, 4 * width) }
    }
    return CGImage(bitmap: bitmap)
  }
}

extension CGBitmapInfo {
  fileprivate var isPremultipliedRGBA: Bool {
    let others: CGBitmapInfo = [.alphaInfoMask, .byteOrder32Big]
    return alphaInfo == .premultipliedLast && isSubset(of: others)
  }
}
