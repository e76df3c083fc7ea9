/// The number and the memory of some animated properties.
struct ChangingValues {
  var propertyCount = 0
  /// The cost of memory of all their keyframes.
  var memoryCost = 0.0
  private(set) var span = ChangingSpan()
}

extension ChangingValues {
  /// Adds the properties of a transform other than its opacity.
  mutating func addComponents(of transform: TransformModel) {
    add(transform.rotation)
    add(transform.rotationX)
    add(transform.rotationY)
    add(transform.skew)
    add(transform.skewAxis)
    add(transform.anchor)
    add(transform.scale)
    add(transform.orientation)
    switch transform.position {
    case .combined(let position): add(position)
    case .split(let x, let y, _):
      add(x)
      add(y)
    case nil: break
    }
  }

  mutating func add<Value>(_ property: Animated<Value>?) {
    guard let property, !property.isConstant else { return }
    propertyCount += 1
    memoryCost += property.memoryCost
    span.add(property)
  }
}
