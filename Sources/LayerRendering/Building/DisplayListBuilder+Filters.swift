import CoreGraphics
import LayerTree
import MotionCore
import Raster

extension DisplayListBuilder {
  /// The commands of a layer with its filters applied.
  func filtered(
    _ commands: [DrawCommand], by filters: [DrawFilter], of store: LayerStore,
    _ context: RenderingContext
  ) -> [DrawCommand] {
    guard !filters.isEmpty, !commands.isEmpty else { return commands }
    var group = DrawGroup(commands: commands)
    group.filters = filters
    group.bounds = group.bounds.insetBy(-filters.radius).intersection(.addressable)
    if store.masksToBounds {
      group.clip = DrawClip(outline: store.outline(context), actsOnEachCommand: false)
    }
    return [.group(group)]
  }

  /// The filters that a layer applies to its backdrop.
  ///
  /// - Parameter opacity: The opacity of the layer and its ancestors.
  func backdrop(ofLayer index: Int, _ context: RenderingContext, opacity: Double) -> [DrawCommand] {
    let store = tree.layers[index].store
    let filters = drawFilters(store.rareBox?.values.backgroundFilters, context)
    guard !filters.isEmpty, !store.sharesDepth else { return [] }
    return [
      .backdrop(
        BackdropFilter(
          filters: filters, outline: store.outline(context), mask: mask(ofLayer: index, context),
          opacity: opacity))
    ]
  }

  /// The enabled filters that have an effect in the context's mode; the context mode has few of them.
  func drawFilters(_ filters: [FilterValues]?, _ context: RenderingContext) -> [DrawFilter] {
    guard let filters else { return [] }
    let scale = abs(context.transform.determinant).squareRoot()
    let isOnScreen = context.mode == .screen
    return filters.compactMap { filter in
      isOnScreen || filter.actsInContexts ? filter.drawFilter(scale: scale) : nil
    }
  }
}

extension [DrawCommand] {
  /// The commands composited as one picture onto the backdrop with a layer's compositing filter.
  func blended(by filter: FilterValues?) -> [DrawCommand] {
    guard let filter, filter.isEnabled, case .blend(let mode)? = filter.kind, mode != .normal, !isEmpty else {
      return self
    }
    if count == 1, case .group(var group) = self[0], group.blendMode == .normal, group.shadow == nil {
      group.blendMode = mode
      return [.group(group)]
    }
    var group = DrawGroup(commands: self)
    group.blendMode = mode
    return [.group(group)]
  }
}

// MARK: - Conversion of filter values

extension FilterValues {
  /// The filter as applied to pixels, or nil if it has no effect.
  ///
  /// - Parameter scale: The number of pixels per point.
  fileprivate func drawFilter(scale: Double) -> DrawFilter? {
    guard isEnabled else { return nil }
    switch kind {
    case nil, .blend: return nil
    case .gaussianBlur:
      let sigma = min(Double(radius) * scale, Self.largestSigma)
      let kernel = GaussianKernel(sigma: sigma, cutoff: 3)
      return kernel.radius > 0 ? .blur(kernel) : nil
    case .color(let filter):
      guard let matrix = matrix(of: filter), matrix.isFinite, matrix != .identity else { return nil }
      return .color(matrix)
    }
  }

  /// In pixels.
  private static var largestSigma: Double { 256 }

  private func matrix(of filter: FilterKind.ColorFilter) -> ColorMatrix? {
    let (amount, intensity) = (Double(amount), Double(intensity))
    switch filter {
    case .matrix: return colorMatrix.flatMap { ColorMatrix($0.map(\.doubleValue)) }
    case .invert: return .scaling(by: -1, adding: 1)
    case .monochrome: return monochrome(share: (amount * intensity).clampedToUnit)
    case .hueRotate: return .hueRotation(by: Double(angle))
    case .saturate: return .saturation(amount)
    case .brightness: return .scaling(by: 1, adding: amount)
    case .contrast: return .scaling(by: amount, adding: (1 - amount) / 2)
    case .controls:
      let contrast = Double(contrast)
      return .saturation(
        Double(saturation), scaledBy: contrast, adding: contrast * Double(brightness) + (1 - contrast) / 2)
    case .sepia: return .sepia(intensity.clampedToUnit)
    case .luminanceToAlpha:
      return ColorMatrix(red: .zero, green: .zero, blue: .zero, alpha: ColorMatrix.luminance)
    case .multiply: return color.map { .product($0.sRGB) }
    case .add: return color.map { .sum($0.sRGB) }
    }
  }

