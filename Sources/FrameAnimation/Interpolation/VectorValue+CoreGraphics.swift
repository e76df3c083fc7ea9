public import MotionCore
public import QuartzCore

extension CGFloat: VectorValue {
  /// The number.
  @inlinable public var vector: Double { Double(self) }
  /// Creates a number.
  @inlinable public init(vector: Double) { self.init(vector) }
}

extension CGPoint: VectorValue {
  /// The coordinates.
  @inlinable public var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
  /// Creates a point of its coordinates.
  @inlinable public init(vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }
}

extension CGSize: VectorValue {
  /// Width and height.
  @inlinable public var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
  /// Creates a size of width and height.
  @inlinable public init(vector: SIMD2<Double>) { self.init(width: vector.x, height: vector.y) }
}

extension CGVector: VectorValue {
  /// The extents along x and y.
  @inlinable public var vector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
  /// Creates a vector of its extents.
  @inlinable public init(vector: SIMD2<Double>) { self.init(dx: vector.x, dy: vector.y) }
}

extension CGRect: VectorValue {
  /// The origin, then width and height.
  @inlinable public var vector: SIMD4<Double> {
    SIMD4(lowHalf: origin.vector, highHalf: size.vector)
  }

  /// Creates a rectangle of its origin, width and height.
  @inlinable public init(vector: SIMD4<Double>) {
    self.init(origin: CGPoint(vector: vector.lowHalf), size: CGSize(vector: vector.highHalf))
  }
}
