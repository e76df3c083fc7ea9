import Raster

extension [DrawCommand] {
  /// The commands as one picture whose colors and alpha are multiplied by those of a color.
  func multiplied(by color: Color) -> [DrawCommand] {
    guard color.alpha > 0 else { return [] }
    return (Tint(color) == Tint(.white) ? self : map { $0.tinted(by: color) }).withOpacity(color.alpha)
  }
}

extension DrawCommand {
  /// The command with red, green and blue multiplied.
  ///
  /// Source-over compositing is linear in color, so nested commands can be tinted separately.
  fileprivate func tinted(by tint: Color) -> DrawCommand {
    switch self {
    case .backdrop: return self
    case .rectangle(var rectangle):
      rectangle.color = rectangle.color.tinted(by: tint)
      return .rectangle(rectangle)
    case .shape(var shape):
      guard let paint = shape.paint.tinted(by: tint) else { return inGroup(with: tint) }
      shape.paint = paint
      return .fill(shape)
    case .stroke(var shape):
      guard let paint = shape.paint.tinted(by: tint) else { return inGroup(with: tint) }
      shape.paint = paint
      return .stroke(shape)
    case .shadow(var shadow):
      shadow.style.color = shadow.style.color.tinted(by: tint)
      return .shadow(shadow)
    // Filters aren't linear in color.
    case .group(let group) where !group.filters.isEmpty: return tinted(group, by: tint)
    case .group(var group):
      group.commands = group.commands.map { $0.tinted(by: tint) }
      if let shadow = group.shadow { group.shadow?.color = shadow.color.tinted(by: tint) }
      return .group(group)
    case .rasterized(var group):
      group.commands = group.commands.map { $0.tinted(by: tint) }
      return .rasterized(group)
    case .sprites(var batch):
      for index in batch.sprites.indices {
        batch.sprites[index].tint = batch.sprites[index].tint.tinted(by: tint)
      }
      return .sprites(batch)
    case .warped(var picture):
      picture.commands = picture.commands.map { $0.tinted(by: tint) }
      return .warped(picture)
    case .crossing(let planes):
      return .crossing(planes.mapCommands { $0.map { $0.tinted(by: tint) } })
    }
  }

  /// The group with its pixels tinted after its filters.
  private func tinted(_ group: DrawGroup, by tint: Color) -> DrawCommand {
    var group = group
    group.tint = Tint(group.tint.map { $0.color.tinted(by: tint) } ?? tint)
    if let shadow = group.shadow { group.shadow?.color = shadow.color.tinted(by: tint) }
    return .group(group)
  }

  private func inGroup(with tint: Color) -> DrawCommand {
    var group = DrawGroup(commands: [self])
    group.tint = Tint(tint)
    return .group(group)
  }
}

extension Paint {
  /// The paint with red, green and blue multiplied, or nil for an image, whose pixels have to be multiplied instead.
  fileprivate func tinted(by tint: Color) -> Paint? {
    switch self {
    case .color(let color): return .color(color.tinted(by: tint))
    case .gradient(var gradient):
      gradient.ramp = gradient.ramp.tinted(Tint(tint))
      return .gradient(gradient)
    case .image: return nil
    }
  }
}

extension Color {
  /// Creates a color from red, green, blue and alpha.
  init(_ numbers: SIMD4<Double>) {
    self.init(red: numbers.x, green: numbers.y, blue: numbers.z, alpha: numbers.w)
  }
}
