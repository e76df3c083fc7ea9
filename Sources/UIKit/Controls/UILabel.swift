public import QuartzCore

/// A view that shows a text in one line or several.
///
/// The text is drawn into the view's contents, vertically in the middle. What of it has no room ends as
/// ``lineBreakMode`` says.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var style = LabelStyle()
  private var plainText: String?
  private var styledText: NSAttributedString?

  /// Creates a label that takes no touches and is drawn anew with every size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Reads a label's textFrame and looks from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text, without attributes of its own; nil, the default, shows nothing.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set { setText(newValue, nil) }
  }

  /// The text with attributes; what it doesn't say of a character, the label's properties do.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { attributed($0) } }
    set { setText(nil, newValue) }
  }

  private func setText(_ plain: String?, _ styled: NSAttributedString?) {
    (plainText, styledText) = (plain, styled)
    textChanged()
  }

  // MARK: Style

  /// The font. Default the system's of 17 points.
  open var font: UIFont! {
    get { style.font }
    set { change { $0.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) } }
  }

  /// The colour of the text. Default ``UIColor/label``.
  open var textColor: UIColor! {
    get { style.color }
    set { change { $0.color = newValue ?? .label } }
  }

  /// Where lines lie. Default natural.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// What becomes of lines that are too long. Default an ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  /// The most lines that are shown; 0 for as many as there are. Default 1.
  open var numberOfLines: Int {
    get { style.lineCount }
    set { change { $0.lineCount = max(newValue, 0) } }
  }

  /// The colour of a copy of the text that lies behind it; nil, the default, for none.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { change { $0.shadowColor = newValue } }
  }

  /// How far that copy is moved. Default one point up.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { change { $0.shadowOffset = newValue } }
  }

  /// The colour of the text while it's highlighted; nil, the default, for the same one.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedColor }
    set { change { $0.highlightedColor = newValue } }
  }

  /// Whether the text has its other colour. Default false.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  /// Whether the text isn't disabledAlpha. Default true.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  /// Whether the font adjustsFontSize until the text has room in its lines. Default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { change { $0.adjustsFontSize = newValue } }
  }

  /// How far it adjustsFontSize at most, as a fraction of the font's size; 0, the default, for no limit.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScale }
    set { change { $0.minimumScale = newValue } }
  }

  /// The width at which lines are broken for ``UIView/intrinsicContentSize``; 0, the default, for none.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredWidth }
    set { change { $0.preferredWidth = newValue } }
  }

  private func change(_ body: (inout LabelStyle) -> Void) {
    body(&style)
    textChanged()
  }

  private func textChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Drawing

  /// Returns the rectangle in which the text is drawn: all of the width, vertically in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The room that there is.
  ///   - numberOfLines: The most lines; 0 for as many as there are.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let height = min(textExtent(within: bounds.size, lineCount: numberOfLines).height, bounds.height)
    // The upper edge lies on a pixel, so that lines stand alike in labels of any height.
    return CGRect(
      x: bounds.minX, y: bounds.minY + wholePixels((bounds.height - height) / 2, .toNearestOrAwayFromZero),
      width: bounds.width, height: wholePixels(height, .up))
  }

  /// Draws the text, vertically in the middle of a rectangle; the default is called with the bounds.
  open func drawText(in rect: CGRect) {
    guard let text = displayedText(within: rect.size) else { return }
    let textFrame = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    if let shadowColor {
      layout(text.recolored(shadowColor)).draw(
        in: textFrame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
    }
    layout(text).draw(in: textFrame)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    return textSize(within: CGSize(width: width, height: .greatestFiniteMagnitude), lineCount: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

/// How a label shows its text.
@MainActor
private struct LabelStyle {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineCount = 1
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var adjustsFontSize = false
  var minimumScale: CGFloat = 0
  var preferredWidth: CGFloat = 0

  /// The opacity of the text of a label that isn't enabled.
  private static let disabledAlpha: CGFloat = 0.4

  var displayedColor: UIColor {
    let color = isHighlighted ? highlightedColor ?? color : color
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * Self.disabledAlpha)
  }
}

// MARK: - Laying out

extension UILabel {
  /// The smallest fraction of its size that a font adjustsFontSize to where nothing else was said.
  private static var minimumScale: CGFloat { 0.1 }
  /// The part of its room that a text adjustsFontSize to, less than 1 so that it ends up inside.
  private static var shrinkTolerance: CGFloat { 0.9999 }

  private func attributed(_ text: String, scale: CGFloat = 1) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes(scale: scale))
  }

  private func attributes(scale: CGFloat) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    let font: UIFont = scale == 1 ? font : font.withSize(font.pointSize * scale)
    return [
      .font: font, .foregroundColor: style.displayedColor.resolvedColor(with: traitCollection),
      .paragraphStyle: paragraph,
    ]
  }

  /// The text with all attributes, its font smaller by a factor; nil for none.
  private func text(scale: CGFloat) -> NSAttributedString? {
    guard let styledText else { return plainText.map { attributed($0, scale: scale) } }
    let text = NSMutableAttributedString(string: styledText.string, attributes: attributes(scale: scale))
    styledText.enumerateAttributes(in: NSRange(location: 0, length: styledText.length)) { own, range, _ in
      text.addAttributes(own.scalingFont(by: scale), range: range)
    }
    return text
  }

  private func layout(_ text: NSAttributedString, lineCount: Int? = nil) -> StringLayout {
    let lineCount = lineCount ?? numberOfLines
    return StringLayout(
      text, wraps: lineCount != 1, truncates: !lineBreakMode.wraps && lineBreakMode != .byClipping,
      lineLimit: lineCount == 0 ? .max : lineCount)
  }

  /// The room that the text takes, in whole pixels.
  private func textSize(within size: CGSize, lineCount: Int) -> CGSize {
    let extent = textExtent(within: size, lineCount: lineCount)
    return CGSize(
      width: min(wholePixels(extent.width, .up), size.width), height: wholePixels(extent.height, .up))
  }

  private func textExtent(within size: CGSize, lineCount: Int) -> CGSize {
    guard let text = displayedText(within: size) else { return .zero }
    return layout(text, lineCount: lineCount).size(within: size)
  }

  /// The text as it's drawn in a size: smaller where that was asked for and it wouldn't have room.
  private func displayedText(within size: CGSize) -> NSAttributedString? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, size.width > 0 else { return text(scale: 1) }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : Self.minimumScale
    var scale: CGFloat = 1
    // Small letters stand further apart for their size, so that one step may not do.
    for _ in 0..<8 {
      guard let width = text(scale: scale).map(\.width), width > size.width, scale > least else { break }
      scale = max(scale * size.width / width * Self.shrinkTolerance, least)
    }
    return text(scale: scale)
  }

  private func wholePixels(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    guard length.isFinite else { return length }
    // A length that is a whole number of pixels but for rounding stays that.
    let slack: CGFloat = rule == .up ? 1e-6 : 0
    return (length * contentScaleFactor - slack).rounded(rule) / contentScaleFactor
  }
}

extension NSAttributedString {
  /// How wide the text is without an end to its lines.
  fileprivate var width: CGFloat {
    StringLayout(self, wraps: false)
      .size(within: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }

  /// The text in one colour.
  fileprivate func recolored(_ color: UIColor) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: length))
    return text
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate func scalingFont(by scale: CGFloat) -> Self {
    guard scale != 1, let font = self[.font] as? UIFont else { return self }
    return merging([.font: font.withSize(font.pointSize * scale)]) { $1 }
  }
}
