public import QuartzCore

/// A set of points around the origin, in which a field acts.
///
/// Regions are immutable.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let shape: RegionShape

  private init(_ shape: RegionShape) { self.shape = shape }

  /// The region that contains all points.
  open class var infinite: UIRegion { UIRegion(.everything) }

  /// Creates a circle around the origin.
  public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }

  /// Creates a rectangle around the origin.
  public convenience init(size: CGSize) { self.init(.rectangle(size)) }

  /// Returns the region of all points that aren't in this one.
  open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }

  /// Returns the region of the points that are in either region.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(.inverse(.intersection(.inverse(shape), .inverse(region.shape))))
  }

  /// Returns the region of the points that are in this region and not in another one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(shape, .inverse(region.shape)))
  }

  /// Returns the region of the points that are in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

  /// Returns whether the region contains a point.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}

/// A set of points.
private indirect enum RegionShape {
  case everything
  case circle(radius: CGFloat)
  case rectangle(CGSize)
  case inverse(RegionShape)
  case intersection(RegionShape, RegionShape)

  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .everything: true
    case .circle(let radius): point.x * point.x + point.y * point.y <= radius * abs(radius)
    case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
    case .inverse(let shape): !shape.contains(point)
    case .intersection(let first, let second): first.contains(point) && second.contains(point)
    }
  }
}
