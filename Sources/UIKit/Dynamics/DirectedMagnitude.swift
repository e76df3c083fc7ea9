import MotionCore
import QuartzCore

/// A vector that is also described by its angle and its length.
struct DirectedMagnitude {
  private var storedVector: CGVector
  private var storedAngle: CGFloat
  private var storedMagnitude: CGFloat

  init(_ vector: CGVector) {
    storedVector = vector
    storedMagnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    storedAngle = CGFloat(Elementary.atan2(Double(vector.dy), Double(vector.dx)))
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    let (sine, cosine) = Elementary.sinCos(Double(angle))
    (storedAngle, storedMagnitude) = (angle, magnitude)
    storedVector = CGVector(dx: magnitude * CGFloat(cosine), dy: magnitude * CGFloat(sine))
  }

  var vector: CGVector {
    get { storedVector }
    set { self = DirectedMagnitude(newValue) }
  }

  /// The angle in radians, from x toward y.
  var angle: CGFloat {
    get { storedAngle }
    set { self = DirectedMagnitude(angle: newValue, magnitude: storedMagnitude) }
  }

  var magnitude: CGFloat {
    get { storedMagnitude }
    set { self = DirectedMagnitude(angle: storedAngle, magnitude: newValue) }
  }
}
