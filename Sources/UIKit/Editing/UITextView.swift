public import QuartzCore

/// A scroll view for displaying and editing several lines of text.
///
/// Its delegate can be a ``UITextViewDelegate``. A tap, or ``UIResponder/becomeFirstResponder()``, begins editing and
/// puts the caret at the end. After that, ``UIWindow/type(_:)`` inserts text into the view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  private var edited = EditedText()
  private var inputTraits = TextInputTraits()
  private let textLabel = UILabel()
  private let caret = TextCaret()

  /// Creates an empty text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty text view from an archive, with its geometry and appearance.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    textLabel.numberOfLines = 0
    textLabel.lineBreakMode = .byWordWrapping
    textLabel.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    addSubview(textLabel)
    layer.addSublayer(caret.layer)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Text

  /// The text. Default empty. Setting it puts the caret at the end and doesn't notify the delegate.
  open var text: String! {
    get { edited.text }
    set {
      edited = EditedText(newValue ?? "")
      update()
      propertyDidChange()
    }
  }

  /// The text with attributes. Text that is typed later has the view's attributes.
  open var attributedText: NSAttributedString! {
    get { textLabel.attributedText ?? NSAttributedString(string: "") }
    set {
      edited = EditedText(newValue?.string ?? "")
      textLabel.attributedText = newValue
      textSizeDidChange()
    }
  }

  /// The font. Default the system font of 12 points.
  open var font: UIFont? {
    get { textLabel.font }
    set {
      textLabel.font = newValue
      recordAppearance(\UITextView.font, newValue)
      textSizeDidChange()
    }
  }

  /// The color of the text. Default ``UIColor/label``.
  open var textColor: UIColor? {
    get { textLabel.textColor }
    set {
      textLabel.textColor = newValue
      recordAppearance(\UITextView.textColor, newValue)
    }
  }

  /// The alignment of the lines. Default ``NSTextAlignment/natural``.
  open var textAlignment: NSTextAlignment {
    get { textLabel.textAlignment }
    set {
      textLabel.textAlignment = newValue
      setNeedsLayout()
    }
  }

  /// The insets of the text, to which each line adds 5 points at both ends. Default 8 points at the top and the
  /// bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textSizeDidChange() }
  }

  // MARK: Editing

  /// Whether the text can be edited. Default true.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }

  /// Whether the text can be selected. It's stored and not used. Default true.
  open var isSelectable = true

  /// The selected range in UTF-16 code units; empty at the caret's position if nothing is selected.
  open var selectedRange: NSRange {
    get {
      let units = edited.utf16Range(of: edited.selection)
      return NSRange(location: units.location, length: units.length)
    }
    set {
      guard newValue.location >= 0, newValue.length >= 0 else { return }
      select(edited.range(location: newValue.location, length: newValue.length))
    }
  }

  open override var canBecomeFirstResponder: Bool {
    isEditable && textDelegate?.textViewShouldBeginEditing?(self) ?? true
  }

  open override var canResignFirstResponder: Bool { textDelegate?.textViewShouldEndEditing?(self) ?? true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    showCaret()
    textDelegate?.textViewDidBeginEditing?(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    unmarkText()
    caret.hide()
    textDelegate?.textViewDidEndEditing?(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !edited.characters.isEmpty }

  /// Inserts text at the caret, including line breaks.
  open func insertText(_ text: String) { replace(edited.insertionRange, with: text) }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    let range = edited.deletionRange
    if !range.isEmpty { replace(range, with: "") }
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

  /// Returns the rectangle of the caret at a position, in the view's coordinates. The caret is displayed there; override it
  /// to change or hide the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(atUnit: edited.unit(of: position)) }

  /// Returns the rectangles of a range, line by line, each from left to right. In text of mixed directions, a line can have
  /// several. Lines before the last one extend to the side at which they end.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let units = edited.unit(of: range.start)..<max(edited.unit(of: range.start), edited.unit(of: range.end))
    let inset = lineInset
    let sides = inset.left...max(bounds.width - inset.right, inset.left)
    return lines.rectangles(of: units, sides: sides).map { LineSelectionRect($0) }
  }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(lines.position(nearest: point))
  }

  /// Returns the position after a number of characters in a direction on the screen; nil if the text ends before.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    lines.position(after: edited.unit(of: position), moving: direction, count: offset).map(TextOffset.init)
  }

  // MARK: Edit menu

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action).map { $0 && (isEditable || !action.changesText) }
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection to the pasteboard, and deletes it. Does nothing if the text can't be edited.
  open override func cut(_ sender: Any?) {
    guard isEditable else { return }
    copySelection()
    deleteSelection()
  }

  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection with the pasteboard's text. Does nothing if the text can't be edited.
  open override func paste(_ sender: Any?) { if isEditable { pasteText() } }
  /// Selects the whole text.
  open override func select(_ sender: Any?) { selectWholeText() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectWholeText() }
  /// Deletes the selection. Does nothing if the text can't be edited.
  open override func delete(_ sender: Any?) { if isEditable { deleteSelection() } }

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

  /// Scrolls until the end of a range of UTF-16 code units is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let end = edited.range(location: range.location, length: range.length).upperBound
    scrollRectToVisible(caretRect(atUnit: edited.position(after: end).units), animated: true)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(
      width: size.width,
      height: labelSize(width: size.width).height + textContainerInset.top + textContainerInset.bottom)
  }

  /// The size of the unwrapped text if the view doesn't scroll; otherwise, no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : naturalSize(within: .greatestFiniteMagnitude)
  }

  /// Whether the text scrolls. If not, its size is the view's natural one. Default true.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func naturalSize(within width: CGFloat) -> CGSize {
    let (inset, text) = (lineInset, labelSize(width: width))
    return CGSize(
      width: min(text.width + inset.left + inset.right, width),
      height: text.height + inset.top + inset.bottom)
  }

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
}

