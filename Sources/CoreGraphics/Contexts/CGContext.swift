import Foundation
import Raster
import Requirements

/// Draws into pixels in memory.
///
/// User space begins as the context's own: a unit is a pixel, the origin is the lower left corner and y points up.
/// Rows lie in memory from the top, 8 bits a component.
///
/// Everything is drawn as premultiplied RGBA of encoded sRGB. Pixels of another layout or color space are converted to
/// it where something is drawn on them, and back: that takes about as long as drawing an image, and colors that sRGB
/// can't show become the nearest that it can.
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
  /// Where alpha is in a pixel, and the order of its bytes.
  public let bitmapInfo: CGBitmapInfo
  /// The matrix by which text would be drawn; it is kept for whoever draws text.
  public var textMatrix = CGAffineTransform.identity

  let pixels: PixelStore
  private let ownsMemory: Bool
  let rasterizer = Rasterizer()

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The current path in the context's own space: a point stays where it is when the matrix changes.
  var currentPath = CGMutablePath()
  /// From the space in which shadows are measured to the context's own.
  var base = CGAffineTransform.identity
  /// How many patterns are being drawn whose cells need this context.
  var patternDepth = 0

  /// The most memory that a context may take.
  private static let mostBytes = 1 << 31

  /// Creates a context.
  ///
  /// A pixel takes 4 bytes in spaces of red, green and blue, else 1 byte.
  ///
  /// - Parameters:
  ///   - data: Where pixels go, at an address that is a multiple of a pixel's bytes: `bytesPerRow` times `height` bytes,
  ///     which must outlive the context. What is there stays. nil takes memory that belongs to the context and is
  ///     transparent, or black where there is no alpha.
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: A multiple of a pixel's bytes, at least a row of pixels; 0 for just that.
  ///   - space: A space of red, green and blue, or one of gray.
  ///   - bitmapInfo: In a space of red, green and blue `premultipliedLast`, `premultipliedFirst`, `noneSkipLast` or
  ///     `noneSkipFirst` of ``CGImageAlphaInfo``, in default or either 32-bit order; in one of gray `none`; in any
  ///     `alphaOnly`.
  /// - Returns: nil for every other layout, some of which Apple's systems have, such as 16 bits and floating point.
  ///   nil also for sizes beyond 2 GiB.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, width > 0, height > 0,
      let layout = PixelLayout(ofContext: info, model: space.model)
    else { return nil }
    let unit = layout.bytesPerPixel
    let rowBytes = bytesPerRow == 0 ? width.multipliedReportingOverflow(by: unit).partialValue : bytesPerRow
    guard width <= Self.mostBytes / unit, rowBytes >= unit * width, rowBytes % unit == 0,
      rowBytes <= Self.mostBytes / height, data.map({ Int(bitPattern: $0) % unit == 0 }) ?? true
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = rowBytes
    colorSpace = space
    self.bitmapInfo = info
    ownsMemory = data == nil
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    pixels = PixelStore(
      memory: data ?? Self.transparentMemory(rowBytes * height), bytesPerRow: rowBytes, bounds: bounds,
      layout: layout, encoding: space.encoding)
    state = GraphicsState(clip: .init(bounds: bounds))
  }

  deinit {
    if ownsMemory { free(pixels.memory) }
  }

  /// Zeroed memory that costs nothing before it is touched.
  private static func transparentMemory(_ count: Int) -> UnsafeMutableRawPointer {
    guard let memory = calloc(count, 1) else { failRequirement("no memory for \(count) bytes of pixels") }
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
  public var data: UnsafeMutableRawPointer? { pixels.memory }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }

  /// 32, or 8 where a pixel is gray or alpha alone.
  public var bitsPerPixel: Int { 8 * pixels.layout.bytesPerPixel }

  /// Where alpha is in a pixel.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// Returns a copy of the pixels as they are, converted to sRGB.
  public func makeImage() -> CGImage? {
    CGImage(
      pixels.group(of: pixels.bounds).bitmap, kind: pixels.layout.alpha == nil ? .opaque : .transparent)
  }
}
