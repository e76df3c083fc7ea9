/// A color as a vector of components, which are interpolated separately.
public protocol ColorModel: InterpolableVector, Hashable {
  /// The vector of the components.
  associatedtype Components: InterpolableVector

  /// The components, alpha last.
  var components: Components { get }

  /// Creates a color from its components.
  init(components: Components)
}

extension ColorModel {
  /// Returns the color at a fraction of the way, component by component in the encoded space, as Core
  /// Animation interpolates colors.
  public func interpolated(to end: Self, at fraction: Double) -> Self {
    Self(components: components.interpolated(to: end.components, at: fraction))
  }

  /// Returns the color whose components are the sum of this color's and `factor` times the other one's.
  public func adding(_ other: Self, times factor: Double) -> Self {
    Self(components: components.adding(other.components, times: factor))
  }

  /// Returns the Euclidean distance of the components.
  public func distance(to other: Self) -> Double { components.distance(to: other.components) }

  /// Whether every component is a finite number.
  public var isFinite: Bool { components.isFinite }
}
