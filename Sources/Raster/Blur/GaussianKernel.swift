/// The parameters of a Gaussian blur, whose bell curve is sampled at integers, cut off and normalized.
package struct GaussianKernel: Hashable, Sendable {
  /// The standard deviation in pixels.
  package let sigma: Double
  /// The cutoff of the weights in multiples of ``sigma``. The result is rounded down to whole pixels.
  package let cutoff: Double
  /// The number of weights on each side of the center.
  package let radius: Int

  /// The largest distance of a pixel that a blurred pixel depends on, in pixels.
  ///
  /// It is slightly more than ``radius`` if the blur is computed on an image of half the size.
  package var reach: Int { BlurPlane.reach(ofRadius: radius) }

  /// The largest standard deviation, in pixels.
  package static let largestSigma = 1000.0

  /// Creates a kernel.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation in pixels, clamped to 0…1000. NaN counts as 0, which doesn't blur.
  ///   - cutoff: The cutoff in multiples of `sigma`, clamped to 0…4. Core Animation's software renderer stops
  ///     at 2; its render server has visible tails up to 3.
  package init(sigma: Double, cutoff: Double) {
    self.sigma = sigma > 0 ? min(sigma, GaussianKernel.largestSigma) : 0
    self.cutoff = cutoff > 0 ? min(cutoff, 4) : 0
    // A product that is an integer except for its last bits counts as that integer.
    radius = Int(self.sigma * self.cutoff * (1 + 1e-12))
  }
}
