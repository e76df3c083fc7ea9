import CoreGraphics
import Foundation
import LayerTree
import Raster
import Typesetting

extension DisplayListBuilder {
  /// The lock of attributed strings, which write to a cache of their own while they are read. Layers can share one.
  private static let attributedStrings = NSLock()

  /// The commands that draw the lines of a text layer, starting at the top of its bounds.
  func text(_ text: TextValues, of store: LayerStore, _ context: RenderingContext) -> [DrawCommand] {
    guard let shaper = self.text, store.bounds.isDrawable,
      let styled = Self.attributedStrings.withLock({ AttributedText(text) }), !styled.units.isEmpty
    else { return [] }
    var options = TextFrame.Options()
    (options.isWrapped, options.truncation) = (text.isWrapped, text.truncationMode.truncation)
    let box = Box(store.bounds.standardized)
    let key = TextKey(text: styled, box: box, isWrapped: options.isWrapped, truncation: options.truncation)
    func makeDrawings() -> [TextDrawing] { TextFrame(styled, in: box, options, shaper: shaper).drawings }
    let drawings = cache?.withContents { $0.drawings(of: key, make: makeDrawings) } ?? makeDrawings()
    return commands(drawings, context)
  }

  private func commands(_ drawings: [TextDrawing], _ context: RenderingContext) -> [DrawCommand] {
    drawings.compactMap { command($0, context) }
  }

  private func command(_ drawing: TextDrawing, _ context: RenderingContext) -> DrawCommand? {
    switch drawing {
    case .fill(let path, let paint):
      return fill(Outline(path, context.transform), paint.applying(context.transform), context)
    case .bitmap(let mipped, let transform, let opacity):
      var context = context
      context.opacity *= opacity
      let outline = Outline(Path(rect: mipped.bitmap.bounds.box), transform.concatenating(context.transform))
      return fill(outline, .image(ImagePaint(mipped, transform: outline.transform)), context)
    case .group(let group):
      return .group(drawGroup(group, context))
    case .stroke(let path, let width, let color):
      return .stroke(
        StrokedShape(
          outline: Outline(path, context.transform), style: StrokeStyle(width: width), paint: .color(color),
          opacity: context.opacity))
    case .shadowed(let drawings, let shadow):
      let commands = self.commands(drawings, context)
      let style = ShadowStyle(shadow, context.transform)
      var group = DrawGroup(commands: commands)
      group.shadow = style
      group.bounds = group.bounds.union(style.reach(around: group.bounds))
      return .group(group)
    }
  }
}

extension DisplayListBuilder {
  private func drawGroup(_ text: TextGroup, _ context: RenderingContext) -> DrawGroup {
    var content = context
    content.opacity = 1
    var commands = self.commands(text.drawings, content)
    let bounds = commands.deviceBounds
    // Such a mode changes the pixels around the source, too.
    for index in commands.indices {
      guard case .group(var group) = commands[index], !group.blendMode.keepsBackdropUnderTransparency else {
        continue
      }
      group.bounds = bounds
      commands[index] = .group(group)
    }
    var group = DrawGroup(commands: commands, bounds: bounds)
    (group.opacity, group.blendMode, group.isIsolated) = (
      text.opacity * context.opacity, text.blendMode, true
    )
    if let clip = text.clip {
      let mask = [fill(Outline(clip, context.transform), .color(.black), content)]
      group.mask = mask
      group.bounds = bounds.intersection(mask.deviceBounds)
    }
    return group
  }
}

extension ShadowStyle {
  fileprivate init(_ shadow: TextShadow, _ transform: Affine) {
    let scale = abs(transform.determinant).squareRoot()
    self.init(
      kernel: GaussianKernel(sigma: shadow.blur / 2 * scale, cutoff: 3),
      offset: transform.applyToVector(shadow.offset), color: shadow.color)
  }
}
