/// The form of the pixels in an animated PNG, which all its frames share.
enum APNGPixelFormat: Equatable {
  case palette(APNGPalette)
  case grayAlpha
  case rgb
  case rgba

  /// Creates the most compact form for the pixels of a film.
  init(for census: ColorCensus, frameCount: Int) {
    if let colors = census.colors {
      self = .palette(APNGPalette(colors, needsTransparency: frameCount > 1))
    } else if census.isOpaque {
      // Pixels that don't change compress best as transparent ones, which is worth a fourth component if they are many.
      let sparseLimit = census.changedArea - census.changedArea / 4
      self = census.changedPixelCount < sparseLimit ? .rgba : .rgb
    } else {
      self = census.isGray ? .grayAlpha : .rgba
    }
  }

  /// The color type in the header (PNG specification, third edition, table 8).
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .palette: 3
    case .grayAlpha: 4
    case .rgba: 6
    }
  }

  /// The number of bits per component or index.
  ///
  /// Smaller indices would hardly compress better, and ffmpeg 5 blends them incorrectly.
  static let bitDepth: UInt8 = 8

  /// The number of bytes per pixel for filters.
  var filterDistance: Int {
    switch self {
    case .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Whether a pixel can be transparent.
  var hasTransparency: Bool {
    switch self {
    case .rgb: false
    case .palette(let palette): palette.hasTransparency
    case .grayAlpha, .rgba: true
    }
  }
}

/// A color table of straight pixels.
struct APNGPalette: Equatable {
  /// The colors, at most 256, with ascending alpha, so that the table of alpha values is short.
  let colors: [UInt32]
  let hasTransparency: Bool
  private let indices: [UInt32: UInt8]

  /// Creates the table for at most 256 colors.
  ///
  /// - Parameter needsTransparency: Whether to add a transparent color if there is space.
  init(_ colors: Set<UInt32>, needsTransparency: Bool) {
    let all = needsTransparency && colors.count < 256 ? colors.union([0]) : colors
    self.colors = all.sorted { ($0 >> 24, $0) < ($1 >> 24, $1) }
    hasTransparency = all.contains(0)
    indices = Dictionary(uniqueKeysWithValues: self.colors.enumerated().map { ($1, UInt8($0)) })
  }

  /// Returns the indices of pixels, all of which the table must contain.
  func indices(of pixels: some Sequence<UInt32>) -> [UInt8] {
    var (lastPixel, lastIndex) = (colors[0], UInt8(0))
    return pixels.map { pixel in
      if pixel != lastPixel { (lastPixel, lastIndex) = (pixel, indices[pixel] ?? 0) }
      return lastIndex
    }
  }

  /// The contents of the chunk PLTE.
  var colorBytes: [UInt8] {
    colors.flatMap { color in (0..<3).map { UInt8(truncatingIfNeeded: color >> (8 * UInt32($0))) } }
  }

  /// The contents of the chunk tRNS: the alpha of all colors up to the last one that isn't opaque.
  var alphaBytes: [UInt8] { colors.map { UInt8($0 >> 24) }.filter { $0 < 255 } }
}
