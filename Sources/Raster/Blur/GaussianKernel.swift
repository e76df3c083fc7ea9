/// The weights of a Gaussian blur: the bell curve sampled at whole pixels, cut off and normalized.
package struct GaussianKernel: Hashable, Sendable {
  /// The standard deviation in pixels.
  package let sigma: Double
  /// Weights stop at this multiple of ``sigma``, rounded down to whole pixels.
  package let cutoff: Double
  /// The number of weights on each side of the middle one.
  package let radius: Int

  /// How far from a pixel what it becomes can depend on, in pixels: somewhat more than ``radius`` where the blur works
  /// on an image of half the size.
  package var reach: Int { BlurPlane.reach(ofRadius: radius) }

  /// The largest standard deviation, in pixels.
  package static let largestSigma = 1000.0

  /// - Parameters:
  ///   - sigma: In pixels, clamped to 0…1000; NaN counts as 0, which blurs nothing.
  ///   - cutoff: Core Animation's software renderer stops at 2; its render server has visible tails up to 3.
  package init(sigma: Double, cutoff: Double) {
    self.sigma = sigma > 0 ? min(sigma, GaussianKernel.largestSigma) : 0
    self.cutoff = cutoff > 0 ? min(cutoff, 4) : 0
    // A product that is whole but for its last bits counts as whole.
    radius = Int(self.sigma * self.cutoff * (1 + 1e-12))
  }
}
