public import UIKit

/// The base of ``LottieAnimationView``: a view whose contents are laid out again when its content mode changes.
@preconcurrency @MainActor
open class LottieAnimationViewBase: UIView {
  /// The placement of the animation in bounds of another size. Default `UIView.ContentMode.scaleAspectFit`.
  open override var contentMode: UIView.ContentMode {
    didSet { setNeedsLayout() }
  }

  /// Creates a view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentMode = .scaleAspectFit
    clipsToBounds = true
  }
}
