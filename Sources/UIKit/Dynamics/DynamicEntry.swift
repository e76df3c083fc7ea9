import MotionCore
import QuartzCore
import RigidBodies

/// An item of a simulation.
@MainActor
struct DynamicEntry {
  let item: any UIDynamicItem
  var material = DynamicMaterial()
  /// Whether the item's position and rotation are finite. Others are left where they are.
  let isValid: Bool
  private let angle: Double
  /// The item's transform without the rotation.
  private let unturned: CGAffineTransform
  private var center: CGPoint
  private var shownAngle: Double

  init(_ item: any UIDynamicItem) {
    self.item = item
    let transform = item.transform
    angle = transform.rotation
    isValid = Vector(item.center).isFinite && angle.isFinite
    unturned = angle == 0 ? transform : transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    (center, shownAngle) = (item.center, angle)
  }

  /// Moves a body to the item's position.
  func place(_ body: inout Body) {
    guard isValid else { return }
    body.position = Vector(item.center)
    body.angle = angle
    body.wake()
  }

  /// Moves the item to a body's position.
  mutating func placeItem(at body: Body) {
    guard isValid else { return }
    let position = CGPoint(x: body.position.x, y: body.position.y)
    if position != center {
      center = position
      item.center = position
    }
    if body.angle != shownAngle {
      shownAngle = body.angle
      item.transform = unturned.concatenating(CGAffineTransform(rotationAngle: body.angle))
    }
  }
}

// MARK: - Outlines

extension DynamicEntry {
  /// The outlines with which the item collides, relative to its center; none without an area.
  var outlines: [BodyOutline] { Self.outlines(of: item) }

  private static func outlines(of item: any UIDynamicItem) -> [BodyOutline] {
    if let group = item as? UIDynamicItemGroup { return outlines(of: group) }
    let size = item.bounds.finite.size
    let outline: BodyOutline =
      switch item.collisionBoundsType {
      case .rectangle: .rectangle(width: abs(size.width), height: abs(size.height))
      case .ellipse: .ellipse(width: abs(size.width), height: abs(size.height))
      case .path: .polygon(item.collisionBoundingPath.corners.flatMap { $0 }.convexHull)
      }
    return outline.isSolid ? [outline] : []
  }

  private static func outlines(of group: UIDynamicItemGroup) -> [BodyOutline] {
    zip(group.items, group.places).flatMap { item, place in
      outlines(of: item).map {
        $0.moved(by: Vector(place.offset), turnedBy: place.transform.rotation)
      }
    }
  }
}

extension CGAffineTransform {
  /// The angle by which the transform turns the x axis, in radians.
  var rotation: Double { Elementary.atan2(Double(b), Double(a)) }
}

extension UIBezierPath {
  /// The corners of the flattened subpaths; closed subpaths end at their first corner.
  var corners: [[Vector]] {
    var subpaths: [[Vector]] = []
    // A quarter of a point is hardly visible.
    cgPath.flattened(threshold: 0.25).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: subpaths.append([Vector(element.pointee.points[0])])
      case .addLineToPoint:
        if subpaths.isEmpty { subpaths.append([]) }
        subpaths[subpaths.count - 1].append(Vector(element.pointee.points[0]))
      case .closeSubpath:
        if let last = subpaths.last, let first = last.first { subpaths[subpaths.count - 1].append(first) }
      default: break
      }
    }
    return subpaths
  }
}
