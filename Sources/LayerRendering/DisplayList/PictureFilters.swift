import LayerTree
import MotionCore
import Raster

/// The filters for sampling a picture whose pixels aren't aligned with the device's.
package struct PictureFilters: Equatable, Sendable {
  package enum Filter: Hashable, Sendable {
    case nearest
    case linear
    /// Samples a mipmap if the picture is drawn smaller; linear otherwise.
    case trilinear
  }

  package var minification: Filter
  package var magnification: Filter
  /// The value added to the trilinear filter's number of halvings; 0 for NaN.
  package var bias: Double

  package init(minification: Filter, magnification: Filter, bias: Double) {
    self.minification = minification
    self.magnification = magnification
    self.bias = bias.isNaN ? 0 : bias
  }
}

extension PictureFilters {
  /// Returns the filter for a picture that is drawn with a transform from its pixels to the device's.
  ///
  /// In the context mode, enlarging with the linear or the trilinear filter uses Core Graphics' weights.
  ///
  /// The trilinear filter halves the picture once at a scale of 1/2, twice at 1/4, and so on, plus the bias. This is
  /// the level of detail of the OpenGL specification, section 8.14, except that the scale is the square root of the
  /// ratio of areas.
  func filter(for transform: Affine, _ mode: RenderMode = .screen) -> ImagePaint.Filter {
    let scale = abs(transform.determinant).squareRoot()
    let linear: ImagePaint.Filter = mode == .context && scale >= 1 ? .byShifts : .linear
    switch scale < 1 ? minification : magnification {
    case .nearest: return .nearest
    case .linear: return linear
    case .trilinear:
      let level = scale < 1 ? Self.binaryLogarithm(1 / scale) + bias : 0
      return level > 0 ? .trilinear(level: min(level, ImagePaint.maximumHalvingCount)) : linear
    }
  }

  /// Returns the filter for the contents of a layer, a rasterized layer or a particle.
  ///
  /// A picture that the linear filter shrinks to less than half its size is first halved until it's at most twice as large
  /// as the result. Otherwise, many of its pixels would be skipped.
  func averagingFilter(for transform: Affine, _ mode: RenderMode) -> ImagePaint.Filter {
    // A picture that is squeezed along one axis only would be blurred along the other.
    let scale = transform.maximumScale
    guard scale < 0.5, minification == .linear else { return filter(for: transform, mode) }
    return .trilinear(level: Self.halvingCount(for: scale))
  }

  /// Returns the number of halvings after which a picture is at most twice as large as it is drawn.
  private static func halvingCount(for scale: Double) -> Double {
    var (scale, count) = (scale, 0.0)
    while scale < 0.5, count < ImagePaint.maximumHalvingCount {
      scale *= 2
      count += 1
    }
    return count
  }

  /// The base-2 logarithm of a number above 0, exact for powers of 2.
  private static func binaryLogarithm(_ number: Double) -> Double {
    guard number < .infinity else { return number }
    return Double(number.exponent) + Elementary.log(number.significand) / Elementary.log(2)
  }
}

extension PictureFilters.Filter {
  init(_ filter: CALayerContentsFilter) {
    switch filter {
    case .nearest: self = .nearest
    case .trilinear: self = .trilinear
    default: self = .linear
    }
  }
}

extension RareValues {
  var pictureFilters: PictureFilters {
    PictureFilters(
      minification: .init(minificationFilter), magnification: .init(magnificationFilter),
      bias: Double(minificationFilterBias))
  }
}
