import Staging

/// One line of text, centered in its frame.
final class Label: View {
  init(_ text: String, name: String, frame: CGRect, style: TextStyle, scale: CGFloat) {
    super.init(name: name, frame: frame)
    add(CATextLayer(text, style, in: layer.bounds, alignment: .center, scale: scale))
  }
}

/// The font and the color of a text.
struct TextStyle {
  let fontName: String
  let size: CGFloat
  let color: CGColor
}

extension CATextLayer {
  /// Creates a line of text that is vertically centered in a box.
  convenience init(
    _ text: String, _ style: TextStyle, in box: CGRect, alignment: CATextLayerAlignmentMode, scale: CGFloat
  ) {
    self.init()
    string = text
    font = style.fontName as CFString
    fontSize = style.size
    foregroundColor = style.color
    alignmentMode = alignment
    contentsScale = scale
    // The ascent and the descent of the system font add up to 1.2 times its size.
    let height = 1.2 * style.size
    frame = CGRect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height)
  }
}
