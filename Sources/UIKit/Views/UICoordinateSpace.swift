public import QuartzCore

/// An object with its own coordinates: a view or the screen.
///
/// The screen's coordinates are those of each window's own origin.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in the object's coordinates.
  var bounds: CGRect { get }
  /// Converts a point to another object's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another object's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another object's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another object's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The coordinate space as a view; nil for the screen.
///
/// Swift 6.3's optimizer crashes if the cast is inside the methods below.
@MainActor @inline(never)
private func view(of space: any UICoordinateSpace) -> UIView? { (space as AnyObject) as? UIView }

extension UIView: UICoordinateSpace {
  // A missing view represents the window.

  /// Converts a point to another object's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(of: coordinateSpace))
  }

  /// Converts a point from another object's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(of: coordinateSpace))
  }

  /// Converts a rectangle to another object's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(of: coordinateSpace))
  }

  /// Converts a rectangle from another object's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(of: coordinateSpace))
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen's coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Converts a point to another object's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, from: nil as UIView?) ?? point
  }

  /// Converts a point from another object's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(of: coordinateSpace)?.convert(point, to: nil as UIView?) ?? point
  }

  /// Converts a rectangle to another object's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, from: nil as UIView?) ?? rect
  }

  /// Converts a rectangle from another object's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(of: coordinateSpace)?.convert(rect, to: nil as UIView?) ?? rect
  }
}
