public import QuartzCore

/// A view that displays an image or a sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image. An animated image plays indefinitely. Default nil.
  open var image: UIImage? {
    didSet {
      updateContents()
      propertyDidChange()
    }
  }

  /// The image while ``isHighlighted`` is true; nil, the default, uses ``image``.
  open var highlightedImage: UIImage? {
    didSet { updateContents() }
  }

  /// Whether the highlighted image is displayed. Default false.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { updateContents() }
      propertyDidChange()
    }
  }

  /// The images of the animation that ``startAnimating()`` plays. Default nil.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The duration of the animation in seconds; 0, the default, for 1/30 second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the animation plays; 0, the default, for indefinitely.
  open var animationRepeatCount = 0

  /// Creates a view with user interaction disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view with the size of an image and a second image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    updateContents()
  }

  /// Creates a view from an archive, with its geometry and appearance.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The color of images whose rendering mode is `alwaysTemplate`. Default: the superview's tint
  /// color.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if displayedImage?.renderingMode == .alwaysTemplate { updateContents() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if displayedImage?.renderingMode == .alwaysTemplate { updateContents() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { displayedImage?.size ?? super.intrinsicContentSize }

  // MARK: Animation

  private static let animationKey = "UIImageAnimation"

  /// Whether a sequence of images is playing.
  open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

  /// Plays ``animationImages`` instead of the image.
  open func startAnimating() {
    guard let animationImages, !animationImages.isEmpty else { return }
    let duration = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    animate(animationImages, duration: duration, repeatCount: animationRepeatCount)
  }

  /// Stops the animation and displays the image.
  open func stopAnimating() { layer.removeAnimation(forKey: UIImageView.animationKey) }

  private func animate(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.calculationMode = .discrete
    let pictures = images.compactMap { $0.displayedPixels(tint: templateColor) }
    // A single discrete value would have no effect.
    animation.values = pictures.count == 1 ? pictures + pictures : pictures
    animation.duration = duration
    animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
    layer.add(animation, forKey: UIImageView.animationKey)
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits.accessibility.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIImageView {
  /// The tint color for the view's traits.
  private var templateColor: UIColor { tintColor.resolvedColor(with: traitCollection) }

  private var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func updateContents() {
    stopAnimating()
    invalidateIntrinsicContentSize()
    let image = displayedImage
    layer.contents = image?.displayedPixels(tint: templateColor)
    if let image { contentScaleFactor = image.scale }
    layer.contentsCenter = image?.stretchableRegion ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if let image, let images = image.images, image.duration > 0 {
      animate(images, duration: image.duration, repeatCount: 0)
    }
  }
}

extension UIImage {
  /// The upright pixels, in the tint color if the image is a template.
  fileprivate func displayedPixels(tint: UIColor) -> CGImage? {
    if renderingMode == .alwaysTemplate { return withTintColor(tint).normalized.cgImage }
    return normalized.cgImage
  }

  /// The image drawn upright and tinted, unless its pixels already are.
  private var normalized: UIImage {
    guard imageOrientation != .up || traits.tint != nil else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
  }

  /// The region between the cap insets in unit coordinates; the whole image without insets.
  fileprivate var stretchableRegion: CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let region = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return CGRect(
      x: region.minX / size.width, y: region.minY / size.height, width: max(region.width, 0) / size.width,
      height: max(region.height, 0) / size.height)
  }
}
