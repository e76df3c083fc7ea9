import CoreGraphics
import LayerTree
import Raster

extension DisplayListBuilder {
  /// The commands that draw the lines of a text layer, starting at the top of its bounds.
  func text(_ text: TextValues, of store: LayerStore, _ context: RenderingContext) -> [DrawCommand] {
    guard let shaper = self.text, store.values.bounds.isDrawable, let styled = StyledText(text),
      !styled.elements.isEmpty
    else { return [] }
    let bounds = Box(store.values.bounds.standardized)
    let layout = TextLayout(text, styles: styled.styles, shaper: shaper, in: bounds)
    return zip(layout.paths(of: styled.elements), styled.styles).compactMap { path, style in
      path.isEmpty || style.color.alpha <= 0
        ? nil : fill(Outline(path, context.transform), .color(style.color), context)
    }
  }
}

extension CATextLayerAlignmentMode {
  /// The fraction of the slack that is before a line.
  var share: Double {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}
