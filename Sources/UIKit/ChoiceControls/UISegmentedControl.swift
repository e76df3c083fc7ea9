public import QuartzCore

/// A row of segments, one of which can be selected.
///
/// Measures are estimated from iOS 13 to 18: the height is 32 points, and the selected segment has a white background that slides
/// within 0.25 s.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no selected segment: −1.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = []
  /// The lines between segments.
  private var separators: [UIView] = []
  private let thumb = UIView()
  private var selectedIndex = UISegmentedControl.noSegment
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control without segments from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a control with a segment for each title or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insert(Segment(title: item as? String, image: item as? UIImage), at: segments.count)
    }
    sizeToFit()
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(thumb)
    updateColors()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title; indices beyond the ends are clamped. The change isn't animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment)
  }
  /// Adds a segment with an image; indices beyond the ends are clamped. The change isn't animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment)
  }
  /// Removes a segment. An index without a segment is ignored. The change isn't animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).remove()
    if selectedIndex == segment {
      selectedIndex = Self.noSegment
    } else if selectedIndex > segment {
      selectedIndex -= 1
    }
    segmentsChanged()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.remove() }
    (segments, selectedIndex) = ([], Self.noSegment)
    segmentsChanged()
  }

  /// Sets the title of a segment. An index without a segment is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
  /// Sets the image of a segment. An index without a segment is ignored.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
  /// Sets the width of a segment; 0 shares the control's width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width that was set for a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  private subscript(index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    segmentsChanged()
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedIndex >= index { selectedIndex += 1 }
    addSubview(segment.label)
    addSubview(segment.icon)
    segmentsChanged()
  }

  private func segmentsChanged() {
    updateSeparators()
    updateColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Adds a line between every two segments, below the selection.
  private func updateSeparators() {
    for separator in separators { separator.removeFromSuperview() }
    separators = segments.dropFirst().map { _ in
      let separator = UIView()
      separator.backgroundColor = .separator
      separator.isUserInteractionEnabled = false
      insertSubview(separator, at: 0)
      return separator
    }
  }

  // MARK: Selection

  /// The index of the selected segment, or ``noSegment``. Default ``noSegment``. No event is sent.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      selectedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      updateColors()
      setNeedsLayout()
      propertyDidChange()
    }
  }
  /// Whether the selection only lasts for the touch. Default false.
  open var isMomentary = false

  // MARK: Look

  /// The color of the selected segment; nil, the default, for white.
  open var selectedSegmentTintColor: UIColor? { didSet { updateColors() } }
  /// Whether widths follow the contents. Default false: segments have one width.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    segmentsChanged()
  }
  /// Returns the attributes of titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  private func updateColors() {
    thumb.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedIndex
      var style: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
        .foregroundColor: segment.isEnabled && isEnabled ? UIColor.label : .tertiaryLabel,
      ]
      style.merge(attributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
      if isSelected { style.merge(attributes[UIControl.State.selected.rawValue] ?? [:]) { $1 } }
      segment.label.attributedText = NSAttributedString(
        string: segment.title ?? "", attributes: style)
      segment.icon.image = segment.image
      segment.icon.tintColor = .label
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(\.naturalWidth)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: width, height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, frame) in zip(segments, segmentFrames) {
      segment.label.frame = frame
      segment.icon.frame = frame
    }
    for (index, separator) in separators.enumerated() {
      let boundary = max(segmentFrames[index].minX, segmentFrames[index + 1].minX)
      separator.frame = CGRect(x: boundary - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
      separator.alpha = selectedIndex == index || selectedIndex == index + 1 ? 0 : 1
    }
    thumb.isHidden = selectedIndex == Self.noSegment
    if segments.indices.contains(selectedIndex) {
      thumb.frame = segmentFrames[selectedIndex].insetBy(dx: 2, dy: 2)
    }
  }

  var segmentFrames: [CGRect] {
    let natural = segments.map(\.naturalWidth).reduce(0, +)
    let fixed = segments.map(\.width).reduce(0, +)
    let sharing = CGFloat(segments.count { $0.width <= 0 })
    var x: CGFloat = 0
    let frames = segments.map { segment in
      let share =
        apportionsSegmentWidthsByContent && natural > 0
        ? bounds.width * segment.naturalWidth / natural
        : max(bounds.width - fixed, 0) / max(sharing, 1)
      let width = segment.width > 0 ? segment.width : share
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map {
      CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height)
    }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isMomentary { choose(touch) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isMomentary {
      selectedSegmentIndex = Self.noSegment
    } else if isTouchInside, let touch {
      choose(touch)
    }
  }

  private func choose(_ touch: UITouch) {
    let x = touch.location(in: self).x
    guard let index = segmentFrames.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      segments[index].isEnabled,
      index != selectedIndex
    else { return }
    let hadSelection = selectedIndex != Self.noSegment
    selectedSegmentIndex = index
    UIView.animate(withDuration: hadSelection ? 0.25 : 0) { self.layoutIfNeeded() }
    sendActions(for: .valueChanged)
  }
}

/// A segment with its views.
@MainActor
private struct Segment {
  var title: String?
  var image: UIImage?
  var width: CGFloat = 0
  var isEnabled = true
  let label = UILabel()
  let icon = UIImageView()

  init(title: String?, image: UIImage?) {
    (self.title, self.image) = (title, image)
    label.textAlignment = .center
    icon.contentMode = .center
    for view in [label, icon] as [UIView] { view.isUserInteractionEnabled = false }
  }

  var naturalWidth: CGFloat {
    width > 0 ? width : (image?.size.width ?? label.intrinsicContentSize.width).rounded(.up) + 22
  }

  func remove() {
    label.removeFromSuperview()
    icon.removeFromSuperview()
  }
}
