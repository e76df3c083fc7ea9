public import QuartzCore

extension CATransform3D {
  /// Returns the transform that scales first and then applies this one.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> CATransform3D {
    CATransform3DScale(self, x, y, z)
  }

  /// Returns the transform that translates first and then applies this one.
  public func translation(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DTranslate(self, x, y, z)
  }

  /// Returns the transform that rotates about an axis first and then applies this one.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians; a positive angle about the z axis turns x toward y.
  ///   - x: The x component of the axis. Default 1.
  ///   - y: The y component of the axis. Default 1.
  ///   - z: The z component of the axis. Default 1.
  public func rotation(
    angle: CGFloat, x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1
  ) -> CATransform3D {
    CATransform3DRotate(self, angle, x, y, z)
  }
}
