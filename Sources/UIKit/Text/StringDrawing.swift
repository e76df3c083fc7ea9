public import Foundation
import LayerRendering

// The default font is Helvetica of 12 points, the default color black. Without the module for text, nothing is drawn and
// widths are 0.

extension NSAttributedString {
  /// Returns the size of the text in points, without wrapping.
  public final func size() -> CGSize { unwrappedSize }

  /// Returns the rectangle around the text in an available size. Its origin is zero, or the negative ascender for y
  /// without ``NSStringDrawingOptions/usesLineFragmentOrigin``.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { boundingBox(within: size, options) }

  /// Draws the text without wrapping, with its top-left corner at a point.
  public final func draw(at point: CGPoint) { drawUnwrapped(at: point) }

  /// Draws the text in a rectangle, and wraps lines at its width.
  public final func draw(in rect: CGRect) { drawWrapped(in: rect) }

  /// Draws the text in a rectangle.
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let layout = layout(wraps: breaksLines, truncates: options.contains(.truncatesLastVisibleLine))
    // Without the option, the origin is on the baseline.
    let shiftedRect = CGRect(
      x: rect.minX, y: rect.minY - layout.font.ascender, width: rect.width, height: rect.height)
    layout.draw(in: breaksLines ? rect : shiftedRect)
  }
}

extension String {
  /// Returns the size of the text in points, without wrapping. An empty text has the height of a line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    PlainText(string: self, attributes: attributes ?? [:]).unwrappedSize
  }

  /// Returns the rectangle around the text; see ``NSAttributedString/boundingRect(with:options:context:)``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    PlainText(string: self, attributes: attributes ?? [:]).boundingBox(within: size, options)
  }

  /// Draws the text without wrapping, with its top-left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    PlainText(string: self, attributes: attributes ?? [:]).drawUnwrapped(at: point)
  }

  /// Draws the text in a rectangle, and wraps lines at its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    PlainText(string: self, attributes: attributes ?? [:]).drawWrapped(in: rect)
  }
}

extension NSString {
  /// Returns the size of the text in points, without wrapping.
  public final func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    "\(self)".size(withAttributes: attributes)
  }

  /// Draws the text without wrapping, with its top-left corner at a point.
  public final func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    "\(self)".draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, and wraps lines at its width.
  public final func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    "\(self)".draw(in: rect, withAttributes: attributes)
  }
}

/// A text that can be measured and drawn.
private protocol DrawableText {
  func layout(wraps: Bool, truncates: Bool) -> StringLayout
}

extension DrawableText {
  var unwrappedSize: CGSize { layout(wraps: false, truncates: false).size(within: .unlimited) }

  func boundingBox(within size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let layout = layout(wraps: breaksLines, truncates: options.contains(.truncatesLastVisibleLine))
    // Dimensions that aren't above 0 mean no limit.
    let availableSize = CGSize(
      width: size.width > 0 ? size.width : CGSize.unlimited.width,
      height: size.height > 0 ? size.height : CGSize.unlimited.height)
    return CGRect(
      origin: CGPoint(x: 0, y: breaksLines ? 0 : -layout.font.ascender),
      size: layout.size(within: breaksLines ? availableSize : .unlimited))
  }

  func drawUnwrapped(at point: CGPoint) {
    let layout = layout(wraps: false, truncates: false)
    layout.draw(in: CGRect(origin: point, size: layout.size(within: .unlimited)))
  }

  func drawWrapped(in rect: CGRect) { layout(wraps: true, truncates: false).draw(in: rect) }
}

extension NSAttributedString: DrawableText {
  fileprivate func layout(wraps: Bool, truncates: Bool) -> StringLayout {
    StringLayout([TextRun](self), wraps: wraps, truncates: truncates)
  }
}

/// A text with the same attributes everywhere.
private struct PlainText: DrawableText {
  let string: String
  let attributes: [NSAttributedString.Key: Any]

  func layout(wraps: Bool, truncates: Bool) -> StringLayout {
    StringLayout(
      [TextRun](string, attributes), wraps: wraps, truncates: truncates, emptyAttributes: attributes)
  }
}

extension CGSize {
  /// A size without limits.
  fileprivate static let unlimited = CGSize(width: 1e7, height: 1e7)
}
