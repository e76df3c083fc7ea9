import Foundation
import Raster
import Requirements

/// A bitmap context, which draws into pixels in memory.
///
/// Initially, user space is the context's own space: a unit is a pixel, the origin is the lower left corner and y
/// points up. Rows are in memory from the top, with 8 bits per component.
///
/// Drawing uses premultiplied RGBA in encoded sRGB. Pixels in another layout or color space are converted before and
/// after drawing on them. This takes about as long as drawing an image, and colors outside of sRGB's gamut are
/// clamped.
///
/// A context can be used by one thread at a time.
public final class CGContext {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of bytes from one row in memory to the next.
  public let bytesPerRow: Int
  /// The color space that the context was created with.
  public let colorSpace: CGColorSpace?
  /// The position of alpha in a pixel and the byte order.
  public let bitmapInfo: CGBitmapInfo
  /// The transform of text, which includes its position.
  public var textMatrix = CGAffineTransform.identity

  let pixels: PixelStore
  private let ownsMemory: Bool
  let rasterizer = Rasterizer()

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The current path in the context's own space, so that changes of the matrix don't move it.
  var currentPath = CGMutablePath()
  /// The mapping from the space that shadows are measured in to the context's own.
  var base = CGAffineTransform.identity
  /// The number of patterns that are being drawn and whose cells use this context.
  var patternDepth = 0

  /// The largest memory of a context, in bytes.
  private static let mostBytes = 1 << 31

  /// Creates a context.
  ///
  /// A pixel has 4 bytes in RGB color spaces and 1 byte otherwise.
  ///
  /// - Parameters:
  ///   - data: The memory for `bytesPerRow` times `height` bytes, which must outlive the context and be aligned to a
  ///     pixel. Its contents are preserved. With nil, the context allocates memory that is initially transparent, or
  ///     black without alpha.
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - bitsPerComponent: The number of bits per component, which has to be 8.
  ///   - bytesPerRow: The number of bytes per row, a multiple of a pixel's bytes and at least those of a row of
  ///     pixels; 0 for exactly a row of pixels.
  ///   - space: An RGB or gray color space.
  ///   - bitmapInfo: For an RGB color space `premultipliedLast`, `premultipliedFirst`, `noneSkipLast` or
  ///     `noneSkipFirst` of ``CGImageAlphaInfo``, in the default or a 32-bit byte order; for a gray one `none`; for
  ///     any color space `alphaOnly`.
  /// - Returns: The context, or nil for any other layout, including some that Apple's systems support, such as 16
  ///   bits and floating-point components, and for sizes above 2 GiB.
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

  /// Zeroed memory, of which the system provides pages when they are first accessed.
  private static func transparentMemory(_ count: Int) -> UnsafeMutableRawPointer {
    guard let memory = calloc(count, 1) else {
      failRequirement("can't allocate \(count) bytes for the pixels of a context")
    }
    return memory
  }

  /// The type identifier of contexts; see ``CFGetTypeID(_:)``.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGContext.self)) }
}

@available(*, unavailable)
extension CGContext: Sendable {}

// MARK: - Pixels

extension CGContext {
  /// The address of the pixels, rows from the top.
  public var data: UnsafeMutableRawPointer? { pixels.memory }

  /// The number of bits per component, which is always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel: 32, or 8 for pixels of only gray or only alpha.
  public var bitsPerPixel: Int { 8 * pixels.layout.bytesPerPixel }

  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// Returns a copy of the current pixels, converted to sRGB.
  public func makeImage() -> CGImage? {
    CGImage(
      pixels.group(of: pixels.bounds).bitmap, kind: pixels.layout.alpha == nil ? .opaque : .transparent)
  }
}
