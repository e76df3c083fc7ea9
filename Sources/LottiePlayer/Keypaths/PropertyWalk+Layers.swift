extension PropertyWalk {
  mutating func visitLayers(of layers: inout [LayerModel], _ time: CompositionTime, depth: Int) {
    for index in layers.indices {
      guard reserveVisit() else { return }
      descend(into: layers[index].keypathName) {
        if $0.isDisabled() { layers[index].isHidden = true }
        $0.visit(&layers[index], time, depth: depth)
      }
    }
  }

  private mutating func visit(_ layer: inout LayerModel, _ time: CompositionTime, depth: Int) {
    descend(into: "Transform") { $0.visit(&layer.transform, time) }
    switch layer.content {
    case .shapes(var items):
      visit(&items, time)
      layer.content = .shapes(items)
    case .text(var text):
      visitText(&text, time)
      layer.content = .text(text)
    case .composition: visitComposition(of: &layer, time, depth: depth)
    case .solid(var color, let width, let height):
      visit(&color, "Color", time)
      layer.content = .solid(color: color, width: width, height: height)
    default: break
    }
    visit(&layer.masks, &layer.effects, &layer.styles, time)
    guard var remap = layer.timeRemap else { return }
    visit(&remap, "Time Remap", time)
    layer.timeRemap = remap
  }

  private mutating func visitText(_ text: inout TextModel, _ time: CompositionTime) {
    visit(&text)
    guard var path = text.path else { return }
    descend(into: "Path Options") {
      $0.visit(&path.firstMargin, "First Margin", time)
      $0.visit(&path.lastMargin, "Last Margin", time)
    }
    text.path = path
  }

  private mutating func visit(
    _ masks: inout [MaskModel], _ effects: inout [EffectModel], _ styles: inout [LayerStyleModel],
    _ time: CompositionTime
  ) {
    for index in masks.indices {
      descend(into: masks[index].name) {
        $0.visit(&masks[index].path, "Mask Path", time)
        $0.visit(&masks[index].opacity, "Mask Opacity", time)
        $0.visit(&masks[index].expansion, "Mask Expansion", time)
      }
    }
    for index in effects.indices {
      descend(into: effects[index].name) { walk in
        for value in effects[index].values.indices { walk.visit(&effects[index].values[value], time) }
      }
    }
    for index in styles.indices {
      visit(&styles[index].color, "Color", time)
      visit(&styles[index].opacity, "Opacity", time)
      visit(&styles[index].angle, "Angle", time)
      visit(&styles[index].distance, "Distance", time)
      visit(&styles[index].size, "Size", time)
    }
  }

  private mutating func visit(_ value: inout EffectValue, _ time: CompositionTime) {
    switch value.content {
    case .number(var number):
      visit(&number, value.name, time)
      value.content = .number(number)
    case .color(var color):
      visit(&color, value.name, time)
      value.content = .color(color)
    case .point(var point):
      visit(&point, value.name, time)
      value.content = .point(point)
    case .other: break
    }
  }
}

// MARK: - Transforms

extension PropertyWalk {
  mutating func visit(_ transform: inout TransformModel, _ time: CompositionTime) {
    visit(&transform.anchor, "Anchor Point", default: .zero, time)
    visitPosition(&transform.position, time)
    visit(&transform.scale, "Scale", default: Vector(x: 100, y: 100), time)
    visit(&transform.rotation, "Rotation", default: 0, time)
    visit(&transform.rotationX, "Rotation X", default: 0, time)
    visit(&transform.rotationY, "Rotation Y", default: 0, time)
    visit(&transform.orientation, "Orientation", default: .zero, time)
    visit(&transform.skew, "Skew", default: 0, time)
    visit(&transform.skewAxis, "Skew Axis", default: 0, time)
    visit(&transform.opacity, "Opacity", default: 100, time)
  }

  private mutating func visitPosition(_ position: inout PositionModel?, _ time: CompositionTime) {
    if case .split(var x, var y, let z) = position {
      visit(&x, "X Position", time)
      visit(&y, "Y Position", time)
      position = .split(x: x, y: y, z: z)
      return
    }
    var combined: Animated<Vector>?
    if case .combined(let property) = position { combined = property }
    visit(&combined, "Position", default: .zero, time)
    position = combined.map(PositionModel.combined)
  }
}
