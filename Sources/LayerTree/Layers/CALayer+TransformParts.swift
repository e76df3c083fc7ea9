import CoreGraphics
import MotionCore

extension CALayer {
  /// Sets a part of the decomposed transform, as a key path such as `"transform.scale.x"` does.
  ///
  /// - Parameters:
  ///   - part: The index of the part, in the order of `TransformPart`.
  ///   - number: The part's new value, which is finite.
  package final func setTransformPart(_ part: Int, to number: Double) {
    var parts = Matrix4(values.transform).transformParts
    parts[part] = number
    let transform = CATransform3D(Matrix4(transformParts: parts))
    change(.transform, true) { values.transform = transform }
  }
}
