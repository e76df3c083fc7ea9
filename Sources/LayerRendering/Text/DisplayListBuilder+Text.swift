import CoreGraphics
import LayerTree
import Raster
import Typesetting

extension DisplayListBuilder {
  /// The commands that draw the lines of a text layer, starting at the top of its bounds.
  func text(_ text: TextValues, of store: LayerStore, _ context: RenderingContext) -> [DrawCommand] {
    guard let shaper = self.text, store.values.bounds.isDrawable, let styled = AttributedText(text),
      !styled.units.isEmpty
    else { return [] }
    var options = TextFrame.Options()
    (options.isWrapped, options.truncation) = (text.isWrapped, text.truncationMode.truncation)
    let frame = TextFrame(styled, in: Box(store.values.bounds.standardized), options, shaper: shaper)
    return frame.drawings.compactMap { command($0, context) }
  }

  private func command(_ drawing: TextDrawing, _ context: RenderingContext) -> DrawCommand? {
    switch drawing {
    case .fill(let path, let paint):
      return fill(Outline(path, context.transform), paint.applying(context.transform).reduced, context)
    case .stroke(let path, let width, let color):
      return .stroke(
        StrokedShape(
          outline: Outline(path, context.transform), style: StrokeStyle(width: width), paint: .color(color),
          opacity: context.opacity))
    case .shadowed(let drawings, let shadow):
      let commands = drawings.compactMap { command($0, context) }
      let style = ShadowStyle(shadow, context.transform)
      var group = DrawGroup(commands: commands)
      group.shadow = style
      group.bounds = group.bounds.union(style.reach(around: group.bounds))
      return .group(group)
    }
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

extension Paint {
  /// The paint with a bitmap that is already halved to the size at which it's drawn, so that it isn't halved again
  /// for every picture.
  fileprivate var reduced: Paint {
    guard case .image(let image) = self else { return self }
    return .image(image.averaged)
  }
}
