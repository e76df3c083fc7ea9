public import QuartzCore
import Requirements

/// A rectangle of the screen that draws itself, holds other views and takes touches.
///
/// What a view looks like and where it is, its ``layer`` knows: the view's properties are the layer's by other names,
/// y downward from the top. Changes show at once, unless they happen inside ``animate(withDuration:animations:)`` or
/// one of its relatives.
///
/// A view is the main actor's. In a program that renders pictures or runs tests, any one thread may stand for it: a
/// tree of views belongs to the thread that advances its stage.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate {
  /// What shows the view.
  public nonisolated(unsafe) let layer: CALayer
  var traits = ViewTraits()
  var links = ViewLinks()

  /// The class that ``layer`` is of. Default CALayer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view that fills a rectangle of its superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    prepareLayer()
    self.frame = frame
  }

  /// Creates a view without extent.
  public convenience override init() { self.init(frame: .zero) }

  /// Reads a view from an archive: its place, its looks and its subviews.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    prepareLayer()
    decode(from: coder)
  }

  /// Writes the view's place, its looks and its subviews to an archive.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      failRequirement("\(self).layerClass is \(layerClass), which is no CALayer")
    }
    return type.make()
  }

  private func prepareLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.needsDisplayOnBoundsChange = false
    if drawsItself { layer.setNeedsDisplay() }
  }

  open override var next: UIResponder? { links.controller ?? superview }

  // MARK: Asked of subclasses

  /// Draws the contents, y downward from the top of the bounds, into the current graphics context.
  ///
  /// Override it to draw; it's called where ``UIView/setNeedsDisplay()`` asked for it, and for the first time before the view
  /// first shows. The default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Places the subviews; the default leaves them where they are.
  open func layoutSubviews() {}

  /// Returns the size that suits the view best in a size; the default is that of its bounds.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the contents have by themselves; ``UIView/noIntrinsicMetric`` where they have none. Default neither.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// A subview has come.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to move to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// The view is about to move to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has moved to another window, or to none.
  open func didMoveToWindow() {}
  /// The tint colour that the view has or takes over has changed.
  open func tintColorDidChange() {}

  /// Returns the frontmost view at a point of this one's space that takes touches, this one included.
  ///
  /// Left out are views that are hidden, that take no touches, and whose alpha is below 0.01, each with its subviews;
  /// and subviews' parts outside this view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point of the view's space lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns whether a gesture recogniser of this view's may begin. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A subview was hidden or shown, or its intrinsic size has changed.
  ///
  /// A view that arranges its subviews by their sizes overrides it; the default does nothing.
  func subviewSizeChanged() {}

  // MARK: Place

  /// The view's rectangle in its superview. Where ``UIView/transform`` isn't the identity, the smallest around what shows.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue.finite } }
  }

  /// The part of its own space that the view shows, y downward.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue.finite } }
  }

  /// Where the anchor point, by default the middle, lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// A transform about the anchor point. Default identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A transform in space about the anchor point. Default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Looks

  /// What lies behind the contents; nil, the default, is transparent. Where the layer was given another colour since, it's
  /// that.
  open var backgroundColor: UIColor? {
    get {
      layerShowsBackgroundColor ? traits.backgroundColor : layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    set {
      applyLayerBackground(newValue?.resolvedColor(with: traitCollection).cgColor)
      traits.backgroundColor = newValue
    }
  }

  /// From 0, transparent, to 1, the default; it applies to the subviews too.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are left out. Default false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      superview?.subviewSizeChanged()
    }
  }

  /// Whether subviews end at the bounds. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the contents fill the bounds without a gap. Default true; it draws nothing by itself.
  open var isOpaque: Bool {
    get { traits.isOpaque }
    set { traits.isOpaque = newValue }
  }

  /// How the contents fit bounds of another size. Default ``ContentMode/scaleToFill``.
  open var contentMode: ContentMode {
    get { traits.contentMode }
    set {
      traits.contentMode = newValue
      layer.contentsGravity = newValue.gravity
      layer.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  /// The colour of what can be touched: the superview's where none was set, and system blue at the end.
  open var tintColor: UIColor! {
    get { traits.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      traits.tintColor = newValue
      notifyTintColorChange()
    }
  }

  // MARK: Touches

  /// Whether the view takes touches. Default true.
  open var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }

  // MARK: Looking after the layer; nobody's in particular, since layers are

  /// Lets the view draw itself where its class does.
  open nonisolated func display(_ layer: CALayer) {
    withViews(layer) { if drawsItself { $0.drawContents() } }
  }

  /// Draws the view.
  open nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
    withViews(ctx) {
      UIGraphicsPushContext($0)
      draw(bounds)
      UIGraphicsPopContext()
    }
  }

  /// Does nothing.
  open nonisolated func layerWillDraw(_ layer: CALayer) {}

  /// Lets the view place its subviews.
  open nonisolated func layoutSublayers(of layer: CALayer) {
    withViews(()) {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// What the layer does when one of its properties changes: an animation inside
  /// `animate(withDuration:animations:)` and its relatives, nothing outside.
  open nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === self.layer ? AnimationStack.current.action(for: layer, forKey: event) : NSNull()
  }
}

/// Whom a view knows.
@MainActor
struct ViewLinks {
  weak var superview: UIView?
  var subviews: [UIView] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// Who looks after the view, where somebody does.
  weak var controller: UIViewController?
}
