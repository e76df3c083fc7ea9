public import QuartzCore

/// A bar that fills as something gets done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private static let thickness: CGFloat = 4

  private let track = UIView()
  private let bar = UIView()
  private var currentProgress: Float = 0

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBars()
  }

  /// Reads an empty bar from an archive.
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

  /// How much is done, brought into 0…1. Default 0.
  open var progress: Float {
    get { currentProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, at once or in 0.25 s.
  open func setProgress(_ progress: Float, animated: Bool) {
    currentProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    if animated { UIView.animate(withDuration: 0.25) { layOutBars() } } else { layOutBars() }
  }

  /// The color of what is done; nil, the default, is the tint.
  open var progressTintColor: UIColor? {
    didSet { updateColors() }
  }
  /// The color of what is left; nil, the default, is a light gray.
  open var trackTintColor: UIColor? {
    didSet { updateColors() }
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
    bar.frame = CGRect(
      x: bounds.minX, y: y, width: bounds.width * CGFloat(currentProgress), height: Self.thickness)
  }

  private func updateColors() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? UIColor(white: 0.9, alpha: 1)
  }
}
