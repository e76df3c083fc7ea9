import QuartzCore

extension UIView {
  /// The properties of views by their keys.
  static let keyedProperties: KeyedViewProperties<UIView> = [
    "frame": .at(\.frame), "bounds": .at(\.bounds), "center": .at(\.center),
    "transform": .at(\.transform), "transform3D": .at(\.transform3D), "anchorPoint": .at(\.anchorPoint),
    "alpha": .at(\.alpha), "hidden": .at(\.isHidden), "isHidden": .at(\.isHidden),
    "opaque": .at(\.isOpaque), "isOpaque": .at(\.isOpaque), "clipsToBounds": .at(\.clipsToBounds),
    "backgroundColor": .at(\.backgroundColor), "tintColor": .at(\.tintColor), "tag": .at(\.tag),
    "userInteractionEnabled": .at(\.isUserInteractionEnabled),
    "isUserInteractionEnabled": .at(\.isUserInteractionEnabled),
    "multipleTouchEnabled": .at(\.isMultipleTouchEnabled),
    "exclusiveTouch": .at(\.isExclusiveTouch), "autoresizesSubviews": .at(\.autoresizesSubviews),
    "contentScaleFactor": .at(\.contentScaleFactor),
    "accessibilityIdentifier": .at(\.accessibilityIdentifier),
    "restorationIdentifier": .at(\.restorationIdentifier),
    "layer": .reading(\.layer), "superview": .reading(\.superview), "subviews": .reading(\.subviews),
    "window": .reading(\.window), "intrinsicContentSize": .reading(\.intrinsicContentSize),
    "gestureRecognizers": .reading(\.gestureRecognizers), "traitCollection": .reading(\.traitCollection),
  ]
}

extension UIViewController {
  /// The properties of view controllers by their keys.
  static let keyedProperties: KeyedViewProperties<UIViewController> = [
    "title": .at(\.title), "view": .at(\.view), "preferredContentSize": .at(\.preferredContentSize),
    "viewIfLoaded": .reading(\.viewIfLoaded), "viewLoaded": .reading(\.isViewLoaded),
    "isViewLoaded": .reading(\.isViewLoaded),
    "parent": .reading(\.parent), "parentViewController": .reading(\.parent),
    "children": .reading(\.children), "childViewControllers": .reading(\.children),
    "presentedViewController": .reading(\.presentedViewController),
    "presentingViewController": .reading(\.presentingViewController),
  ]
}
