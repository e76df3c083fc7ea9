package import Raster

/// A filter applied to the pixels of a group or to the backdrop of a layer.
package enum DrawFilter: Equatable, Sendable {
  case blur(GaussianKernel)
  case color(ColorMatrix)
  case warp(PictureWarp)
}

extension DrawFilter {
  /// The distance, in pixels, up to which other pixels can influence a filtered pixel.
  fileprivate var reach: Int {
    switch self {
    case .blur(let kernel): kernel.reach
    case .color: 0
    case .warp: PixelRect.addressable.width
    }
  }

  /// The distance, in pixels, by which the filter can enlarge a picture on each side.
  fileprivate var radius: Int {
    guard case .blur(let kernel) = self else { return 0 }
    return kernel.radius
  }

  /// Whether a fully transparent picture stays one.
  fileprivate var preservesTransparency: Bool {
    guard case .color(let matrix) = self else { return true }
    return matrix.keepsTransparency
  }
}

extension [DrawFilter] {
  /// The distance, in pixels, up to which other pixels can influence a pixel, for all filters together.
  var reach: Int { reduce(0) { $0 + $1.reach } }

  /// The distance, in pixels, by which the filters together can enlarge a picture on each side.
  var radius: Int { reduce(0) { $0 + $1.radius } }

  /// Whether a fully transparent picture stays one after all filters.
  var preserveTransparency: Bool { allSatisfy(\.preservesTransparency) }

  /// Returns the pixels of `area` after all filters.
  ///
  /// - Parameters:
  ///   - bounds: The pixels that the filtered picture can touch.
  ///   - memory: The pool that intermediate pictures are taken from and returned to.
  ///   - source: Draws the pixels of an area before the filters.
  func apply(
    in area: PixelRect, of bounds: PixelRect, memory: PictureMemory, to source: (PixelRect) -> Bitmap
  ) -> Bitmap {
    guard let last else { return source(area) }
    let former = bounds.insetBy(last.radius)
    let needed = area.insetBy(-last.reach).intersection(former)
    var picture = Array(dropLast()).apply(in: needed, of: former, memory: memory, to: source)
    switch last {
    case .blur(let kernel):
      let sharp = picture
      picture = sharp.blurred(by: kernel, x: needed.minX, y: needed.minY, within: area, memory: memory)
      memory.reuse(sharp)
    case .color(let matrix): picture.apply(matrix)
    case .warp(let warp): picture = warp.apply(to: picture, needed, in: area)
    }
    return picture
  }
}

/// Filters applied to the content behind a layer.
package struct BackdropFilter: Equatable, Sendable {
  package var filters: [DrawFilter]
  /// The outline that the filters are limited to.
  package var outline: Outline
  /// The commands whose alpha masks the filters' effect.
  package var mask: [DrawCommand]?
  package var opacity: Double
}

// MARK: - Backdrops

extension [DrawCommand] {
  /// Whether the commands read the pixels that were drawn before them.
  var readBackdrop: Bool {
    contains { command in
      switch command {
      case .backdrop: true
      case .group(let group):
        group.blendMode != .normal || (group.isOnlyClipped && group.commands.readBackdrop)
      case .sprites(let batch): batch.blendMode != .normal
      case .rectangle, .shape, .stroke, .shadow, .rasterized, .warped, .crossing: false
      }
    }
  }

  /// Whether a pixel depends on the backdrop of its neighbors, so that parts of a picture can't be drawn
  /// independently.
  var mixBackdrop: Bool { contains(where: \.mixesBackdrop) }

  /// The part of a picture to draw so that the given pixels are the same as in the whole picture.
  ///
  /// Backdrop filters make pixels depend on their neighbors, so the part includes the neighbors within the filters'
  /// reach, unless it would have too many pixels.
  func part(of picture: PixelRect, neededFor pixels: PixelRect) -> PixelRect {
    let reach = backdropReach
    guard reach > 0 else { return pixels }
    let part = pixels.insetBy(-reach).intersection(picture)
    return part.width <= RasterizedGroup.largestArea / Swift.max(1, part.height) ? part : pixels
  }

  /// The distance, in pixels, up to which the content behind other pixels can influence a pixel, for all backdrop
  /// filters together.
  fileprivate var backdropReach: Int {
    reduce(0) { Swift.min($0 + $1.backdropReach, PixelRect.addressable.width) }
  }
}

extension DrawCommand {
  /// Whether a pixel depends on the backdrop of its neighbors; see ``Swift/Array/mixBackdrop``.
  var mixesBackdrop: Bool {
    if case .backdrop(let backdrop) = self, backdrop.filters.radius > 0 { return true }
    return containsList { $0.mixBackdrop }
  }

  fileprivate var backdropReach: Int {
    switch self {
    case .backdrop(let backdrop): backdrop.filters.reach + (backdrop.mask?.backdropReach ?? 0)
    case .group(let group): group.commands.backdropReach + (group.mask?.backdropReach ?? 0)
    case .crossing(let planes): planes.planes.reduce(0) { $0 + $1.commands.backdropReach }
    // These commands draw the pixels that they need into separate pictures.
    case .rectangle, .shape, .stroke, .shadow, .rasterized, .sprites, .warped: 0
    }
  }
}
