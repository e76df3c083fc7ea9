package import Raster

/// The version of a picture that is drawn, and the method of sampling it.
package struct PictureSampling: Equatable, Sendable {
  /// The method of sampling: nearest or linear.
  package let filter: ImagePaint.Filter
  /// The number of times that the picture is halved before it's sampled.
  package let halvingCount: Int
  /// The share of a version that is halved once more, 0..<1.
  package let coarserShare: Double

  /// - Parameters:
  ///   - filter: A filter for the picture's own pixels.
  ///   - maximumLevel: The largest number of halvings.
  init(_ filter: ImagePaint.Filter, maximumLevel: Double = ImagePaint.maximumHalvingCount) {
    guard case .trilinear(let level) = filter else {
      (self.filter, halvingCount, coarserShare) = (filter, 0, 0)
      return
    }
    let limited = min(level, maximumLevel)
    (self.filter, halvingCount) = (.linear, Int(limited))
    coarserShare = limited - Double(halvingCount)
  }

  /// The number of times that the coarsest version is halved.
  var coarsestLevel: Int { halvingCount + (coarserShare > 0 ? 1 : 0) }

  /// The width in the picture's pixels of a pixel of the coarsest version.
  var coarsestPixel: Int { 1 << coarsestLevel }
}
