public import Foundation

/// Returns a string such as `{10, 20.5}` for a point's x and y.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NumberList.string(point.x, point.y) }

/// Returns a string such as `{10, 20.5}` for a size's width and height.
public func NSStringFromCGSize(_ size: CGSize) -> String { NumberList.string(size.width, size.height) }

/// Returns a string such as `{{0, 0}, {10, 20.5}}` for a rectangle's origin and size.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns the point that a string such as `{10, 20.5}` describes; zero if it describes none.
public func CGPointFromString(_ string: String) -> CGPoint {
  NumberList.numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}

/// Returns the size that a string such as `{10, 20.5}` describes; zero if it describes none.
public func CGSizeFromString(_ string: String) -> CGSize {
  NumberList.numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}

/// Returns the rectangle that a string such as `{{0, 0}, {10, 20.5}}` describes; zero if it describes none.
public func CGRectFromString(_ string: String) -> CGRect {
  NumberList.numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    ?? .zero
}
