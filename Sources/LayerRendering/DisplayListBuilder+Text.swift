import CoreGraphics
import LayerTree
import Raster

extension DisplayListBuilder {
  /// The lines of a text layer, from the top of its bounds down.
  func text(_ text: TextValues, of layer: LayerSnapshot, _ context: RenderingContext) -> [DrawCommand] {
    guard let shaper = self.text, let characters = text.characters, !characters.isEmpty,
      let color = text.foregroundColor?.sRGB, color.alpha > 0
    else { return [] }
    let bounds = Box(layer.values.bounds.standardized)
    guard layer.values.bounds.isDrawable else { return [] }
    let layout = TextLayout(text, font: FontRequest(name: text.fontName), shaper: shaper, in: bounds)
    let path = layout.path(of: characters)
    if path.isEmpty { return [] }
    return fill(Outline(path, context.transform), .color(color), context)
  }
}

extension TextValues {
  fileprivate var characters: String? {
    switch string {
    case let text as String: text
    case let text as NSAttributedString: text.string
    default: nil
    }
  }

  fileprivate var fontName: String {
    switch font {
    case let name as NSString: "\(name)"
    case let font as CGFont: font.postScriptName.map { "\($0)" } ?? ""
    default: ""
    }
  }
}

extension CATextLayerAlignmentMode {
  /// How much of the slack lies before a line.
  var share: Double {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}
