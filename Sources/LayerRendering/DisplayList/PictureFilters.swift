import LayerTree
import MotionCore
import Raster

/// How the pixels of a picture are read where they don't fall on the device's.
package struct PictureFilters: Hashable, Sendable {
  package enum Filter: Hashable, Sendable {
    case nearest
    case linear
    /// Where it's drawn smaller, from versions averaged down by halves; else linear.
    case trilinear
  }

  package var minification: Filter
  package var magnification: Filter
  /// What is added to the number of halvings of the trilinear filter; 0 for NaN.
  package var bias: Double

  package init(minification: Filter, magnification: Filter, bias: Double) {
    self.minification = minification
    self.magnification = magnification
    self.bias = bias.isNaN ? 0 : bias
  }
}

extension PictureFilters {
  /// The filter for a picture seen through a transform from its pixels to the device's.
  ///
  /// A context enlarges as Core Graphics does, by either filter that mixes neighbours.
  ///
  /// At a scale of 1/2 the trilinear filter halves once, at 1/4 twice, and so on, the bias added: a level of detail as in
  /// OpenGL's specification 8.14, but for the scale, which is the root of the areas' ratio.
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

  /// The logarithm to the base 2 of a number above 0, exact for powers of 2.
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
