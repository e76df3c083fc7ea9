package import Raster

/// What is done to pixels of a group, or of what lies behind a layer.
package enum DrawFilter: Hashable, Sendable {
  case blur(GaussianKernel)
  case color(ColorMatrix)
  case warp(PictureWarp)
}

extension DrawFilter {
  /// How far from a pixel what it becomes can depend on.
  fileprivate var reach: Int {
    switch self {
    case .blur(let kernel): kernel.reach
    case .color: 0
    case .warp: PixelRect.addressable.width
    }
  }

  /// How far a pixel can spread.
  fileprivate var radius: Int {
    guard case .blur(let kernel) = self else { return 0 }
    return kernel.radius
  }

  /// Whether a fully transparent picture stays one.
  fileprivate var keepsTransparency: Bool {
    guard case .color(let matrix) = self else { return true }
    return matrix.keepsTransparency
  }
}

extension [DrawFilter] {
  /// How far from a pixel what it becomes can depend on, all filters taken together.
  var reach: Int { reduce(0) { $0 + $1.reach } }

  /// How far a pixel can spread.
  var radius: Int { reduce(0) { $0 + $1.radius } }

  /// Whether a fully transparent picture stays one after all filters.
  var keepTransparency: Bool { allSatisfy(\.keepsTransparency) }

  /// The pixels of `area` after all filters.
  ///
  /// - Parameters:
  ///   - bounds: Within which there are pixels then.
  ///   - memory: Where pictures come from and go to.
  ///   - source: Makes the pixels of an area before them.
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

/// Filters of what lies behind a layer.
package struct BackdropFilter: Hashable, Sendable {
  package var filters: [DrawFilter]
  /// Where they act.
  package var outline: Outline
  /// What shows of their effect is what these show of themselves.
  package var mask: [DrawCommand]?
  package var opacity: Double
}

// MARK: - What lies behind

extension [DrawCommand] {
  /// Whether what is drawn depends on what was drawn before.
  var seeBackdrop: Bool {
    contains { command in
      switch command {
      case .backdrop: true
      case .group(let group):
        group.blendMode != .normal || (group.isOnlyClipped && group.commands.seeBackdrop)
      case .sprites(let batch): batch.blendMode != .normal
      case .fill, .stroke, .shadow, .rasterized, .warped, .crossing: false
      }
    }
  }

  /// Whether a pixel depends on its neighbours' backdrop, so that the parts of a picture can't be drawn each by itself.
  var mixBackdrop: Bool {
    contains { command in
      if case .backdrop(let backdrop) = command, backdrop.filters.radius > 0 { return true }
      return command.holds { $0.mixBackdrop }
    }
  }

  /// The part of a picture to draw so that the given pixels are the same as in the whole picture.
  ///
  /// Backdrop filters make pixels depend on their neighbors. The part extends as far around the given pixels, unless it
  /// had too many pixels then.
  func part(of picture: PixelRect, neededFor pixels: PixelRect) -> PixelRect {
    let reach = backdropReach
    guard reach > 0 else { return pixels }
    let part = pixels.insetBy(-reach).intersection(picture)
    return part.width <= RasterizedGroup.largestArea / Swift.max(1, part.height) ? part : pixels
  }

  /// How far a pixel can lie from those behind it that it depends on, all backdrop filters taken together.
  fileprivate var backdropReach: Int {
    reduce(0) { Swift.min($0 + $1.backdropReach, PixelRect.addressable.width) }
  }
}

extension DrawCommand {
  fileprivate var backdropReach: Int {
    switch self {
    case .backdrop(let backdrop): backdrop.filters.reach + (backdrop.mask?.backdropReach ?? 0)
    case .group(let group): group.commands.backdropReach + (group.mask?.backdropReach ?? 0)
    case .crossing(let planes): planes.planes.reduce(0) { $0 + $1.commands.backdropReach }
    // These draw as much as they need into pictures of their own.
    case .fill, .stroke, .shadow, .rasterized, .sprites, .warped: 0
    }
  }
}
