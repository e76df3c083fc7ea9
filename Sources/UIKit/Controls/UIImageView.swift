public import QuartzCore

/// A view that shows a picture, or one after the other.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture; nil, the default, shows nothing. One of several images shows them one after the other.
  open var image: UIImage? {
    didSet { updateContents() }
  }

  /// The picture while ``isHighlighted``; nil, the default, for the same one.
  open var highlightedImage: UIImage? {
    didSet { updateContents() }
  }

  /// Whether the other picture shows. Default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateContents() } }
  }

  /// The pictures that ``startAnimating()`` shows one after the other. Default none.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The seconds that all of them take; 0, the default, for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0, the default, for without end.
  open var animationRepeatCount = 0

  /// Creates a view that takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of a picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of the size of a picture, with another one while it's highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    updateContents()
  }

  /// Reads a view's place and looks from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if displayedImage?.renderingMode == .alwaysTemplate { updateContents() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { displayedImage?.size ?? super.intrinsicContentSize }

  // MARK: Showing one after the other

  private static let animationKey = "UIImageAnimation"

  /// Whether pictures are shown one after the other.
  open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

  /// Shows ``animationImages`` one after the other, over the picture.
  open func startAnimating() {
    guard let animationImages, !animationImages.isEmpty else { return }
    let duration = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    animate(animationImages, duration: duration, repeatCount: animationRepeatCount)
  }

  /// Shows the picture again.
  open func stopAnimating() { layer.removeAnimation(forKey: UIImageView.animationKey) }

  private func animate(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.calculationMode = .discrete
    animation.values = images.compactMap { $0.displayedPixels(tint: tintColor) }
    animation.duration = duration
    animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
    layer.add(animation, forKey: UIImageView.animationKey)
  }
}

extension UIImageView {
  private var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func updateContents() {
    stopAnimating()
    invalidateIntrinsicContentSize()
    let image = displayedImage
    layer.contents = image?.displayedPixels(tint: tintColor)
    if let image { contentScaleFactor = image.scale }
    layer.contentsCenter = image?.stretchableRegion ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if let image, let images = image.images, image.duration > 0 {
      animate(images, duration: image.duration, repeatCount: 0)
    }
  }
}

extension UIImage {
  /// The pixels as they are shown: normalized, and where the picture is a template in a colour.
  fileprivate func displayedPixels(tint: UIColor) -> CGImage? {
    if renderingMode == .alwaysTemplate { return withTintColor(tint).normalized.cgImage }
    return normalized.cgImage
  }

  /// The picture drawn as it's shown, where its pixels aren't that already.
  private var normalized: UIImage {
    guard imageOrientation != .up || traits.tint != nil else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
  }

  /// The part between the cap insets, in fractions of the size; all of it where there are none.
  fileprivate var stretchableRegion: CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let region = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return CGRect(
      x: region.minX / size.width, y: region.minY / size.height, width: max(region.width, 0) / size.width,
      height: max(region.height, 0) / size.height)
  }
}
