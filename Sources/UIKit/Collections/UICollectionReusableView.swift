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

  /// Returns the attributes that fit the content. Default the given ones. Only layouts with estimated sizes ask for them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
      layer.transform = attributes.transform3D
    }
    bounds.size = attributes.size
    center = attributes.center
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

  /// Returns the attributes with the size of the constraints' content, if there are constraints.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !contentView.constraints.isEmpty,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    contentView.frame.size = layoutAttributes.size
    let size = contentView.systemLayoutSizeFitting(CGSize.zero)
    copy.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    return copy
  }
}
