import Foundation
import QuartzCore

extension FilmBuilder {
  /// A layer's parents, the outermost first; of too many, or of a ring, as many as there is room for.
  func parents(of model: LayerModel, in composition: Composition) -> [LayerModel] {
    let parents = composition.parents(of: model)
    if parents.count == Composition.maximumParentCount {
      report("parents of parents, more than \(Composition.maximumParentCount) deep", of: model.name)
    }
    return parents
  }

  /// A layer that stands where another one's parent stands, and has nothing else of it.
  ///
  /// It counts as one of the film's layers: when they are too many, no others find room.
  func parentLayer(_ model: LayerModel, in composition: Composition) -> CALayer {
    _ = takesLayer(of: model.name)
    let layer = composition.isInSpace ? CATransformLayer() : CALayer()
    layer.makePlain()
    setPlace(of: layer, model.transform, composition.time, isAutoOriented: model.isAutoOriented)
    return layer
  }

  /// A layer in the layers that stand for its parents.
  func nest(_ layer: CALayer, under parents: [LayerModel], in composition: Composition) -> CALayer {
    parents.reversed().reduce(layer) { inner, parent in
      let outer = parentLayer(parent, in: composition)
      outer.addSublayer(inner)
      return outer
    }
  }

  /// Places a plain layer: its anchor point in points, its position, scale, skew and turns.
  func setPlace(of layer: CALayer, _ model: TransformModel, _ time: FilmTime, isAutoOriented: Bool = false) {
    if let anchor = model.anchor { score.set(layer, "anchorPoint", to: time.film(anchor)) { CGPoint($0) } }
    if let position = model.position { setPosition(of: layer, position, time, isAutoOriented) }
    if model.isSkewed {
      setSkewedTransform(of: layer, model, time)
    } else {
      setTransform(of: layer, model, time)
    }
  }

  /// Sets an opacity that files give in per cent.
  func setOpacity(of layer: CALayer, _ opacity: Animated<Double>?, _ time: FilmTime) {
    guard let opacity else { return }
    score.set(layer, "opacity", to: time.film(opacity)) { $0.clamped(to: 0...100) / 100 }
  }

  /// Shows a layer from a frame of its composition until another.
  ///
  /// What is there throughout stays in the film's last picture too, which lies at its very end.
  func setVisibility(of layer: CALayer, from first: Double, to end: Double, _ time: FilmTime) {
    let hiding = time.film(
      Animated(keyframes: [
        Keyframe(time: -.greatestFiniteMagnitude, value: 1, pacing: .hold),
        Keyframe(time: first, value: 0, pacing: .hold), Keyframe(time: end, value: 1),
      ]))
    let frames = samples.frames
    var keyframes = hiding.keyframes.filter { $0.time < frames.upperBound }
    if let start = keyframes.lastIndex(where: { $0.time <= frames.lowerBound }) {
      keyframes.removeFirst(start)
    }
    guard let start = keyframes.indices.first else { return }
    keyframes[start].time = max(keyframes[start].time, frames.lowerBound - 1)
    score.setJumping(layer, "hidden", to: Animated(keyframes: keyframes)) { $0 != 0 }
  }
}

extension FilmBuilder {
  private func setPosition(
    of layer: CALayer, _ position: PositionModel, _ time: FilmTime, _ isAutoOriented: Bool
  ) {
    switch position {
    case .whole(let position):
      let position = time.film(position)
      if position.keyframes.contains(where: { $0.bend != nil }) || isAutoOriented && !position.isStill {
        score.setPosition(layer, along: position, isAutoOriented: isAutoOriented)
      } else if position.hasPacesOfComponents {
        score.set(layer, "position.x", to: position.component(\.x, 0)) { $0 }
        score.set(layer, "position.y", to: position.component(\.y, 1)) { $0 }
      } else {
        score.set(layer, "position", to: position) { CGPoint($0) }
      }
    case .split(let x, let y, _):
      score.set(layer, "position.x", to: time.film(x)) { $0 }
      score.set(layer, "position.y", to: time.film(y)) { $0 }
    }
  }

  /// Scale and turns as one matrix where they stay, else each by its own key path: whole matrices would lose signs and
  /// full turns on the way.
  private func setTransform(of layer: CALayer, _ model: TransformModel, _ time: FilmTime) {
    let parts = transformParts(model, time)
    guard parts.contains(where: { !$0.property.isStill }) else {
      layer.transform = still(parts)
      return
    }
    for part in parts where !part.property.isStill || part.property.first != part.neutral {
      // A value that stays is animated too: where the others move, the model's matrix doesn't tell its parts any more.
      let property =
        part.property.isStill ? Animated(keyframes: samples.ends(part.property.first)) : part.property
      score.set(layer, "transform." + part.keyPath, to: property) { $0 }
    }
  }

