public import QuartzCore

/// A view that applies a visual effect to the content behind it, or to its own content.
///
/// ```swift
/// let blur = UIVisualEffectView(effect: nil)
/// blur.frame = view.bounds
/// view.addSubview(blur)
/// UIView.animate(withDuration: 0.5) { blur.effect = UIBlurEffect(style: .dark) }
/// ```
///
/// Content belongs into the ``contentView``. A blur has no effect while the view or one of its superviews has an alpha
/// below 1.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = UIView()
  private var currentEffect: UIVisualEffect?

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepareSubviews()
    self.effect = effect
  }

  /// Creates a view without an effect from an archive, with the content of the archived view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let archivedContent = subviews.last?.subviews ?? []
    for subview in subviews { subview.removeFromSuperview() }
    prepareSubviews()
    for view in archivedContent { content.addSubview(view) }
  }

  private func prepareSubviews() {
    for subview in [backdrop, content] {
      subview.frame = bounds
      subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(subview)
    }
  }

  /// The view that contains the content, in front of the effect.
  open var contentView: UIView { content }

  /// The effect. Default nil, for none. In an animation block, the change of a blur's radius, saturation and tint is
  /// animated.
  open var effect: UIVisualEffect? {
    get { currentEffect }
    set {
      let old = currentEffect as? UIVibrancyEffect
      currentEffect = newValue
      applyBlur()
      applyVibrancy(newValue as? UIVibrancyEffect, replacing: old)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyBlur()
  }

  private func applyBlur() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    backdrop.apply((effect as? UIBlurEffect).map { BlurMaterial($0.style, isDark: isDark) })
  }

  /// Sets the opacity and the blend mode of the content. Without vibrancy, they are the program's own.
  private func applyVibrancy(_ vibrancy: UIVibrancyEffect?, replacing old: UIVibrancyEffect?) {
    guard vibrancy !== old else { return }
    content.alpha = vibrancy?.opacity ?? 1
    content.layer.compositingFilter = vibrancy.map { _ in "overlayBlendMode" }
  }
}
