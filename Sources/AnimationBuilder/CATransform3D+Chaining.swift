public import QuartzCore

extension CATransform3D {
  /// Returns the transform that scales before this one does its own.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> CATransform3D {
    CATransform3DScale(self, x, y, z)
  }

  /// Returns the transform that shifts before this one does its own.
  public func translation(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DTranslate(self, x, y, z)
  }

  /// Returns the transform that turns about an axis, by default the diagonal of space, before this one does its own.
  ///
  /// - Parameter angle: In radians; a positive one turns x toward y about the z axis.
  public func rotation(
    angle: CGFloat, x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1
  ) -> CATransform3D {
    CATransform3DRotate(self, angle, x, y, z)
  }
}
