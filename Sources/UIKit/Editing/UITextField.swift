public import QuartzCore

/// A control for editing a line of text.
///
/// A tap, or ``UIResponder/becomeFirstResponder()``, begins editing and puts the caret at the end. After that,
/// ``UIWindow/type(_:)`` inserts text into the field.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  private var edited = EditedText()
  var inputTraits = TextInputTraits()
  /// Clips the text.
  private let textClip = UIView()
  private let textLabel = FieldLabel()
  private let placeholderLabel = FieldLabel()
  private let clearButton = UIButton(type: .custom)
  private let caret = TextCaret()

  /// The object that controls and observes editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty field from an archive, with its geometry and appearance.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    textClip.clipsToBounds = true
    textClip.isUserInteractionEnabled = false
    textLabel.font = .systemFont(ofSize: UIFont.labelFontSize)
    placeholderLabel.font = textLabel.font
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.drawFieldText = { [weak self] in self?.drawPlaceholder(in: $0) }
    textLabel.drawFieldText = { [weak self] in self?.drawText(in: $0) }
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    for view in [placeholderLabel, textClip, clearButton] { addSubview(view) }
    textClip.addSubview(textLabel)
    textClip.layer.addSublayer(caret.layer)
    update()
  }

  // MARK: Text

  /// The text; nil counts as empty. Default empty. Setting it puts the caret at the end and doesn't notify the
  /// delegate.
  open var text: String? {
    get { edited.text }
    set {
      edited = EditedText(newValue ?? "")
      update()
      propertyDidChange()
    }
  }

  /// The text with the field's attributes. Setting it also sets the text, and the font and color of the first character.
  open var attributedText: NSAttributedString? {
    get { textLabel.attributedText }
    set {
      let attributes =
        newValue.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      text = newValue?.string
    }
  }

  /// The text that is displayed while the field is empty. Default nil.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      update()
    }
  }

  /// The text with attributes that is displayed while the field is empty. Default nil.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      update()
    }
  }

  /// The font of the text and the placeholder. Default the system font of 17 points.
  open var font: UIFont? {
    get { textLabel.font }
    set {
      textLabel.font = newValue
      placeholderLabel.font = newValue
      recordAppearance(\UITextField.font, newValue)
      setNeedsLayout()
    }
  }

  /// The color of the text. Default ``UIColor/label``.
  open var textColor: UIColor? {
    get { textLabel.textColor }
    set {
      textLabel.textColor = newValue
      recordAppearance(\UITextField.textColor, newValue)
    }
  }

  /// The alignment of the text. Default ``NSTextAlignment/natural``.
  open var textAlignment: NSTextAlignment {
    get { textLabel.textAlignment }
    set {
      textLabel.textAlignment = newValue
      placeholderLabel.textAlignment = newValue
      setNeedsLayout()
    }
  }

  /// Whether characters are displayed as dots. Default false.
  open var isSecureTextEntry = false { didSet { update() } }
  /// Whether the text is deleted when editing begins. Default false.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit the text. Default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { textLabel.adjustsFontSizeToFitWidth }
    set { textLabel.adjustsFontSizeToFitWidth = newValue }
  }
  /// The smallest font size in points; 0, the default, for a tenth of the font's size.
  open var minimumFontSize: CGFloat = 0 {
    didSet { textLabel.minimumScaleFactor = minimumFontSize / max(textLabel.font.pointSize, 1) }
  }

  // MARK: Border and side views

  /// The border. Default ``BorderStyle/none``.
  open var borderStyle = BorderStyle.none {
    didSet {
      let edge = borderStyle.edge
      layer.borderWidth = edge.width
      layer.borderColor = edge.color?.cgColor
      layer.cornerRadius = edge.radius
      applyDefaultBackground()
      setNeedsLayout()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyDefaultBackground()
  }

  open override var backgroundColor: UIColor? { didSet { applyDefaultBackground() } }

  /// Applies the border style's background if the field has no background color.
  private func applyDefaultBackground() {
    guard traits.backgroundColor == nil else { return }
    applyLayerBackground(borderStyle.fill?.resolvedColor(with: traitCollection).cgColor)
  }

  /// The view to the left of the text, whose size doesn't change. Default nil.
  open var leftView: UIView? { didSet { replaceSideView(oldValue, for: leftView) } }
  /// The view to the right of the text, whose size doesn't change. Default nil.
  open var rightView: UIView? { didSet { replaceSideView(oldValue, for: rightView) } }
  /// The visibility of the left view. Default ``ViewMode/never``.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The visibility of the right view. Default ``ViewMode/never``.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The visibility of the button that deletes the text. Default ``ViewMode/never``.
  open var clearButtonMode = ViewMode.never {
    didSet {
      if clearButton.currentImage == nil { clearButton.setImage(ButtonSymbol.clear, for: .normal) }
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing?(self) ?? true
  }

  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing?(self) ?? true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    // The delegate is notified before the keyboard moves.
    return UIResponder.changingFirstResponder { beginEditing() }
  }

  private func beginEditing() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    update()
    showCaret()
    delegate?.textFieldDidBeginEditing?(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    unmarkText()
    caret.hide()
    update()
    delegate?.textFieldDidEndEditing?(self)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !edited.characters.isEmpty }

  /// Inserts text at the caret. A line break acts as the return key.
  open func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    replace(edited.insertionRange, with: text.filter { !$0.isNewline })
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    let range = edited.deletionRange
    if !range.isEmpty { replace(range, with: "") }
  }

  /// The selected range in characters, clamped to the text; empty at the caret's position if nothing is selected.
  /// Apple's UIKit doesn't have this property.
  public var selectedCharacters: Range<Int> {
    get { edited.selection }
    set { select(newValue) }
  }

  // MARK: Composition

  /// The range of the text that an input method composes; nil if it composes none.
  open var markedTextRange: UITextRange? { edited.marked.map(edited.span(of:)) }

  /// Replaces the text that an input method composes, or the selection if there is none. It's underlined until typed text
  /// replaces it, or until ``unmarkText()``.
  ///
  /// - Parameters:
  ///   - markedText: The composed text; nil or empty to delete it.
  ///   - selectedRange: The range to select, in UTF-16 code units of the composed text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(EditedText(markedText ?? ""), selectedRange)
  }

  /// Ends the composition. Its text remains.
  open func unmarkText() {
    guard edited.marked != nil else { return }
    edited.unmark()
    update()
  }

  // MARK: Positions

  /// The position in front of the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(edited.unitCount) }

  /// The selected range; empty at the caret's position if nothing is selected. Ranges are clamped to the text.
  open var selectedTextRange: UITextRange? {
    get { edited.span(of: edited.selection) }
    set { if let newValue { select(edited.characters(of: newValue)) } }
  }

  /// Returns the text in a range, which is clamped to the text.
  open func text(in range: UITextRange) -> String? { String(edited.characters[edited.characters(of: range)]) }

  /// Replaces the text in a range, and puts the caret after it.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(edited.characters(of: range), with: text)
  }

  /// Returns the rectangle of the caret at a position, in the field's coordinates. The caret is displayed there; override it
  /// to change or hide the caret.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretFrame(after: edited.characterCount(before: position))
  }

  /// Returns the rectangles of a range from left to right: several in text of mixed directions.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let characters = edited.characters(of: range)
    let units = displayedUnit(characters.lowerBound)..<displayedUnit(characters.upperBound)
    let caret = caretFrame(after: characters.lowerBound)
    return lines(in: lineRect).rectangles(of: units).map {
      LineSelectionRect(CGRect(x: $0.minX, y: caret.minY, width: $0.width, height: caret.height))
    }
  }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    position(ofDisplayedUnit: lines(in: lineRect).position(nearest: point))
  }

  /// Returns the position after a number of characters in a direction on the screen; nil if the text ends before.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let unit = displayedUnit(edited.characterCount(before: position))
    return lines(in: lineRect).position(after: unit, moving: direction, count: offset).map(
      self.position(ofDisplayedUnit:))
  }

  // MARK: Edit menu

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action).map { $0 && !(isSecureTextEntry && action.copiesText) }
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection to the pasteboard, and deletes it.
  open override func cut(_ sender: Any?) {
    copySelection()
    deleteSelection()
  }

  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection with the pasteboard's text, without its line breaks.
  open override func paste(_ sender: Any?) { pasteLine() }
  /// Selects the whole text.
  open override func select(_ sender: Any?) { selectWholeText() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectWholeText() }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Input views

  /// The view that replaces the keys of the keyboard during editing. Default nil.
  open override var inputView: UIView? {
    get { inputTraits.inputView }
    set { inputTraits.inputView = newValue }
  }

  /// The view above the keyboard during editing. Default nil.
  open override var inputAccessoryView: UIView? {
    get { inputTraits.inputAccessoryView }
    set { inputTraits.inputAccessoryView = newValue }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    becomeFirstResponder()
  }

  // MARK: Layout

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textFrame(in: bounds) }
  /// Returns the rectangle of the text during editing. Default: the rectangle of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder. Default: the rectangle of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the border. Default the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Draws the text in the current context.
  ///
  /// - Parameter rect: The rectangle of the text, in its own coordinates.
  open func drawText(in rect: CGRect) { textLabel.drawOwnText(in: rect) }

  /// Draws the placeholder in the current context.
  ///
  /// - Parameter rect: The rectangle of the placeholder, in its own coordinates.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwnText(in: rect) }

  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, atEnd: false, in: bounds)
  }
  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, atEnd: true, in: bounds)
  }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let frame = CGRect(
      x: bounds.maxX - Metrics.clearButton - Metrics.gap, y: bounds.midY - Metrics.clearButton / 2,
      width: Metrics.clearButton, height: Metrics.clearButton)
    return trailingSign > 0 ? frame : frame.mirrored(in: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    textClip.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    layOutText()
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clearButton.isHidden = !showsClearButton
  }

  open override var intrinsicContentSize: CGSize {
    let text = (hasText ? textLabel : placeholderLabel).intrinsicContentSize
    let height = max(text.height, textLabel.font.lineHeight.rounded(.up))
    return CGSize(width: text.width + 2 * borderStyle.inset, height: height + 2 * borderStyle.verticalInset)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineSpan: AxisSpan? { (hasText ? textLabel : placeholderLabel).baselineSpan }

  // MARK: Input traits

  /// The type of the keyboard. It's stored and not used.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The title of the return key. It's stored and not used.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// The appearance of the keyboard. It's stored and not used.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  /// The automatic capitalization. It's stored and not used.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// The automatic correction. It's stored and not used.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// The spell checking. It's stored and not used.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// Whether the return key is disabled without text. It's stored and not used.
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { traits.accessibility.label ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { traits.accessibility.value ?? (isSecureTextEntry ? nil : text) }
    set { super.accessibilityValue = newValue }
  }
}

