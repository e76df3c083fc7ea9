/// How a line is drawn along a path.
package struct StrokeStyle: Hashable, Sendable {
  /// The shape of an open line's ends.
  package enum Cap: Hashable, Sendable {
    /// Ends at the end point.
    case butt
    /// A half disc around the end point.
    case round
    /// Half the width longer.
    case square
  }

  /// The shape of the outer side of a corner.
  package enum Join: Hashable, Sendable {
    /// The sides are prolonged until they meet, unless that is too far away: see ``StrokeStyle/miterLimit``.
    case miter
    /// A disc around the corner.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The line's width in the path's space. Nothing is drawn unless it is a finite number above 0.
  package var width: Double
  package var cap: Cap
  package var join: Join
  /// The longest miter, from its tip to the inner corner, in line widths; where it is longer the corner is cut
  /// off. 10 unless said otherwise, which is an angle of 11.5°.
  package var miterLimit: Double
  /// The lengths of dashes and of the gaps after them, in turn and over again. With an odd number of lengths,
  /// dashes and gaps change roles in each round. The line is unbroken where the list is empty or sums up to 0,
  /// or where a length is negative or isn't finite.
  package var dashes: [Double]
  /// How far into the dashes every subpath begins.
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
