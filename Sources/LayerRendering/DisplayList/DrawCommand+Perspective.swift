package import Raster

/// Commands that are drawn flat and then projected as one picture.
///
/// Blurs, filters and rasterized groups are defined on pixels, so they can't be drawn in perspective directly.
package struct WarpedPicture: Equatable, Sendable {
  package var commands: [DrawCommand]
  /// The pixels of the flat picture that the commands can touch.
  package let bounds: PixelRect
  /// From the flat picture's pixels to device pixels.
  package let perspective: Projection
  /// The device pixels that the projected picture can touch.
  package let deviceBounds: PixelRect

  /// The largest number of pixels of a flat picture; larger pictures aren't drawn.
  static let largestArea = 1 << 23

  /// Creates a projected picture, or returns nil if the flat picture would be too large.
  init?(_ commands: [DrawCommand], bounds: PixelRect, perspective: Projection) {
    guard bounds.width * bounds.height <= Self.largestArea else { return nil }
    self.commands = commands
    self.bounds = bounds
    self.perspective = perspective
    deviceBounds = perspective.deviceBounds(of: bounds.insetBy(-1), within: .addressable)
  }
}

extension [DrawCommand] {
  /// The commands for a plane's pixels, projected onto the device.
  ///
  /// Outlines are projected and drawn directly onto device pixels, without resampling. Only shadows, filters and
  /// rasterized groups become pictures.
  func projected(by projection: Projection) -> [DrawCommand] { flatMap { $0.projected(by: projection) } }
}

extension DrawCommand {
  fileprivate func projected(by projection: Projection) -> [DrawCommand] {
    switch self {
    case .rectangle(let rectangle): return [.fill(rectangle.shape.projected(by: projection))]
    case .shape(let shape): return [.fill(shape.projected(by: projection))]
    case .stroke(var shape):
      shape.outline = shape.outline.projected(by: projection)
      shape.paint = shape.paint.projected(by: projection)
      return [.stroke(shape)]
    case .shadow, .rasterized: return warped(by: projection)
    case .group(let group) where !group.filters.isEmpty: return Self.warped(group, by: projection)
    case .group(let group): return Self.projected(group, by: projection)
    case .backdrop(var backdrop):
      backdrop.outline = backdrop.outline.projected(by: projection)
      backdrop.mask = backdrop.mask?.projected(by: projection)
      return [.backdrop(backdrop)]
    case .sprites(let batch): return [.sprites(batch.projected(by: projection))]
    case .warped(let picture):
      let perspective = picture.perspective.concatenating(projection)
      return WarpedPicture(picture.commands, bounds: picture.bounds, perspective: perspective).map {
        [.warped($0)]
      }
        ?? []
    case .crossing(let planes): return planes.projected(by: projection).map { [.crossing($0)] } ?? []
    }
  }

  private static func projected(_ group: DrawGroup, by projection: Projection) -> [DrawCommand] {
    var result: [DrawCommand] = []
    if group.shadow != nil {
      var shadow = group
      shadow.showsCommands = false
      result = DrawCommand.group(shadow).warped(by: projection)
    }
    guard group.showsCommands else { return result }
    var projected = group
    projected.shadow = nil
    projected.commands = group.commands.projected(by: projection)
    projected.mask = group.mask?.projected(by: projection)
    if let clip = group.clip { projected.clip?.outline = clip.outline.projected(by: projection) }
    projected.bounds = projection.deviceBounds(of: group.bounds, within: .addressable)
    result.append(.group(projected))
    return result
  }

  /// Projects a filtered group: the filters apply to the flat group, the blend mode to the projected one.
  private static func warped(_ group: DrawGroup, by projection: Projection) -> [DrawCommand] {
    var flat = group
    flat.blendMode = .normal
    var projected = DrawGroup(commands: DrawCommand.group(flat).warped(by: projection))
    projected.blendMode = group.blendMode
    return [.group(projected)]
  }

  private func warped(by projection: Projection) -> [DrawCommand] {
    WarpedPicture([self], bounds: deviceBounds, perspective: projection).map { [.warped($0)] } ?? []
  }
}

extension FilledShape {
  fileprivate func projected(by projection: Projection) -> FilledShape {
    FilledShape(
      outline: outline.projected(by: projection), paint: paint.projected(by: projection), opacity: opacity)
  }
}

extension Outline {
  fileprivate func projected(by projection: Projection) -> Outline {
    var result = self
    result.perspective = perspective?.concatenating(projection) ?? projection
    return result
  }
}

extension Paint {
  fileprivate func projected(by projection: Projection) -> Paint {
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
