import QuartzCore

extension BuildContext {
  /// Sets the transform of a plain layer: its anchor point in points, position, scale, skew and rotation.
  func setTransform(
    of layer: CALayer, _ model: TransformModel, _ time: CompositionTime, isAutoOriented: Bool = false
  ) {
    let needsMatrix = model.isSkewed || model.flips
    if needsMatrix, !isAutoOriented { return setMatrix(of: layer, model, time) }
    if let anchor = model.anchor {
      animations.set(layer, "anchorPoint", to: time.global(anchor)) { CGPoint($0) }
    }
    if let position = model.position { setPosition(of: layer, position, time, isAutoOriented) }
    if needsMatrix {
      var rest = model
      (rest.anchor, rest.position) = (nil, nil)
      setMatrix(of: layer, rest, time)
    } else {
      setScaleAndRotation(of: layer, model, time)
    }
  }

  /// Sets an opacity, which files store in percent.
  func setOpacity(of layer: CALayer, _ opacity: Animated<Double>?, _ time: CompositionTime) {
    guard let opacity else { return }
    animations.set(layer, "opacity", to: time.global(opacity)) { $0.clamped(to: 0...100) / 100 }
  }

  /// Shows a layer between two frames of its composition.
  ///
  /// A layer that shows until the animation's end stays visible at the end frame itself.
  func setVisibility(of layer: CALayer, from first: Double, to end: Double, _ time: CompositionTime) {
    let hidden = time.global(
      Animated(keyframes: [
        PropertyKeyframe(time: -.greatestFiniteMagnitude, value: 1, easing: .hold),
        PropertyKeyframe(time: first, value: 0, easing: .hold), PropertyKeyframe(time: end, value: 1),
      ]))
    animations.setHidden(layer, to: hidden)
  }
}

extension BuildContext {
  private func setPosition(
    of layer: CALayer, _ position: PositionModel, _ time: CompositionTime, _ isAutoOriented: Bool
  ) {
    switch position {
    case .combined(let position):
      let position = time.global(position)
      let isCurved = position.keyframes.contains { $0.tangents != nil }
      if isCurved || position.onlyHolds || isAutoOriented && !position.isConstant {
        animations.setPosition(layer, along: position, isAutoOriented: isAutoOriented)
      } else if position.hasPerComponentEasing {
        animations.set(layer, "position.x", to: position.x) { $0 }
        animations.set(layer, "position.y", to: position.y) { $0 }
      } else {
        animations.set(layer, "position", to: position.withoutUnshownEnd) { CGPoint($0) }
      }
    case .split(let x, let y, _):
      animations.set(layer, "position.x", to: time.global(x)) { $0 }
      animations.set(layer, "position.y", to: time.global(y)) { $0 }
    }
  }

  /// Sets scale and rotation as one matrix if they are constant, otherwise each by its own key path, because
  /// interpolating matrices would lose signs and full turns.
  private func setScaleAndRotation(of layer: CALayer, _ model: TransformModel, _ time: CompositionTime) {
    guard !model.scalesAndTurnsConstantly else {
      layer.transform = constantTransform(model)
      return
    }
    let components = transformComponents(model, time)
    for component in components
    where !component.property.isConstant || component.property.first != component.neutral {
      // Constant components are animated too: the model's matrix alone doesn't determine them while others change.
      let property = component.property
      let animated =
        property.isConstant ? Animated(keyframes: sampler.constantKeyframes(property.first)) : property
      animations.set(layer, component.keyPath, to: animated) { $0 }
    }
  }

  private struct TransformComponent {
    let keyPath: String
    let property: Animated<Double>
    let neutral: Double
  }

  private func transformComponents(
    _ model: TransformModel, _ time: CompositionTime
  ) -> [TransformComponent] {
    var components: [TransformComponent] = []
    if let scale = model.scale.map({ time.global($0) }) {
      let (x, y) = (scale.x.map { $0 / 100 }, scale.y.map { $0 / 100 })
      components.append(.init(keyPath: "transform.scale.x", property: x, neutral: 1))
      components.append(.init(keyPath: "transform.scale.y", property: y, neutral: 1))
    }
    func addRotation(_ keyPath: String, _ degrees: Animated<Double>?, _ orientation: Animated<Double>?) {
      guard let first = degrees ?? orientation else { return }
      let angle =
        if let degrees, let orientation {
          sampler.combine(time.global(degrees), time.global(orientation), +)
        } else {
          time.global(first)
        }
      components.append(.init(keyPath: keyPath, property: angle.map(\.radians), neutral: 0))
    }
    addRotation("transform.rotation.x", model.rotationX, model.orientation?.x)
    addRotation("transform.rotation.y", model.rotationY, model.orientation?.y)
    addRotation("transform.rotation.z", model.rotation, model.orientation?.z)
    return components
  }

  private func constantTransform(_ model: TransformModel) -> CATransform3D {
    var transform = CATransform3DIdentity
    if let scale = model.scale?.first {
      transform = CATransform3DScale(transform, scale.x / 100, 1, 1)
      transform = CATransform3DScale(transform, 1, scale.y / 100, 1)
    }
    let orientation = model.orientation?.first ?? .zero
    return transform.rotated(
      byDegrees: SIMD3(
        (model.rotationX?.first ?? 0) + orientation.x, (model.rotationY?.first ?? 0) + orientation.y,
        (model.rotation?.first ?? 0) + orientation.z))
  }
}

extension TransformModel {
  /// Whether scale and rotations are constant.
  fileprivate var scalesAndTurnsConstantly: Bool {
    (scale?.isConstant ?? true) && (orientation?.isConstant ?? true) && (rotation?.isConstant ?? true)
      && (rotationX?.isConstant ?? true) && (rotationY?.isConstant ?? true)
  }
}
