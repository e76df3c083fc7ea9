import Raster

// A mask is the alpha that commands produce. Most masks consist of shapes that are clipped, faded or punched out. Their
// alpha follows from coverage alone, with the same rounding steps as in a picture, so no picture has to be drawn.

extension DisplayListExecutor {
  /// The alpha that commands produce on transparent pixels of an area; outside the result's bounds it's 0.
  func alpha(of commands: [DrawCommand], _ area: PixelRect) -> Mask {
    if let mask = composedAlpha(of: commands, area) { return mask }
    let picture = picture(of: commands, area)
    defer { memory.reuse(picture) }
    return Mask(alphaOf: picture, x: area.minX, y: area.minY, memory: memory)
  }

  /// The same alpha, computed without a picture; nil if a picture is needed.
  private func composedAlpha(of commands: [DrawCommand], _ area: PixelRect) -> Mask? {
    guard commands.haveAlphaFromCoverage else { return nil }
    var result = Mask(bounds: .empty)
    compose(commands, area, into: &result)
    return result
  }

  private func compose(_ commands: [DrawCommand], _ area: PixelRect, into result: inout Mask) {
    for command in commands where !command.deviceBounds.intersection(area).isEmpty {
      switch command {
      case .rectangle(let rectangle): compose(rectangle.shape, area, into: &result)
      case .shape(let shape): compose(shape, area, into: &result)
      case .stroke(let shape):
        let outline = shape.outline
        let mask = Mask(
          stroking: outline.path, shape.style, transform: outline.transform, within: area,
          rasterizer: rasterizer)
        composite(mask.multiplied(by: command.uniformAlpha ?? 1), over: &result)
      case .group(let group): compose(group, area, into: &result)
      case .shadow, .rasterized, .sprites, .backdrop, .warped, .crossing: break
      }
    }
  }

  private func compose(_ shape: FilledShape, _ area: PixelRect, into result: inout Mask) {
    let mask = mask(of: shape.outline, within: area)
    composite(mask.multiplied(by: shape.uniformAlpha ?? 1), over: &result)
  }

  private func compose(_ group: DrawGroup, _ area: PixelRect, into result: inout Mask) {
    if group.isTransparent { return compose(group.commands, area, into: &result) }
    let area = area.intersection(group.bounds)
    guard !area.isEmpty else { return }
    var alpha = Mask(bounds: .empty)
    compose(group.commands, area, into: &alpha)
    if group.blendMode == .destinationOut {
      result.removeCoverage(of: alpha.multiplied(by: group.opacity))
      return memory.reuse(alpha)
    }
    if let commands = group.mask {
      alpha = alpha.multiplied(by: self.alpha(of: commands, area).multiplied(by: group.opacity))
    } else {
      alpha = alpha.multiplied(by: group.opacity)
    }
    composite(alpha, over: &result)
  }

  private func composite(_ alpha: Mask, over result: inout Mask) {
    if result.bounds.isEmpty {
      result = alpha
      return
    }
    let bounds = result.bounds.union(alpha.bounds)
    if bounds != result.bounds { result = result.extended(to: bounds, memory: memory) }
    result.addCoverage(of: alpha)
    memory.reuse(alpha)
  }
}

extension [DrawCommand] {
  /// Whether the alpha of the commands follows from coverage alone.
  fileprivate var haveAlphaFromCoverage: Bool { allSatisfy(\.hasAlphaFromCoverage) }
}

extension DrawCommand {
  fileprivate var hasAlphaFromCoverage: Bool {
    switch self {
    case .rectangle: true
    case .shape: uniformAlpha != nil
    case .stroke(let shape): uniformAlpha != nil && !shape.outline.isInPerspective
    case .group(let group): group.hasAlphaFromCoverage
    case .shadow, .rasterized, .sprites, .backdrop, .warped, .crossing: false
    }
  }

  /// The alpha of a shape that has a single color.
  fileprivate var uniformAlpha: Double? {
    switch self {
    case .rectangle(let rectangle): rectangle.color.alpha * rectangle.opacity
    case .shape(let shape): shape.uniformAlpha
    case .stroke(let shape): shape.paint.uniformAlpha.map { $0 * shape.opacity }
    default: nil
    }
  }
}

extension FilledShape {
  /// The alpha of a shape that has a single color.
  fileprivate var uniformAlpha: Double? { paint.uniformAlpha.map { $0 * opacity } }
}

extension Paint {
  fileprivate var uniformAlpha: Double? {
    guard case .color(let color) = self else { return nil }
    return color.alpha
  }
}

extension DrawGroup {
  fileprivate var hasAlphaFromCoverage: Bool {
    guard clip == nil, filters.isEmpty, shadow == nil, tint == nil, showsCommands,
      commands.haveAlphaFromCoverage
    else { return false }
    switch blendMode {
    // A masked shape has its coverage masked before its own alpha is applied.
    case .normal: return mask == nil || !isMaskedShape || commands[0].uniformAlpha == 1
    case .destinationOut: return mask == nil
    default: return false
    }
  }
}
