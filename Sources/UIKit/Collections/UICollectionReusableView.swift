public import QuartzCore

/// A header, footer or decoration of a collection, and the superclass of its cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used again. Overrides call the superclass's implementation.
  open func prepareForReuse() { layer.removeAllAnimations() }

  /// Called before the layout's attributes are applied. The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection's layout changes. The default implementation does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection's layout has changed. The default implementation does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that fit the content. Only layouts with estimated sizes ask for them.
  ///
  /// The default implementation returns the given ones with the size that constraints of the content determine, if there are any.
  /// Dimensions that aren't estimated are kept.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fit(self, to: layoutAttributes) }

  func fit(_ view: UIView, to attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let (fitsWidth, fitsHeight) = (attributes.fitsWidth, attributes.fitsHeight)
    guard fitsWidth || fitsHeight, !view.constraints.isEmpty,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    view.frame.size = attributes.size
    let size = view.systemLayoutSizeFitting(
      CGSize(width: fitsWidth ? 0 : attributes.size.width, height: fitsHeight ? 0 : attributes.size.height),
      withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: fitsHeight ? .fittingSizeLevel : .required)
    if fitsWidth { copy.size.width = size.width.rounded(.up) }
    if fitsHeight { copy.size.height = size.height.rounded(.up) }
    return copy
  }

  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
      layer.transform = attributes.transform3D
    }
    bounds.size = attributes.size
    let origin = attributes.scroller?.origin ?? .zero
    center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = bounds
    addSubview(content)
  }

  /// The view that contains the cell's subviews.
  open var contentView: UIView { content }

  /// A view behind the content. Default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view over the background, behind the content of a selected or highlighted cell. Default nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  /// Whether the cell is selected. Default false.
  open var isSelected = false { didSet { updateSelection() } }
  /// Whether the cell is touched. Default false.
  open var isHighlighted = false { didSet { updateSelection() } }

  private func updateSelection() {
    guard let view = selectedBackgroundView else { return }
    if view.superview !== self { insertSubview(view, belowSubview: content) }
    view.frame = bounds
    view.isHidden = !isSelected && !isHighlighted
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, content].compactMap(\.self) { view.frame = bounds }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Content

  private(set) var configuredView: (any UIView & UIContentView)?

  /// The content, whose view fills the ``contentView``. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, replacing: configuredView) }
  }

  /// The state of the cell, on which content can depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// The width of the content.
  var contentExtent: CGFloat { bounds.width }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let view = configuredView, view.constraints.isEmpty, layoutAttributes.fitsHeight,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return fit(contentView, to: layoutAttributes) }
    let width = layoutAttributes.size.width - bounds.width + contentExtent
    copy.size.height = view.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
    return copy
  }
}

extension UIView {
  /// Shows a configuration in place of a former one, in a view that fills this one, and returns that view.
  func show(
    _ configuration: (any UIContentConfiguration)?, replacing view: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    guard let configuration else {
      view?.removeFromSuperview()
      return nil
    }
    if let view, type(of: view.configuration) == type(of: configuration) {
      view.configuration = configuration
      return view
    }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(new)
    return new
  }
}
