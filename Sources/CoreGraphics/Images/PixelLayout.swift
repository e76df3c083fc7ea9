import Raster

/// Where the components of a pixel lie in memory.
struct PixelLayout: Hashable {
  /// From one pixel to the next; where less than 8, the first pixel is in a byte's highest bits.
  var bitsPerPixel: Int
  /// 8 or 16, or 1, 2 or 4 where there is but one component.
  var bitsPerComponent = 8
  /// Whether the lower byte of 16 bits comes first.
  var isLowByteFirst = false
  /// The places in the pixel's bytes of one gray, of red, green and blue, or of four inks; none where alpha is all
  /// there is.
  var color: [Int]
  /// The place of alpha, nil where pixels are opaque.
  var alpha: Int?
  /// Whether color components are multiplied by alpha.
  var isPremultiplied: Bool

  /// From one pixel to the next, where they are whole bytes.
  var bytesPerPixel: Int { bitsPerPixel / 8 }
}

extension PixelLayout {
  /// The layout of ``Bitmap``.
  static let premultipliedRGBA = PixelLayout(
    bitsPerPixel: 32, color: [0, 1, 2], alpha: 3, isPremultiplied: true)

  /// One byte of alpha.
  static let alphaOnly = PixelLayout(bitsPerPixel: 8, color: [], alpha: 0, isPremultiplied: true)

  /// The layout of a context's pixels, nil for what contexts don't have.
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

  /// The layout that the numbers of an image describe, nil for what isn't known here: floating-point components, named
  /// inks, components packed in other ways than with 8 or 16 bits each, or with fewer in one component alone.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard let alphaInfo = info.alphaInfo, let order = info.byteOrder, info.isDisjoint(with: .floatInfoMask)
    else { return nil }
    if alphaInfo == .alphaOnly {
      guard bitsPerComponent == 8, bitsPerPixel == 8, order == .orderDefault else { return nil }
      self = .alphaOnly
      return
    }
    guard let colors = model.componentCount else { return nil }
    let places = alphaInfo.hasPlace ? colors + 1 : colors
    guard bitsPerPixel == places * bitsPerComponent,
      [8, 16].contains(bitsPerComponent) || (places == 1 && [1, 2, 4].contains(bitsPerComponent))
    else { return nil }
    self.bitsPerPixel = bitsPerPixel
    self.bitsPerComponent = bitsPerComponent
    let unit = max(1, bitsPerComponent / 8)
    let skipped = alphaInfo.comesFirst ? 1 : 0
    color = (skipped..<skipped + colors).map { unit * $0 }
    alpha = alphaInfo.hasMeaning ? (alphaInfo.comesFirst ? 0 : unit * colors) : nil
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
  /// How many components there are, nil for what no image has here.
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
  fileprivate var hasPlace: Bool { self != .none }
  fileprivate var hasMeaning: Bool { hasPlace && self != .noneSkipFirst && self != .noneSkipLast }
  fileprivate var isPremultiplied: Bool { self == .premultipliedFirst || self == .premultipliedLast }
  fileprivate var comesFirst: Bool {
    self == .premultipliedFirst || self == .first || self == .noneSkipFirst
  }
}
