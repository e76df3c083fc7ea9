import QuartzCore

/// The outermost view: where touches come in.
@preconcurrency @MainActor
open class UIWindow: UIView {
}
