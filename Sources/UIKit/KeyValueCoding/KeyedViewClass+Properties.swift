import QuartzCore

extension KeyedViewClass {
  /// The documented properties of views and view controllers by their keys; a subclass precedes its superclass.
  @MainActor static let all =
    controls + [
      KeyedViewClass(
        UIView.self,
        [
          "frame": .at(\UIView.frame), "bounds": .at(\UIView.bounds), "center": .at(\UIView.center),
          "transform": .at(\UIView.transform), "transform3D": .at(\UIView.transform3D),
          "anchorPoint": .at(\UIView.anchorPoint), "alpha": .at(\UIView.alpha),
          "hidden": .at(\UIView.isHidden), "isHidden": .at(\UIView.isHidden),
          "opaque": .at(\UIView.isOpaque), "isOpaque": .at(\UIView.isOpaque),
          "clipsToBounds": .at(\UIView.clipsToBounds), "backgroundColor": .at(\UIView.backgroundColor),
          "tintColor": .at(\UIView.tintColor), "tag": .at(\UIView.tag),
          "userInteractionEnabled": .at(\UIView.isUserInteractionEnabled),
          "isUserInteractionEnabled": .at(\UIView.isUserInteractionEnabled),
          "multipleTouchEnabled": .at(\UIView.isMultipleTouchEnabled),
          "exclusiveTouch": .at(\UIView.isExclusiveTouch),
          "autoresizesSubviews": .at(\UIView.autoresizesSubviews),
          "contentScaleFactor": .at(\UIView.contentScaleFactor),
          "accessibilityIdentifier": .at(\UIView.accessibilityIdentifier),
          "restorationIdentifier": .at(\UIView.restorationIdentifier), "layer": .reading(\UIView.layer),
          "superview": .reading(\UIView.superview), "subviews": .reading(\UIView.subviews),
          "window": .reading(\UIView.window),
          "intrinsicContentSize": .reading(\UIView.intrinsicContentSize),
          "gestureRecognizers": .reading(\UIView.gestureRecognizers),
          "traitCollection": .reading(\UIView.traitCollection),
        ]),
      KeyedViewClass(
        UIViewController.self,
        [
          "title": .at(\UIViewController.title), "view": .at(\UIViewController.view),
          "preferredContentSize": .at(\UIViewController.preferredContentSize),
          "viewIfLoaded": .reading(\UIViewController.viewIfLoaded),
          "viewLoaded": .reading(\UIViewController.isViewLoaded),
          "isViewLoaded": .reading(\UIViewController.isViewLoaded),
          "parent": .reading(\UIViewController.parent),
          "parentViewController": .reading(\UIViewController.parent),
          "children": .reading(\UIViewController.children),
          "childViewControllers": .reading(\UIViewController.children),
          "presentedViewController": .reading(\UIViewController.presentedViewController),
          "presentingViewController": .reading(\UIViewController.presentingViewController),
        ]),
    ]

  /// The properties of controls and other views.
  @MainActor private static let controls = [
    KeyedViewClass(
      UIScrollView.self,
      [
        "contentOffset": .at(\UIScrollView.contentOffset), "contentSize": .at(\UIScrollView.contentSize),
        "contentInset": .at(\UIScrollView.contentInset),
        "adjustedContentInset": .reading(\UIScrollView.adjustedContentInset),
        "scrollEnabled": .at(\UIScrollView.isScrollEnabled),
        "isScrollEnabled": .at(\UIScrollView.isScrollEnabled),
        "dragging": .reading(\UIScrollView.isDragging), "isDragging": .reading(\UIScrollView.isDragging),
        "decelerating": .reading(\UIScrollView.isDecelerating),
        "isDecelerating": .reading(\UIScrollView.isDecelerating),
      ]),
    KeyedViewClass(
      UITextView.self,
      [
        "text": .at(\UITextView.text), "selectedRange": .at(\UITextView.selectedRange),
        "font": .at(\UITextView.font), "textColor": .at(\UITextView.textColor),
      ]),
    KeyedViewClass(
      UITextField.self,
      [
        "text": .at(\UITextField.text), "placeholder": .at(\UITextField.placeholder),
        "font": .at(\UITextField.font), "textColor": .at(\UITextField.textColor),
      ]),
    KeyedViewClass(
      UISlider.self,
      [
        "value": .at(\UISlider.value), "minimumValue": .at(\UISlider.minimumValue),
        "maximumValue": .at(\UISlider.maximumValue),
      ]),
    KeyedViewClass(
      UISwitch.self,
      [
        "on": .at(\UISwitch.isOn), "isOn": .at(\UISwitch.isOn),
      ]),
    KeyedViewClass(
      UIControl.self,
      [
        "highlighted": .at(\UIControl.isHighlighted), "isHighlighted": .at(\UIControl.isHighlighted),
        "selected": .at(\UIControl.isSelected), "isSelected": .at(\UIControl.isSelected),
        "enabled": .at(\UIControl.isEnabled), "isEnabled": .at(\UIControl.isEnabled),
      ]),
    KeyedViewClass(
      UILabel.self,
      [
        "text": .at(\UILabel.text), "attributedText": .at(\UILabel.attributedText),
        "font": .at(\UILabel.font), "textColor": .at(\UILabel.textColor),
        "textAlignment": .at(\UILabel.textAlignment), "numberOfLines": .at(\UILabel.numberOfLines),
      ]),
    KeyedViewClass(
      UIImageView.self,
      [
        "image": .at(\UIImageView.image), "highlightedImage": .at(\UIImageView.highlightedImage),
        "highlighted": .at(\UIImageView.isHighlighted), "isHighlighted": .at(\UIImageView.isHighlighted),
      ]),
    KeyedViewClass(
      UIProgressView.self,
      [
        "progress": .at(\UIProgressView.progress)
      ]),
  ]
}