  private struct TransformPart {
    let keyPath: String
    let property: Animated<Double>
    let neutral: Double
  }

  private func transformParts(_ model: TransformModel, _ time: FilmTime) -> [TransformPart] {
    var parts: [TransformPart] = []
    if let scale = model.scale.map({ time.film($0) }) {
      parts.append(.init(keyPath: "scale.x", property: scale.component(\.x, 0).map { $0 / 100 }, neutral: 1))
      parts.append(.init(keyPath: "scale.y", property: scale.component(\.y, 1).map { $0 / 100 }, neutral: 1))
    }
    func addTurn(_ axis: String, _ degrees: Animated<Double>?, _ first: Animated<Double>?) {
      guard let degrees = degrees ?? first else { return }
      let turn = first.map { samples.combine(time.film(degrees), time.film($0), +) } ?? time.film(degrees)
      parts.append(.init(keyPath: "rotation.\(axis)", property: turn.map(\.radians), neutral: 0))
    }
    addTurn("x", model.rotationX, model.orientation?.component(\.x, 0))
    addTurn("y", model.rotationY, model.orientation?.component(\.y, 1))
    addTurn("z", model.rotation, model.orientation?.component(\.z, 2))
    return parts
  }

  private func still(_ parts: [TransformPart]) -> CATransform3D {
    var transform = CATransform3DIdentity
    for part in parts {
      let value = part.property.first
      switch part.keyPath {
      case "scale.x": transform = CATransform3DScale(transform, value, 1, 1)
      case "scale.y": transform = CATransform3DScale(transform, 1, value, 1)
      case "rotation.x": transform = CATransform3DConcat(transform, CATransform3DMakeRotation(value, 1, 0, 0))
      case "rotation.y": transform = CATransform3DConcat(transform, CATransform3DMakeRotation(value, 0, 1, 0))
      default: transform = CATransform3DConcat(transform, CATransform3DMakeRotation(value, 0, 0, 1))
      }
    }
    return transform
  }

  /// A skew has no key path: the matrices of all frames in which something moves.
  private func setSkewedTransform(of layer: CALayer, _ model: TransformModel, _ time: FilmTime) {
    score.set(layer, "transform", to: matrix(model, time)) { $0.transform }
  }

  /// What scale, skew and turn in the plane come to, exact at every frame.
  private func matrix(_ model: TransformModel, _ time: FilmTime) -> Animated<PlaneMatrix> {
    let scale = time.film(model.scale ?? Animated(Vector(x: 100, y: 100)))
    let turn = time.film(model.rotation ?? Animated(0))
    let skew = time.film(model.skew ?? Animated(0))
    let axis = time.film(model.skewAxis ?? Animated(0))
    let shears = samples.combine(skew, axis) { Vector(x: $0, y: $1) }
    let turns = samples.combine(shears, turn) { Vector(x: $0.x, y: $0.y, z: $1) }
    return samples.combine(turns, scale, isLinear: false) {
      PlaneMatrix(scale: $1, skew: $0.x.radians, axis: $0.y.radians, turn: $0.z.radians)
    }
  }

  /// Where a group of shapes lies in what holds it, exact at every frame.
  func place(_ model: TransformModel, _ time: FilmTime) -> Animated<PlanePlace> {
    let anchor = time.film(model.anchor ?? Animated(.zero))
    let position: Animated<Vector>
    switch model.position {
    case .whole(let whole): position = time.film(whole)
    case .split(let x, let y, _):
      position = samples.combine(time.film(x), time.film(y)) { Vector(x: $0, y: $1) }
    case nil: position = Animated(.zero)
    }
    let ends = samples.combine(anchor, position) { PlanePlace(anchor: $0, matrix: .identity, position: $1) }
    return samples.combine(ends, matrix(model, time)) {
      PlanePlace(anchor: $0.anchor, matrix: $1, position: $0.position)
    }
  }
}

extension Animated<Vector> {
  /// One component alone.
  func component(_ path: KeyPath<Vector, Double>, _ index: Int) -> Animated<Double> {
    Animated<Double>(
      keyframes: keyframes.map {
        Keyframe<Double>(time: $0.time, value: $0.value[keyPath: path], pacing: $0.pacing.component(index))
      })
  }
}

extension FilmSamples {
  /// Keyframes of a value that stays for the whole film.
  func ends<Value>(_ value: Value) -> [Keyframe<Value>] {
    [Keyframe(time: frames.lowerBound, value: value), Keyframe(time: frames.upperBound + 1, value: value)]
  }
}

extension Double {
  /// An angle in degrees, in radians.
  var radians: Double { self * .pi / 180 }
}
