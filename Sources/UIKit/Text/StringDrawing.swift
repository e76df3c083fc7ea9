public import Foundation
import LayerRendering

// The default font is Helvetica of 12 points, the default color black. Without the module for text, nothing is drawn and
// widths are 0.

extension NSAttributedString {
  /// Returns the size of the text in points, without wrapping.
  public final func size() -> CGSize { StringLayout(self, wraps: false).size(within: .unlimited) }

  /// Returns the rectangle around the text in an available size. Its origin is zero, or the negative ascender for y
  /// without ``NSStringDrawingOptions/usesLineFragmentOrigin``.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let layout = StringLayout(
      self, wraps: breaksLines, truncates: options.contains(.truncatesLastVisibleLine))
    // Dimensions that aren't above 0 mean no limit.
    let availableSize = CGSize(
      width: size.width > 0 ? size.width : CGSize.unlimited.width,
      height: size.height > 0 ? size.height : CGSize.unlimited.height)
    return CGRect(
      origin: CGPoint(x: 0, y: breaksLines ? 0 : -layout.font.ascender),
      size: layout.size(within: breaksLines ? availableSize : .unlimited))
  }

  /// Draws the text without wrapping, with its top-left corner at a point.
  public final func draw(at point: CGPoint) {
    let layout = StringLayout(self, wraps: false)
    layout.draw(in: CGRect(origin: point, size: layout.size(within: .unlimited)))
  }

  /// Draws the text in a rectangle, and wraps lines at its width.
  public final func draw(in rect: CGRect) { StringLayout(self, wraps: true).draw(in: rect) }

  /// Draws the text in a rectangle.
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let layout = StringLayout(
      self, wraps: breaksLines, truncates: options.contains(.truncatesLastVisibleLine))
    // Without the option, the origin is on the baseline.
    let shiftedRect = CGRect(
      x: rect.minX, y: rect.minY - layout.font.ascender, width: rect.width, height: rect.height)
    layout.draw(in: breaksLines ? rect : shiftedRect)
  }
}

extension String {
  /// Returns the size of the text in points, without wrapping.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    // An attributed string without characters can't have attributes.
    if isEmpty { return CGSize(width: 0, height: StringLayout.font(of: attributes ?? [:]).lineHeight) }
    return NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle around the text; see ``NSAttributedString/boundingRect(with:options:context:)``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text without wrapping, with its top-left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle, and wraps lines at its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
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

extension CGSize {
  /// A size without limits.
  fileprivate static let unlimited = CGSize(width: 1e7, height: 1e7)
}