// MARK: - Editing

extension UITextField {
  /// Replaces a range of the text.
  ///
  /// - Parameter composition: The range to select in a text that is composed, in characters; nil for other text.
  private func replace(_ range: Range<Int>, with text: String, composing composition: Range<Int>? = nil) {
    let units = edited.utf16Range(of: range)
    let mayChange = delegate?.textField?(
      self, shouldChangeCharactersIn: NSRange(location: units.location, length: units.length),
      replacementString: text)
    guard mayChange ?? true else { return }
    edited.replace(range, with: text)
    if let composition { edited.mark(text.count, selecting: composition) }
    update()
    if isEditing { showCaret() }
    delegate?.textFieldDidChangeSelection?(self)
    post(Self.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  private func compose(_ text: EditedText, _ selected: NSRange) {
    let line = EditedText(text.text.filter { !$0.isNewline })
    replace(edited.insertionRange, with: line.text, composing: line.range(selected))
  }

  private func select(_ characters: Range<Int>) {
    if !edited.composes(characters) { unmarkText() }
    edited.select(characters)
    showCaret()
    delegate?.textFieldDidChangeSelection?(self)
  }

  private func clear() {
    guard delegate?.textFieldShouldClear?(self) ?? true else { return }
    text = ""
    if isEditing { showCaret() }
    post(Self.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn?(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  /// Updates the displayed text.
  private func update() {
    textLabel.text = displayed(edited.text)
    if let marked = edited.marked {
      textLabel.underline(displayedUnit(marked.lowerBound)..<displayedUnit(marked.upperBound))
    }
    placeholderLabel.isHidden = hasText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func displayed(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// Lays out the text and shows the caret.
  private func showCaret() {
    guard isEditing else { return }
    textClip.frame = editingRect(forBounds: bounds)
    layOutText()
  }

  /// Lays out the text. During editing, it's scrolled so that the caret is visible.
  private func layOutText() {
    guard isEditing else {
      textLabel.frame = textClip.bounds
      return
    }
    let line = lineRect
    let origin = textClip.convert(line.origin, from: self)
    textLabel.frame = CGRect(origin: CGPoint(x: origin.x, y: 0), size: line.size)
    let position = edited.position(after: edited.selection.lowerBound)
    caret.show(in: textClip.convert(caretRect(for: position), from: self), color: tintColor)
  }

  // MARK: Lines

  /// The rectangle in which the line is visible.
  private var clipRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// The rectangle of the whole line in the field's coordinates. During editing, it's scrolled so that the caret is visible.
  private var lineRect: CGRect {
    let clip = clipRect
    guard isEditing else { return clip }
    let width = displayed(edited.text).size(withAttributes: [.font: textLabel.font as Any]).width
    let line = CGRect(x: 0, y: clip.minY, width: max(clip.width, width + 1), height: clip.height)
    let caret = lines(in: line).caret(at: displayedUnit(edited.selection.lowerBound))
    return line.offsetBy(dx: clip.minX - max(caret.minX + TextCaret.width - clip.width, 0), dy: 0)
  }

  private func lines(in rect: CGRect) -> EditedLines {
    let caret = CGRect(
      x: rect.minX + rect.width * directed(textAlignment).leadingShare, y: rect.minY, width: TextCaret.width,
      height: textLabel.font.lineHeight)
    return EditedLines(hasText ? textLabel.lines(in: rect) : nil, emptyCaret: caret)
  }

  /// Returns the rectangle of the caret after a number of characters.
  private func caretFrame(after count: Int) -> CGRect {
    let clip = clipRect
    let x = lines(in: lineRect).caret(at: displayedUnit(count)).minX
    let height = textLabel.font.lineHeight
    return CGRect(
      x: min(x, clip.maxX - TextCaret.width), y: clip.midY - height / 2, width: TextCaret.width,
      height: height)
  }

  /// Returns the number of displayed UTF-16 code units in front of a character.
  private func displayedUnit(_ count: Int) -> Int {
    isSecureTextEntry ? count : edited.position(after: count).units
  }

  private func position(ofDisplayedUnit unit: Int) -> UITextPosition {
    isSecureTextEntry ? edited.position(after: min(unit, edited.characters.count)) : TextOffset(unit)
  }
}

// MARK: - Layout

private enum Metrics {
  static let clearButton: CGFloat = 19
  static let gap: CGFloat = 5
}

extension UITextField {
  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClearButton: Bool { hasText && shows(clearButtonMode) }

  private func textFrame(in bounds: CGRect) -> CGRect {
    let inset = min(borderStyle.inset, bounds.width / 2)
    var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
    func leaveSpace(for frame: CGRect, atLeft isAtLeft: Bool) {
      if isAtLeft { left = frame.maxX } else { right = frame.minX }
    }
    let isLeftToRight = trailingSign > 0
    if leftView != nil, shows(leftViewMode) {
      leaveSpace(for: leftViewRect(forBounds: bounds), atLeft: isLeftToRight)
    }
    if rightView != nil, shows(rightViewMode) {
      leaveSpace(for: rightViewRect(forBounds: bounds), atLeft: !isLeftToRight)
    } else if showsClearButton {
      leaveSpace(for: clearButtonRect(forBounds: bounds), atLeft: !isLeftToRight)
    }
    return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  /// The rectangle of a side view: the left view is at the leading side.
  private func sideRect(of view: UIView?, atEnd: Bool, in bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let frame = CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    return trailingSign > 0 ? frame : frame.mirrored(in: bounds)
  }

  private func replaceSideView(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
