import Raster

/// Where the 8-bit components of a pixel lie in memory.
struct PixelLayout: Hashable {
  /// From one pixel to the next.
  var bytesPerPixel: Int
  /// The places of one gray or of red, green and blue in the pixel's bytes; none where alpha is all there is.
  var color: [Int]
  /// The place of alpha, nil where pixels are opaque.
  var alpha: Int?
  /// Whether color components are multiplied by alpha.
  var isPremultiplied: Bool
}

extension PixelLayout {
  /// The layout of ``Bitmap``.
  static let premultipliedRGBA = PixelLayout(
    bytesPerPixel: 4, color: [0, 1, 2], alpha: 3, isPremultiplied: true)

  /// The layout of a context's pixels, nil for what contexts don't have.
  init?(ofContext info: CGBitmapInfo, model: CGColorSpaceModel) {
    switch (model, info.alphaInfo) {
    case (_, .alphaOnly) where info == info.intersection(.alphaInfoMask):
      self.init(bytesPerPixel: 1, color: [], alpha: 0, isPremultiplied: true)
    case (.monochrome, .none?):
      self.init(bitsPerComponent: 8, bitsPerPixel: 8, model: model, info: info)
    case (.rgb, .premultipliedLast), (.rgb, .premultipliedFirst), (.rgb, .noneSkipLast),
      (.rgb, .noneSkipFirst):
      self.init(bitsPerComponent: 8, bitsPerPixel: 32, model: model, info: info)
    default: return nil
    }
  }

  /// The layout that the numbers of an image describe, nil for what isn't known here: anything but 8 bits a
  /// component, floating-point components, ink, 16-bit byte orders.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, let alphaInfo = info.alphaInfo, let order = info.byteOrder,
      info.isDisjoint(with: .floatInfoMask), model == .rgb || model == .monochrome
    else { return nil }
    let colors = model == .rgb ? 3 : 1
    let places = alphaInfo.hasPlace ? colors + 1 : colors
    guard alphaInfo != .alphaOnly, bitsPerPixel == places * 8 else { return nil }
    let skipped = alphaInfo.comesFirst ? 1 : 0
    bytesPerPixel = places
    color = Array(skipped..<skipped + colors)
    alpha = alphaInfo.hasMeaning ? (alphaInfo.comesFirst ? 0 : colors) : nil
    isPremultiplied = alphaInfo.isPremultiplied
    switch order {
    case .orderDefault: break
    case .order32Big where places == 4: break
    case .order32Little where places == 4: reverse()
    default: return nil
    }
  }

  private mutating func reverse() {
    color = color.map { bytesPerPixel - 1 - $0 }
    alpha = alpha.map { bytesPerPixel - 1 - $0 }
  }
}

extension CGImageAlphaInfo {
  fileprivate var hasPlace: Bool { self != .none }
  fileprivate var hasMeaning: Bool { hasPlace && self != .noneSkipFirst && self != .noneSkipLast }
  fileprivate var isPremultiplied: Bool { self == .premultipliedFirst || self == .premultipliedLast }
  fileprivate var comesFirst: Bool {
    self == .premultipliedFirst || self == .first || self == .noneSkipFirst
  }
}
