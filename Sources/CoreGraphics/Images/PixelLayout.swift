import Raster

/// The positions of a pixel's components in memory.
struct PixelLayout: Hashable {
  /// The number of bits from one pixel to the next. If it's less than 8, the first pixel is in a byte's most
  /// significant bits.
  var bitsPerPixel: Int
  /// The number of bits per component: 8 or 16, or 1, 2 or 4 for pixels with one component.
  var bitsPerComponent = 8
  /// Whether the less significant byte of 16-bit components comes first.
  var isLowByteFirst = false
  /// The byte offsets of gray, of red, green and blue, or of four inks; empty for pixels that have only alpha.
  var color: [Int]
  /// The byte offset of alpha; nil for opaque pixels.
  var alpha: Int?
  /// Whether color components are multiplied by alpha.
  var isPremultiplied: Bool

  /// The number of bytes from one pixel to the next, for pixels of whole bytes.
  var bytesPerPixel: Int { bitsPerPixel / 8 }
}

extension PixelLayout {
  /// The layout of ``Bitmap``.
  static let premultipliedRGBA = PixelLayout(
    bitsPerPixel: 32, color: [0, 1, 2], alpha: 3, isPremultiplied: true)

  /// The layout of pixels with one byte of alpha.
  static let alphaOnly = PixelLayout(bitsPerPixel: 8, color: [], alpha: 0, isPremultiplied: true)

  /// Creates the layout of a context's pixels, or returns nil if contexts don't support it.
  init?(ofContext info: CGBitmapInfo, model: CGColorSpaceModel) {
    switch (model, info.alphaInfo) {
    case (_, .alphaOnly) where info == info.intersection(.alphaInfoMask):
      self = .alphaOnly
    case (.monochrome, .none?):
      self.init(bitsPerComponent: 8, bitsPerPixel: 8, model: model, info: info)
    case (.rgb, .premultipliedLast), (.rgb, .premultipliedFirst), (.rgb, .noneSkipLast),
      (.rgb, .noneSkipFirst):
      self.init(bitsPerComponent: 8, bitsPerPixel: 32, model: model, info: info)
    default: return nil
    }
  }

  /// Creates the layout of an image's pixels, or returns nil if it isn't supported.
  ///
  /// Floating-point components, named inks and other packings than 8 or 16 bits per component aren't supported,
  /// except for pixels with a single component of fewer bits.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard let alphaInfo = info.alphaInfo, let order = info.byteOrder, info.isDisjoint(with: .floatInfoMask)
    else { return nil }
    if alphaInfo == .alphaOnly {
      guard bitsPerComponent == 8, bitsPerPixel == 8, order == .orderDefault else { return nil }
      self = .alphaOnly
      return
    }
    guard let colors = model.componentCount else { return nil }
    let count = alphaInfo.hasComponent ? colors + 1 : colors
    guard bitsPerPixel == count * bitsPerComponent,
      [8, 16].contains(bitsPerComponent) || (count == 1 && [1, 2, 4].contains(bitsPerComponent))
    else { return nil }
    self.bitsPerPixel = bitsPerPixel
    self.bitsPerComponent = bitsPerComponent
    let unit = max(1, bitsPerComponent / 8)
    let skipped = alphaInfo.isBeforeColor ? 1 : 0
    color = (skipped..<skipped + colors).map { unit * $0 }
    alpha = alphaInfo.hasAlpha ? (alphaInfo.isBeforeColor ? 0 : unit * colors) : nil
    isPremultiplied = alphaInfo.isPremultiplied
    switch order {
    case .orderDefault: break
    case .order16Big where bitsPerComponent == 16: break
    case .order16Little where bitsPerComponent == 16: isLowByteFirst = true
    case .order32Big where bitsPerPixel == 32 && unit == 1: break
    case .order32Little where bitsPerPixel == 32 && unit == 1: reverse()
    default: return nil
    }
  }

  private mutating func reverse() {
    color = color.map { bytesPerPixel - 1 - $0 }
    alpha = alpha.map { bytesPerPixel - 1 - $0 }
  }
}

extension CGColorSpaceModel {
  /// The number of color components, or nil if images don't support the model.
  fileprivate var componentCount: Int? {
    switch self {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    default: nil
    }
  }
}

extension CGImageAlphaInfo {
  fileprivate var hasComponent: Bool { self != .none }
  fileprivate var hasAlpha: Bool { hasComponent && self != .noneSkipFirst && self != .noneSkipLast }
  fileprivate var isPremultiplied: Bool { self == .premultipliedFirst || self == .premultipliedLast }
  fileprivate var isBeforeColor: Bool {
    self == .premultipliedFirst || self == .first || self == .noneSkipFirst
  }
}
