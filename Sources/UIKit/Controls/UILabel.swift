public import QuartzCore
import LayerRendering
import Typesetting

/// A view that displays one or more lines of text.
///
/// The text is vertically centered. Text that doesn't fit is truncated or clipped according to ``lineBreakMode``.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var style = LabelStyle()
  private var plainText: String?
  private var styledText: NSAttributedString?
  /// The underlined UTF-16 code units of a text without attributes, which an input method composes.
  private var underlinedUnits: Range<Int>?

  /// Creates a label with user interaction disabled that redraws when its size changes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label from an archive, with its geometry and appearance.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text without attributes. Default nil.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      setText(newValue, nil)
      propertyDidChange()
    }
  }

  /// The text with attributes. The label's properties apply to ranges without attributes.
  open var attributedText: NSAttributedString? {
    get { styledText ?? runs(scale: 1)?.attributedString }
    set {
      setText(nil, newValue)
      propertyDidChange()
    }
  }

  private func setText(_ plain: String?, _ styled: NSAttributedString?) {
    (plainText, styledText, underlinedUnits) = (plain, styled, nil)
    textChanged()
  }

  /// Underlines the part of a range of UTF-16 code units that is within the text, until the text changes.
  func underline(_ units: Range<Int>) {
    underlinedUnits = units
    textChanged()
  }

  // MARK: Style

  /// The font. Default the system font of 17 points.
  open var font: UIFont! {
    get { style.font }
    set {
      change { $0.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
      recordAppearance(\UILabel.font, newValue)
    }
  }

  /// The color of the text. Default ``UIColor/label``.
  open var textColor: UIColor! {
    get { style.color }
    set {
      change { $0.color = newValue ?? .label }
      recordAppearance(\UILabel.textColor, newValue)
    }
  }

  /// The alignment of the lines. Default ``NSTextAlignment/natural``.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set {
      change { $0.alignment = newValue }
      recordAppearance(\UILabel.textAlignment, newValue)
    }
  }

  /// The handling of lines that don't fit. Default an ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  /// The alignment of text whose font shrinks. It's stored and not used. Default ``UIBaselineAdjustment/alignBaselines``.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before the text is truncated. It's stored and not used. Default false.
  open var allowsDefaultTighteningForTruncation = false

  /// The maximum number of lines; 0 for no limit. Default 1.
  open var numberOfLines: Int {
    get { style.lineCount }
    set { change { $0.lineCount = max(newValue, 0) } }
  }

  /// The color of the text's shadow; nil, the default, for none.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set {
      change { $0.shadowColor = newValue }
      recordAppearance(\UILabel.shadowColor, newValue)
    }
  }

  /// The offset of the shadow in points. Default one point up.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set {
      change { $0.shadowOffset = newValue }
      recordAppearance(\UILabel.shadowOffset, newValue)
    }
  }

  /// The color of the text while highlighted; nil, the default, uses ``textColor``.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedColor }
    set {
      change { $0.highlightedColor = newValue }
      recordAppearance(\UILabel.highlightedTextColor, newValue)
    }
  }

  /// Whether the highlighted color is used. Default false.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  /// Whether the text has its full opacity. Default true.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  /// Whether the font shrinks to fit the text into one line. Default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { change { $0.adjustsFontSize = newValue } }
  }

  /// The smallest font size as a fraction of the font's size; 0, the default, for 0.1.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScale }
    set { change { $0.minimumScale = newValue } }
  }

  /// The width at which ``UIView/intrinsicContentSize`` wraps lines; 0, the default, for none.
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

  /// Returns the rectangle in which the text is drawn: the full width, vertically centered.
  ///
  /// - Parameters:
  ///   - bounds: The available rectangle.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let height = min(textExtent(within: bounds.size, lineCount: numberOfLines).height, bounds.height)
    // The top edge is on a pixel boundary, so that lines look alike in labels of any height.
    return CGRect(
      x: bounds.minX,
      y: bounds.minY + alignedToPixels((bounds.height - height) / 2, .toNearestOrAwayFromZero),
      width: bounds.width, height: alignedToPixels(height, .up))
  }

  /// Draws the text, vertically centered in a rectangle. It's called with the bounds.
  open func drawText(in rect: CGRect) {
    let textFrame = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    guard let runs = displayedRuns(within: rect.size) else { return }
    if let shadowColor {
      let shadow = runs.setting(.foregroundColor, shadowColor, in: 0..<Int.max)
      layout(shadow).draw(in: textFrame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
    }
    layout(runs).draw(in: textFrame)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Returns the lines that are drawn in a rectangle; nil without text or without the module for text.
  func lines(in rect: CGRect) -> TextFrame? {
    let textFrame = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    return displayedRuns(within: rect.size).flatMap { layout($0).frame(in: textFrame) }
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    return textSize(within: CGSize(width: width, height: .greatestFiniteMagnitude), lineCount: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func naturalSize(within width: CGFloat) -> CGSize {
    let preferredWidth = style.preferredWidth
    style.preferredWidth = width
    defer { style.preferredWidth = preferredWidth }
    return intrinsicContentSize
  }

  override var baselineSpan: AxisSpan? {
    let width = wrapsContent && bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    let extent = textExtent(within: size, lineCount: numberOfLines).height
    // The text is centered, with its height rounded up to pixels.
    let top = -alignedToPixels(extent, .up) / 2
    return AxisSpan(
      start: AxisPoint(fraction: 0.5, offset: Double(top + font.ascender)),
      end: AxisPoint(fraction: 0.5, offset: Double(top + extent + font.descender)))
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { traits.accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { traits.accessibility.label ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits.accessibility.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}

/// The properties of a label that affect its text.
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

  /// The opacity of a disabled label's text.
  private static let disabledAlpha: CGFloat = 0.4

  var displayedColor: UIColor {
    let color = isHighlighted ? highlightedColor ?? color : color
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * Self.disabledAlpha)
  }
}

// MARK: - Text layout

extension UILabel {
  /// The smallest scale of the font without a minimum scale factor.
  private static var minimumScale: CGFloat { 0.1 }
  /// The fraction of the available width to shrink to; below 1, so that rounding doesn't exceed the width.
  private static var shrinkTolerance: CGFloat { 0.9999 }

  private func attributes(scale: CGFloat) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = directed(textAlignment)
    paragraph.lineBreakMode = lineBreakMode
    let font: UIFont = scale == 1 ? font : font.withSize(font.pointSize * scale)
    return [
      .font: font, .foregroundColor: style.displayedColor.resolvedColor(with: traitCollection),
      .paragraphStyle: paragraph,
    ]
  }

  /// Returns the text with all attributes and fonts scaled by a factor; nil without text.
  private func runs(scale: CGFloat) -> [TextRun]? {
    let attributes = attributes(scale: scale)
    if let styledText {
      return [TextRun](styledText).map { run in
        let own = run.attributes.scalingFont(by: scale)
        return TextRun(units: run.units, attributes: attributes.merging(own) { $1 })
      }
    }
    guard let plainText else { return nil }
    let runs = [TextRun](plainText, attributes)
    return underlinedUnits.map { runs.setting(.underlineStyle, NSUnderlineStyle.single.rawValue, in: $0) }
      ?? runs
  }

  private func layout(_ runs: [TextRun], lineCount: Int? = nil) -> StringLayout {
    let lineCount = lineCount ?? numberOfLines
    return StringLayout(
      runs, wraps: lineCount != 1, truncates: !lineBreakMode.wraps && lineBreakMode != .byClipping,
      lineLimit: lineCount == 0 ? .max : lineCount)
  }

  /// The size of the text in whole pixels.
  private func textSize(within size: CGSize, lineCount: Int) -> CGSize {
    let extent = textExtent(within: size, lineCount: lineCount)
    return CGSize(
      width: min(alignedToPixels(extent.width, .up), size.width), height: alignedToPixels(extent.height, .up))
  }

  private func textExtent(within size: CGSize, lineCount: Int) -> CGSize {
    guard let runs = displayedRuns(within: size) else { return .zero }
    return layout(runs, lineCount: lineCount).size(within: size)
  }

  /// The text to draw in a size, with a smaller font if necessary and allowed.
  private func displayedRuns(within size: CGSize) -> [TextRun]? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, size.width > 0 else { return runs(scale: 1) }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : Self.minimumScale
    var scale: CGFloat = 1
    // The width isn't proportional to the font size, so one step may not be enough.
    for _ in 0..<8 {
      guard let width = runs(scale: scale).map(\.unwrappedWidth), width > size.width, scale > least else {
        break
      }
      scale = max(scale * size.width / width * Self.shrinkTolerance, least)
    }
    return runs(scale: scale)
  }

  private func alignedToPixels(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    guard length.isFinite else { return length }
    // Ignores rounding errors just above a whole number of pixels.
    let slack: CGFloat = rule == .up ? 1e-6 : 0
    return (length * contentScaleFactor - slack).rounded(rule) / contentScaleFactor
  }
}

extension [TextRun] {
  fileprivate var unwrappedWidth: CGFloat {
    StringLayout(self, wraps: false)
      .size(within: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate func scalingFont(by scale: CGFloat) -> Self {
    guard scale != 1, let font = self[.font] as? UIFont else { return self }
    return merging([.font: font.withSize(font.pointSize * scale)]) { $1 }
  }
}
