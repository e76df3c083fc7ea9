public import Foundation
import LayerRendering

// Attributes are fonts (`.font`: a UIFont, default Helvetica of 12 points), colors (`.foregroundColor`: a UIColor,
// default black), `.kern`, `.baselineOffset` and `.paragraphStyle`. Without a module for text nothing is drawn, and
// widths are 0.

extension NSAttributedString {
  /// The size of the text in lines as it has them, in points.
  public final func size() -> CGSize { StringLayout(self, wraps: false).size(within: .unlimited) }

  /// Returns the rectangle around the text where it has so much room, its origin (0, 0), or (0, the negative ascender)
  /// without ``NSStringDrawingOptions/usesLineFragmentOrigin``.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let layout = StringLayout(
      self, wraps: breaksLines, truncates: options.contains(.truncatesLastVisibleLine))
    // What isn't above 0 counts as no limit.
    let room = CGSize(
      width: size.width > 0 ? size.width : CGSize.unlimited.width,
      height: size.height > 0 ? size.height : CGSize.unlimited.height)
    return CGRect(
      origin: CGPoint(x: 0, y: breaksLines ? 0 : -layout.font.ascender),
      size: layout.size(within: breaksLines ? room : .unlimited))
  }

  /// Draws the text in lines as it has them, from its upper left corner on.
  public final func draw(at point: CGPoint) {
    let layout = StringLayout(self, wraps: false)
    layout.draw(in: CGRect(origin: point, size: layout.size(within: .unlimited)))
  }

  /// Draws the text in a rectangle, where lines are broken that are longer than it's wide.
  public final func draw(in rect: CGRect) { StringLayout(self, wraps: true).draw(in: rect) }

  /// Draws the text in a rectangle.
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let layout = StringLayout(
      self, wraps: breaksLines, truncates: options.contains(.truncatesLastVisibleLine))
    // Without the option the origin is on the baseline.
    let place = CGRect(
      x: rect.minX, y: rect.minY - layout.font.ascender, width: rect.width, height: rect.height)
    layout.draw(in: breaksLines ? rect : place)
  }
}

extension String {
  /// Returns the size of the text in lines as it has them; see ``NSAttributedString/size()``.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    // An attributed text without characters has no attributes either.
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

  /// Draws the text from its upper left corner on.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle, where lines are broken that are longer than it's wide.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  /// Returns the size of the text in lines as it has them; see ``NSAttributedString/size()``.
  public final func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    "\(self)".size(withAttributes: attributes)
  }

  /// Draws the text from its upper left corner on.
  public final func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    "\(self)".draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, where lines are broken that are longer than it's wide.
  public final func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    "\(self)".draw(in: rect, withAttributes: attributes)
  }
}

extension CGSize {
  /// Room for any text.
  fileprivate static let unlimited = CGSize(width: 1e7, height: 1e7)
}
