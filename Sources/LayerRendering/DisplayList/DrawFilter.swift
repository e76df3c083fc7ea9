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
}
