public import QuartzCore

/// An object with a name for automatic tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name. Default nil.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// A part of a view that assistive technology reaches, without a view of its own.
///
/// Views list them in ``UIView/accessibilityElements``.
@preconcurrency @MainActor
open class UIAccessibilityElement: NSObject, UIAccessibilityIdentification {
  /// The view that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technology can reach the element. Default true.
  open var isAccessibilityElement = true
  /// The name. Default nil.
  open var accessibilityLabel: String?
  /// The result of the element's action. Default nil.
  open var accessibilityHint: String?
  /// The value. Default nil.
  open var accessibilityValue: String?
  /// A name for automatic tests. Default nil.
  open var accessibilityIdentifier: String?
  /// The characteristics. Default none.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The frame in the container; setting it sets ``accessibilityFrame``. Default zero.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  private var ownFrame: CGRect?

  /// The frame in the window. Default that of ``accessibilityFrameInContainerSpace``.
  open var accessibilityFrame: CGRect {
    get {
      if let ownFrame { return ownFrame }
      let view = accessibilityContainer as? UIView
      return view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
    }
    set { ownFrame = newValue }
  }

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}
