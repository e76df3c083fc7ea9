public import QuartzCore
import Requirements

/// A rectangular area that displays content, contains subviews and receives touches.
///
/// A view's appearance and geometry are stored in its ``layer``; the view's properties are other names for the
/// layer's, with y pointing down. Changes take effect at once, unless they happen inside
/// ``animate(withDuration:animations:)`` or a related method.
///
/// Views are isolated to the main actor. In programs that render images or run tests, any one thread can take the
/// main thread's place: a view tree belongs to the thread that advances its stage.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate {
  /// The layer that displays the view.
  public nonisolated(unsafe) let layer: CALayer
  var traits = ViewTraits()
  var links = ViewLinks()

  /// The class of the view's ``layer``, a subclass of `CALayer`. Default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    prepareLayer()
    self.frame = frame
  }

  /// Creates a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an archive: its geometry, appearance and subviews.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    prepareLayer()
    decode(from: coder)
  }

  /// Encodes the view's geometry, appearance and subviews.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      failRequirement("\(self).layerClass is \(layerClass), which isn't a subclass of CALayer")
    }
    return type.make()
  }

  private func prepareLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.needsDisplayOnBoundsChange = false
    if overridesDraw { layer.setNeedsDisplay() }
  }

  open override var next: UIResponder? { links.controller ?? superview }

  // MARK: Methods to override

  /// Draws the contents into the current graphics context, with y pointing down.
  ///
  /// Override it to draw custom content. It's called before the view first appears and after
  /// ``UIView/setNeedsDisplay()``. The default implementation draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Lays out the subviews. The default implementation does nothing.
  open func layoutSubviews() {}

  /// Returns the size that fits the view's content best, given a proposed size. The default implementation returns
  /// the size of the bounds.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the view's content; ``UIView/noIntrinsicMetric`` for a dimension without one, which is the
  /// default for both.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view moves to another superview; nil if it's removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview or was removed.
  open func didMoveToSuperview() {}
  /// Called before the view moves to another window; nil if it leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has moved to another window or left it.
  open func didMoveToWindow() {}
  /// Called after the view's own or inherited tint color has changed.
  open func tintColorDidChange() {}

  /// Returns the frontmost view that contains a point, in this view's coordinates, and receives touches.
  ///
  /// Views that are hidden, that have user interaction disabled, or whose alpha is below 0.01 are skipped along with
  /// their subviews. Parts of subviews outside their superview aren't hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether the bounds contain a point, in the view's coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns whether a gesture recognizer may begin. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when a subview was hidden or shown, or when its intrinsic size has changed.
  ///
  /// A view that arranges its subviews by their sizes overrides it. The default implementation does nothing.
  func subviewSizeChanged() {}

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates. If ``UIView/transform`` isn't the identity, the smallest
  /// rectangle around the transformed bounds.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue.finite } }
  }

  /// The view's rectangle in its own coordinates, with y pointing down. Its origin scrolls the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue.finite } }
  }

  /// The position of the anchor point, by default the middle of the bounds, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The affine transform about the anchor point. Default identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform about the anchor point. Default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// The color behind the contents; nil, the default, is transparent. If the layer's background color was changed
  /// directly, it's that color.
  open var backgroundColor: UIColor? {
    get {
      layerShowsBackgroundColor ? traits.backgroundColor : layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    set {
      applyLayerBackground(newValue?.resolvedColor(with: traitCollection).cgColor)
      traits.backgroundColor = newValue
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are hidden. Default false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      superview?.subviewSizeChanged()
    }
  }

  /// Whether subviews are clipped to the bounds. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the content covers the bounds completely. It's a hint and doesn't change the drawing. Default true.
  open var isOpaque: Bool {
    get { traits.isOpaque }
    set { traits.isOpaque = newValue }
  }

  /// The placement of contents in bounds of another size. Default ``ContentMode/scaleToFill``.
  open var contentMode: ContentMode {
    get { traits.contentMode }
    set {
      traits.contentMode = newValue
      layer.contentsGravity = newValue.gravity
      layer.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  /// The color of interactive elements. Default that of the superview, and system blue without one.
  open var tintColor: UIColor! {
    get { traits.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      traits.tintColor = newValue
      notifyTintColorChange()
    }
  }

  // MARK: Touches

  /// Whether the view receives touches. Default true.
  open var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }

  // MARK: Layer delegate, nonisolated as layers are

  /// Draws the contents if the view's class overrides `draw(_:)`.
  open nonisolated func display(_ layer: CALayer) {
    withViews(layer) { if overridesDraw { $0.drawContents() } }
  }

  /// Makes the context current and calls `draw(_:)`.
  open nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
    withViews(ctx) {
      UIGraphicsPushContext($0)
      draw(bounds)
      UIGraphicsPopContext()
    }
  }

  /// Called before the layer's contents are drawn. The default implementation does nothing.
  open nonisolated func layerWillDraw(_ layer: CALayer) {}

  /// Calls ``UIView/layoutSubviews()``, and the controller's methods before and after it.
  open nonisolated func layoutSublayers(of layer: CALayer) {
    withViews(()) {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Returns the action for a change of one of the layer's properties: an animation inside
  /// `animate(withDuration:animations:)` and related methods, none outside.
  open nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === self.layer ? AnimationStack.current.action(for: layer, forKey: event) : NSNull()
  }
}

/// The views and objects that a view is connected to.
@MainActor
struct ViewLinks {
  weak var superview: UIView?
  var subviews: [UIView] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
}
