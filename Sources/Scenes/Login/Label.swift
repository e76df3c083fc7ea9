import Staging

/// One line of text in the middle of its frame.
final class Label: View {
  init(_ text: String, name: String, frame: CGRect, style: TextStyle, scale: CGFloat) {
    super.init(name: name, frame: frame)
    add(CATextLayer(text, style, in: layer.bounds, alignment: .center, scale: scale))
  }
}

/// How a text looks.
struct TextStyle {
  let fontName: String
  let size: CGFloat
  let color: CGColor
}

extension CATextLayer {
  /// Creates a line of text that stands half-way up a box.
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
    // Ascent and descent of the system's font are 1.2 times its size together.
    let height = 1.2 * style.size
    frame = CGRect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height)
  }
}