  private func monochrome(share: Double) -> ColorMatrix? {
    guard let color = color?.sRGB else { return nil }
    let luminance = ColorMatrix.luminance * share
    func row(_ factor: Double, _ column: Int) -> SIMD4<Double> {
      var row = luminance * factor
      row[column] += 1 - share
      return row
    }
    let bias = share * Double(bias)
    return ColorMatrix(
      red: row(color.red, 0), green: row(color.green, 1), blue: row(color.blue, 2),
      constant: SIMD4(bias, bias, bias, 0))
  }
}

// MARK: - Matrices

extension ColorMatrix {
  /// The weights of red, green, blue and alpha in the luminance: Filter Effects Module Level 1, `luminanceToAlpha`.
  fileprivate static var luminance: SIMD4<Double> { SIMD4(0.2126, 0.7152, 0.0722, 0) }

  /// Creates a matrix from four rows of five numbers, or returns nil for another count.
  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count == 20 else { return nil }
    func row(_ index: Int) -> SIMD4<Double> { SIMD4(numbers[5 * index..<5 * index + 4]) }
    self.init(
      red: row(0), green: row(1), blue: row(2), alpha: row(3),
      constant: SIMD4(numbers[4], numbers[9], numbers[14], numbers[19]))
  }

  /// Red, green and blue multiplied by a factor, plus a number.
  fileprivate static func scaling(by factor: Double, adding sum: Double) -> ColorMatrix {
    ColorMatrix(
      red: SIMD4(factor, 0, 0, 0), green: SIMD4(0, factor, 0, 0), blue: SIMD4(0, 0, factor, 0),
      constant: SIMD4(sum, sum, sum, 0))
  }

  fileprivate static func product(_ color: Color) -> ColorMatrix {
    ColorMatrix(
      red: SIMD4(color.red, 0, 0, 0), green: SIMD4(0, color.green, 0, 0), blue: SIMD4(0, 0, color.blue, 0),
      alpha: SIMD4(0, 0, 0, color.alpha))
  }

  fileprivate static func sum(_ color: Color) -> ColorMatrix {
    let added = SIMD4(color.red, color.green, color.blue, 0) * color.alpha
    return ColorMatrix(
      red: identity.red, green: identity.green, blue: identity.blue, constant: added)
  }

  /// Filter Effects Module Level 1, `saturate`, with the result multiplied by a factor, plus a number.
  fileprivate static func saturation(
    _ amount: Double, scaledBy factor: Double = 1, adding sum: Double = 0
  ) -> ColorMatrix {
    let gray = SIMD4(0.213, 0.715, 0.072, 0) * (1 - amount) * factor
    func row(_ column: Int) -> SIMD4<Double> {
      var row = gray
      row[column] += amount * factor
      return row
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2), constant: SIMD4(sum, sum, sum, 0))
  }

  /// Filter Effects Module Level 1, `hueRotate`; the angle is in radians.
  fileprivate static func hueRotation(by angle: Double) -> ColorMatrix {
    let (sin, cos) = Elementary.sinCos(angle)
    func row(_ base: SIMD3<Double>, _ cosines: SIMD3<Double>, _ sines: SIMD3<Double>) -> SIMD4<Double> {
      SIMD4(base + cosines * cos + sines * sin, 0)
    }
    let gray = SIMD3(0.213, 0.715, 0.072)
    return ColorMatrix(
      red: row(gray, SIMD3(0.787, -0.715, -0.072), SIMD3(-0.213, -0.715, 0.928)),
      green: row(gray, SIMD3(-0.213, 0.285, -0.072), SIMD3(0.143, 0.140, -0.283)),
      blue: row(gray, SIMD3(-0.213, -0.715, 0.928), SIMD3(-0.787, 0.715, 0.072)))
  }

  /// Filter Effects Module Level 1, `sepia`.
  fileprivate static func sepia(_ intensity: Double) -> ColorMatrix {
    let remainder = 1 - intensity
    return ColorMatrix(
      red: SIMD4(0.393 + 0.607 * remainder, 0.769 - 0.769 * remainder, 0.189 - 0.189 * remainder, 0),
      green: SIMD4(0.349 - 0.349 * remainder, 0.686 + 0.314 * remainder, 0.168 - 0.168 * remainder, 0),
      blue: SIMD4(0.272 - 0.272 * remainder, 0.534 - 0.534 * remainder, 0.131 + 0.869 * remainder, 0))
  }
}
