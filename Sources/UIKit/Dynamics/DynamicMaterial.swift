import RigidBodies

/// The physical properties of an item.
struct DynamicMaterial {
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
}

extension DynamicMaterial {
  /// Sets a body's properties.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - outlines: The outlines that give the body its mass. An item without an area has the mass of one square
  ///     point.
  ///   - isValid: Whether forces may move the body.
  func apply(to body: inout Body, _ outlines: [BodyOutline], isValid: Bool) {
    var moments = AreaMoments()
    for outline in outlines {
      moments.area += outline.moments.area
      moments.inertia += outline.moments.inertia
    }
    if !(moments.area >= 1) || !moments.inertia.isFinite {
      moments = BodyOutline.rectangle(width: 1, height: 1).moments
    }
    body.setMass(
      moments, density: density > 0 ? min(max(density, 1e-9), 1e9) : 1, isMovable: isValid && !isAnchored,
      isTurnable: allowsRotation)
    (body.elasticity, body.friction) = (elasticity.limited, friction.limited)
    (body.resistance, body.angularResistance) = (resistance.limited, angularResistance.limited)
    body.charge = charge.isFinite ? charge : 0
  }
}

extension Double {
  /// The number, at most a million, or 0 if it's negative or NaN.
  fileprivate var limited: Double { self > 0 ? min(self, 1e6) : 0 }
}
