public import MotionCore
public import QuartzCore

extension CGFloat: VectorValue {
  /// The number as a vector of one component.
  @inlinable public var vector: Double { Double(self) }
  /// Creates a number from its vector.
  @inlinable public init(vector: Double) { self.init(vector) }
}

extension CGPoint: VectorValue {
  /// The coordinates as a vector.
  @inlinable public var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
  /// Creates a point from its vector.
  @inlinable public init(vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }
}

extension CGSize: VectorValue {
  /// Width and height as a vector.
  @inlinable public var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
  /// Creates a size from its vector.
  @inlinable public init(vector: SIMD2<Double>) { self.init(width: vector.x, height: vector.y) }
}

extension CGVector: VectorValue {
  /// The components along x and y as a vector.
  @inlinable public var vector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
  /// Creates a vector from its components.
  @inlinable public init(vector: SIMD2<Double>) { self.init(dx: vector.x, dy: vector.y) }
}

extension CGRect: VectorValue {
  /// The origin, width and height as a vector.
  @inlinable public var vector: SIMD4<Double> {
    SIMD4(lowHalf: origin.vector, highHalf: size.vector)
  }

  /// Creates a rectangle from its vector.
  @inlinable public init(vector: SIMD4<Double>) {
    self.init(origin: CGPoint(vector: vector.lowHalf), size: CGSize(vector: vector.highHalf))
  }
}
