import MotionCore
import QuartzCore
import RigidBodies

/// The relation that an attachment enforces.
enum AttachmentConnection {
  case distance, rope, fixed, pin
  /// The axis is a direction in the reference view.
  case sliding(axis: Vector)
}

/// The objects that an attachment connects, and the points at which they were attached when it was created.
@MainActor
struct AttachmentEnds {
  let item: any UIDynamicItem
  /// The item to which the item is attached; nil for a point of the reference view.
  let other: (any UIDynamicItem)?
  /// The attached points in the coordinates of the items.
  let anchorOfItem: Vector
  let anchorOfOther: Vector
  /// The attached point of the reference view or of the other item, in the reference view.
  let anchor: CGPoint
  /// The distance between the attached points.
  let distance: CGFloat
  /// The item's angle minus the other one's.
  let referenceAngle: Double
  private let angleOfOther: Double

  /// Attaches a point of an item to a point of the reference view.
  init(_ item: any UIDynamicItem, _ offset: UIOffset, to point: CGPoint) {
    (self.item, other, anchor) = (item, nil, point)
    (anchorOfItem, anchorOfOther, angleOfOther) = (Vector(offset), Vector(point), 0)
    distance = CGFloat((item.point(at: Vector(offset)) - Vector(point)).length)
    referenceAngle = item.angle
  }

  /// Attaches a point of an item to a point of another item.
  init(
    _ item: any UIDynamicItem, _ offset: UIOffset, to other: any UIDynamicItem, _ offsetOfOther: UIOffset
  ) {
    (self.item, self.other) = (item, other)
    (anchorOfItem, anchorOfOther) = (Vector(offset), Vector(offsetOfOther))
    let point = other.point(at: anchorOfOther)
    anchor = CGPoint(x: point.x, y: point.y)
    distance = CGFloat((item.point(at: anchorOfItem) - point).length)
    (angleOfOther, referenceAngle) = (other.angle, item.angle - other.angle)
  }

  /// Attaches two items at a point of the reference view.
  init(_ item: any UIDynamicItem, to other: any UIDynamicItem, at point: CGPoint) {
    (self.item, self.other, anchor, distance) = (item, other, point, 0)
    (anchorOfItem, anchorOfOther) = (item.offset(of: Vector(point)), other.offset(of: Vector(point)))
    (angleOfOther, referenceAngle) = (other.angle, item.angle - other.angle)
  }

  /// Attaches an item to the reference view at a point.
  init(_ item: any UIDynamicItem, at point: CGPoint) {
    (self.item, other, anchor, distance) = (item, nil, point, 0)
    (anchorOfItem, anchorOfOther) = (item.offset(of: Vector(point)), Vector(point))
    (angleOfOther, referenceAngle) = (0, item.angle)
  }

  /// Whether all positions were finite.
  var isValid: Bool { anchorOfItem.isFinite && anchorOfOther.isFinite && referenceAngle.isFinite }

  /// Returns the unit vector of an axis in the coordinates of the other item.
  func axis(_ axis: Vector) -> Vector { (axis.direction ?? Vector(1, 0)).turned(by: -angleOfOther) }
}

extension UIDynamicItem {
  /// The angle of the item's transform.
  fileprivate var angle: Double { transform.rotation }

  /// Returns the point of the reference view at an offset from the unrotated item's center.
  fileprivate func point(at offset: Vector) -> Vector { Vector(center) + offset.turned(by: angle) }

  /// Returns the offset of a point of the reference view in the unrotated item.
  fileprivate func offset(of point: Vector) -> Vector { (point - Vector(center)).turned(by: -angle) }
}

extension Vector {
  fileprivate func turned(by angle: Double) -> Vector {
    let (sine, cosine) = Elementary.sinCos(angle)
    return Vector(cosine * x - sine * y, sine * x + cosine * y)
  }
}
