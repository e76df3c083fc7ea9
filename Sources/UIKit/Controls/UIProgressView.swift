public import QuartzCore

/// A bar that displays the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private static let thickness: CGFloat = 4

  private let track = UIView()
  private let bar = UIView()
  private var currentProgress: Float = 0

  /// Creates a bar with a progress of 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBars()
  }

  /// Creates a bar with a progress of 0 from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBars()
  }

  private func prepareBars() {
    for part in [track, bar] {
      part.layer.cornerRadius = Self.thickness / 2
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    updateColors()
  }

  /// The progress, clamped to 0…1. Default 0.
  open var progress: Float {
    get { currentProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, with an animation of 0.25 s if requested.
  open func setProgress(_ progress: Float, animated: Bool) {
    currentProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    if animated { UIView.animate(withDuration: 0.25) { layOutBars() } } else { layOutBars() }
    propertyDidChange()
  }

  /// The color of the completed part; nil, the default, uses the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      updateColors()
      recordAppearance(\UIProgressView.progressTintColor, progressTintColor)
    }
  }
  /// The color of the remaining part; nil, the default, uses a light gray.
  open var trackTintColor: UIColor? {
    didSet {
      updateColors()
      recordAppearance(\UIProgressView.trackTintColor, trackTintColor)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thickness)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thickness)
  }
  open override func tintColorDidChange() { updateColors() }
  open override func layoutSubviews() { layOutBars() }

  private func layOutBars() {
    let y = bounds.midY - Self.thickness / 2
    track.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: Self.thickness)
    bar.frame = directed(
      CGRect(x: bounds.minX, y: y, width: bounds.width * CGFloat(currentProgress), height: Self.thickness))
  }

  private func updateColors() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? UIColor(white: 0.9, alpha: 1)
  }
}
