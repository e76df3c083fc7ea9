public import LottiePlayer
public import UIKit

/// A control that shows an animation.
///
/// Subclasses play the animation in response to touches: ``AnimatedButton`` and ``AnimatedSwitch``. A layer of the animation
/// can represent a state of the control:
///
/// ```swift
/// control.setLayer(named: "Plain", forState: .normal)
/// control.setLayer(named: "Pressed", forState: .highlighted)
/// ```
@preconcurrency @MainActor
open class AnimatedControl: UIControl {
  /// The view that shows the animation.
  public let animationView: LottieAnimationView
  private var layerNames: [UIControl.State.RawValue: String] = [:]

  // MARK: Creating

  /// Creates a control with the animation's size.
  public init(animation: LottieAnimation, configuration: LottieConfiguration = .shared) {
    animationView = LottieAnimationView(animation: animation, configuration: configuration)
    super.init(frame: animation.bounds)
    prepare()
  }

  /// Creates a control without an animation.
  public init() {
    animationView = LottieAnimationView()
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a control without an animation, from an archive.
  public required init?(coder: NSCoder) {
    animationView = LottieAnimationView()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    animationView.clipsToBounds = false
    animationView.isUserInteractionEnabled = false
    animationView.frame = bounds
    addSubview(animationView)
  }

  // MARK: Animation

  /// The animation; nil for none.
  open var animation: LottieAnimation? {
    get { animationView.animation }
    set {
      animationView.animation = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      updateForState()
      animationDidSet()
    }
  }

  /// The playback speed. Default 1.
  open var animationSpeed: CGFloat {
    get { animationView.animationSpeed }
    set { animationView.animationSpeed = newValue }
  }

  /// Called when ``AnimatedControl/animation`` has been set. Default does nothing.
  open func animationDidSet() {}

  /// Sets the layer of the animation that alone is visible in a state.
  ///
  /// In states without an assigned layer, all layers are visible.
  ///
  /// - Parameters:
  ///   - named: The name of a layer of the root composition. A name that no layer has counts as none.
  ///   - forState: The state.
  open func setLayer(named: String, forState: UIControl.State) {
    layerNames[forState.rawValue] = named
    updateForState()
  }

  /// Replaces the values of all properties that match a key path.
  open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
    animationView.setValueProvider(valueProvider, keypath: keypath)
  }

  /// Removes the provider that was set for exactly this key path.
  open func removeValueProvider(for keypath: AnimationKeypath) {
    animationView.removeValueProvider(for: keypath)
  }

  private func updateForState() {
    animationView.lottieAnimationLayer.soleLayerName = layerNames[state.rawValue]
  }

  // MARK: Control

  open override var isEnabled: Bool {
    didSet { updateForState() }
  }

  open override var isSelected: Bool {
    didSet { updateForState() }
  }

  open override var isHighlighted: Bool {
    didSet { updateForState() }
  }

  /// The animation's size; zero without an animation.
  open override var intrinsicContentSize: CGSize { animationView.intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    animationView.frame = bounds
  }
}