// MARK: - Editing

extension UITextView {
  /// Replaces a range of the text.
  ///
  /// - Parameter composition: The range to select in a text that is composed, in characters; nil for other text.
  private func replace(_ range: Range<Int>, with text: String, composing composition: Range<Int>? = nil) {
    let units = edited.utf16Range(of: range)
    let mayChange = textDelegate?.textView?(
      self, shouldChangeTextIn: NSRange(location: units.location, length: units.length), replacementText: text
    )
    guard mayChange ?? true else { return }
    edited.replace(range, with: text)
    if let composition { edited.mark(text.count, selecting: composition) }
    update()
    layOutText()
    showCaret()
    let end = edited.position(after: edited.selection.upperBound)
    // Whole points, which are exact at the end of a long text too.
    scrollRectToVisible(caretRect(atUnit: end.units).integral, animated: false)
    textDelegate?.textViewDidChange?(self)
    post(Self.textDidChangeNotification)
  }

  private func compose(_ text: EditedText, _ selected: NSRange) {
    replace(edited.insertionRange, with: text.text, composing: text.range(selected))
  }

  /// Updates the displayed text.
  private func update() {
    textLabel.text = edited.text
    if let marked = edited.marked {
      let units = edited.utf16Range(of: marked)
      textLabel.underline(units.location..<units.location + units.length)
    }
    textSizeDidChange()
  }

  /// Requests a layout, and the superview's too if the text is the view's natural size.
  private func textSizeDidChange() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func select(_ characters: Range<Int>) {
    if !edited.composes(characters) { unmarkText() }
    edited.select(characters)
    showCaret()
    textDelegate?.textViewDidChangeSelection?(self)
  }

  private func showCaret() {
    guard isFirstResponder else { return }
    let position = edited.position(after: edited.selection.lowerBound)
    caret.show(in: caretRect(for: position), color: tintColor)
  }

  // MARK: Layout

  /// The horizontal padding of lines in points.
  private static var linePadding: CGFloat { 5 }

  /// The insets of lines.
  private var lineInset: UIEdgeInsets {
    var inset = textContainerInset
    inset.left += Self.linePadding
    inset.right += Self.linePadding
    return inset
  }

  /// Lays out the text at the top and sets the content size.
  private func layOutText() {
    let inset = lineInset
    let height = labelSize(width: bounds.width).height
    textLabel.frame = CGRect(
      x: inset.left, y: inset.top, width: max(bounds.width - inset.left - inset.right, 0), height: height)
    contentSize = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
  }

  /// Returns the size of the text with its attributes, at least as high as one line.
  private func labelSize(width: CGFloat) -> CGSize {
    let size = textLabel.sizeThatFits(CGSize(width: textWidth(width), height: 0))
    return CGSize(width: size.width, height: max(size.height, textLabel.font.lineHeight))
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(width - lineInset.left - lineInset.right, 0)
  }

  /// The lines of the text in the view's coordinates.
  private var lines: EditedLines {
    let inset = lineInset
    let width = textWidth(bounds.width)
    let rect = CGRect(
      x: inset.left, y: inset.top, width: width, height: labelSize(width: bounds.width).height)
    let caret = CGRect(
      x: inset.left + width * directed(textAlignment).leadingShare, y: inset.top, width: TextCaret.width,
      height: textLabel.font.lineHeight)
    return EditedLines(edited.characters.isEmpty ? nil : textLabel.lines(in: rect), emptyCaret: caret)
  }

  private func caretRect(atUnit unit: Int) -> CGRect { lines.caret(at: unit) }
}
