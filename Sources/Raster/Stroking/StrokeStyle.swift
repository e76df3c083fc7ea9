/// The style of a line along a path.
package struct StrokeStyle: Equatable, Sendable {
  /// The shape of an open line's ends.
  package enum Cap: Hashable, Sendable {
    /// The line ends at the end point.
    case butt
    /// A half disc around the end point.
    case round
    /// The line is longer by half its width.
    case square
  }

  /// The shape of the outer side of a corner.
  package enum Join: Hashable, Sendable {
    /// The sides are extended until they meet, unless that is too far away; see ``StrokeStyle/miterLimit``.
    case miter
    /// A disc around the corner.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The line's width in the path's space. Nothing is drawn unless it is finite and above 0.
  package var width: Double
  package var cap: Cap
  package var join: Join
  /// The longest miter, from its tip to the inner corner, in line widths. A corner with a longer miter is
  /// beveled. The default is 10, which corresponds to an angle of 11.5°.
  package var miterLimit: Double
  /// The lengths of alternating dashes and gaps, which repeat.
  ///
  /// With an odd number of lengths, dashes and gaps exchange roles in each repetition. The line is solid if
  /// the list is empty or sums to 0, or if a length is negative or not finite.
  package var dashes: [Double]
  /// The offset into the dashes at which every subpath begins.
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
