package import Raster

/// Commands that are drawn together and then composited onto the content below as one picture.
package struct DrawGroup: Equatable, Sendable {
  package var commands: [DrawCommand]
  /// The pixels that the group can touch: those of its commands, limited by mask and clip.
  package var bounds: PixelRect
  package var opacity = 1.0
  /// The filters applied to the group's pixels before anything else.
  package var filters: [DrawFilter] = []
  /// The commands whose alpha masks the group.
  package var mask: [DrawCommand]?
  package var clip: DrawClip?
  /// The shadow of everything in the group.
  package var shadow: ShadowStyle?
  /// The color that the group's colors are multiplied by.
  package var tint: Tint?
  /// The mode in which the group is composited onto the content below.
  package var blendMode = BlendMode.normal
  /// Whether the commands are drawn onto transparent pixels, so that their blend modes don't see the content below.
  package var isIsolated = false
  /// Whether the commands themselves are drawn, rather than only their shadow.
  package var showsCommands = true

  package init(commands: [DrawCommand], bounds: PixelRect) {
    self.commands = commands
    self.bounds = bounds
  }

  /// Whether the group may be drawn directly onto the content below.
  package var isTransparent: Bool { clip == nil && isOnlyClipped }

  /// Whether the group has no property that requires a separate picture, other than possibly a clip.
  package var isOnlyClipped: Bool { mask == nil && isOnlyClippedOrMasked }

  /// Whether the group has no property that requires a separate picture, other than possibly a mask and a clip.
  private var isOnlyClippedOrMasked: Bool {
    opacity == 1 && filters.isEmpty && shadow == nil && tint == nil && blendMode == .normal && !isIsolated
      && showsCommands
  }

  /// Whether the group is a single shape that can be drawn through its mask and clip, without an intermediate
  /// picture.
  ///
  /// A shape whose gradient is faded by another one isn't: that fade is a mask already, and its result is rounded
  /// first.
  var isMaskedShape: Bool {
    guard commands.count == 1, clip?.actsOnEachCommand != true, isOnlyClippedOrMasked else { return false }
    switch commands[0] {
    case .rectangle: return true
    case .shape(let shape): return !shape.paint.fades
    case .stroke(let shape): return !shape.paint.fades
    default: return false
    }
  }
}

/// An outline that a group is clipped to.
package struct DrawClip: Equatable, Sendable {
  package var outline: Outline
  /// Whether the antialiased edge applies to each command separately, rather than to the group as a whole.
  package var actsOnEachCommand: Bool
}
