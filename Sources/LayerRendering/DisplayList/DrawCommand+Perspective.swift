package import Raster

/// Commands drawn flat, for they can't be drawn otherwise, and then seen in perspective as one picture: blurs, filters and
/// what is rasterized.
package struct WarpedPicture: Hashable, Sendable {
  package var commands: [DrawCommand]
  /// The pixels of the flat picture that the commands can touch.
  package let bounds: PixelRect
  /// From the flat picture's pixels to device pixels.
  package let perspective: Projection
  /// The pixels that the picture can touch.
  package let deviceBounds: PixelRect

  /// Pictures of more pixels aren't drawn.
  static let largestArea = 1 << 23

  /// Nil where the picture would be too large.
  init?(_ commands: [DrawCommand], bounds: PixelRect, perspective: Projection) {
    guard bounds.width * bounds.height <= Self.largestArea else { return nil }
    self.commands = commands
    self.bounds = bounds
    self.perspective = perspective
    deviceBounds = perspective.deviceBounds(of: bounds.insetBy(-1), within: .addressable)
  }
}

extension [DrawCommand] {
  /// The commands, drawn in a plane's pixels, as they look where the plane is seen in perspective.
  ///
  /// All but shadows is drawn from its projected outlines, straight onto device pixels, so that nothing is resampled.
  func seen(through projection: Projection) -> [DrawCommand] { flatMap { $0.seen(through: projection) } }
}

extension DrawCommand {
  fileprivate func seen(through projection: Projection) -> [DrawCommand] {
    switch self {
    case .fill(var shape):
      shape.outline = shape.outline.seen(through: projection)
      shape.paint = shape.paint.seen(through: projection)
      return [.fill(shape)]
    case .stroke(var shape):
      shape.outline = shape.outline.seen(through: projection)
      shape.paint = shape.paint.seen(through: projection)
      return [.stroke(shape)]
    case .shadow, .rasterized: return warped(through: projection)
    case .group(let group) where !group.filters.isEmpty: return Self.warped(group, through: projection)
    case .group(let group): return Self.seen(group, through: projection)
    case .backdrop(var backdrop):
      backdrop.outline = backdrop.outline.seen(through: projection)
      backdrop.mask = backdrop.mask?.seen(through: projection)
      return [.backdrop(backdrop)]
    case .sprites(let batch): return [.sprites(batch.seen(through: projection))]
    case .warped(let picture):
      let whole = picture.perspective.concatenating(projection)
      return WarpedPicture(picture.commands, bounds: picture.bounds, perspective: whole).map { [.warped($0)] }
        ?? []
    case .crossing(let planes): return planes.seen(through: projection).map { [.crossing($0)] } ?? []
    }
  }

  private static func seen(_ group: DrawGroup, through projection: Projection) -> [DrawCommand] {
    var result: [DrawCommand] = []
    if group.shadow != nil {
      var shadow = group
      shadow.showsCommands = false
      result = DrawCommand.group(shadow).warped(through: projection)
    }
    guard group.showsCommands else { return result }
    var seen = group
    seen.shadow = nil
    seen.commands = group.commands.seen(through: projection)
    seen.mask = group.mask?.seen(through: projection)
    if let clip = group.clip { seen.clip?.outline = clip.outline.seen(through: projection) }
    seen.bounds = projection.deviceBounds(of: group.bounds, within: .addressable)
    result.append(.group(seen))
    return result
  }

  /// A filtered group is filtered flat; only then does it meet what is below.
  private static func warped(_ group: DrawGroup, through projection: Projection) -> [DrawCommand] {
    var flat = group
    flat.blendMode = .normal
    var seen = DrawGroup(commands: DrawCommand.group(flat).warped(through: projection))
    seen.blendMode = group.blendMode
    return [.group(seen)]
  }

  private func warped(through projection: Projection) -> [DrawCommand] {
    WarpedPicture([self], bounds: deviceBounds, perspective: projection).map { [.warped($0)] } ?? []
  }
}

extension Outline {
  fileprivate func seen(through projection: Projection) -> Outline {
    var result = self
    result.perspective = perspective?.concatenating(projection) ?? projection
    return result
  }
}

extension Paint {
  fileprivate func seen(through projection: Projection) -> Paint {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      gradient.perspective = gradient.perspective?.concatenating(projection) ?? projection
      return .gradient(gradient)
    case .image(var image):
      image.perspective = image.perspective?.concatenating(projection) ?? projection
      return .image(image)
    }
  }
}
