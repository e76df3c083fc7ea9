import Testing
import UIKit

/// The initial values of properties, which are those of Apple's documentation.
@MainActor @Suite struct DefaultValueTests {
  @Test func `gesture recognizers need one finger and one tap`() {
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    #expect(swipe.numberOfTouchesRequired == 1 && swipe.direction == .right)
    #expect(UIRotationGestureRecognizer().rotation == 0 && UIPinchGestureRecognizer().scale == 1)
  }

  @Test func `controls begin at the lower ends of their ranges`() {
    let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.value == 0 && !stepper.wraps && stepper.autorepeat && stepper.isContinuous)
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
    let (progress, images) = (UIProgressView(), UIImageView(frame: .zero))
    #expect(progress.progress == 0 && progress.intrinsicContentSize.height == 4)
    #expect(progress.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(progress.sizeThatFits(CGSize(width: 30, height: 9)) == CGSize(width: 30, height: 4))
    #expect(images.animationDuration == 0 && images.animationRepeatCount == 0)
    let view = UIView()
    #expect(view.tag == 0 && view.alpha == 1 && !view.isHidden)
  }

  @Test func `scroll views, stacks, and texts have no spacing and no zoom`() {
    let (scroll, stack) = (UIScrollView(), UIStackView())
    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
    #expect(stack.spacing == 0 && stack.axis == .horizontal)
    #expect(stack.alignment == .fill && stack.distribution == .fill)
    let insets = UITextView().textContainerInset
    #expect(insets == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(UITextField().minimumFontSize == 0 && NSStringDrawingContext().minimumScaleFactor == 0)
    let shadow = NSShadow()
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    #expect(shadow.shadowBlurRadius == 0 && shadow.shadowOffset == .zero)
    (shadow.shadowBlurRadius, shadow.shadowOffset) = (3, CGSize(width: 1, height: 2))
    shadow.shadowColor = UIColor.red
    let copy = shadow.copy() as? NSShadow
    #expect(copy?.shadowBlurRadius == 3 && copy?.shadowOffset == CGSize(width: 1, height: 2))
    #expect(copy?.shadowColor as? UIColor == .red && copy !== shadow)
  }

  @Test func `tables and collections have their usual spacings`() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && attributes.indexPath == [0, 0])
    #expect(CATransform3DIsIdentity(attributes.transform3D) && !attributes.isHidden)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
    #expect(UITableView().sectionHeaderTopPadding == 0)
    let content = UIListContentConfiguration.cell()
    #expect(content.imageToTextPadding == 16 && content.textToSecondaryTextHorizontalPadding == 8)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    #expect(section.interGroupSpacing == 0)
    #expect(UICollectionViewCompositionalLayoutConfiguration().interSectionSpacing == 0)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "a", alignment: .top)
    #expect(header.zIndex == 1 && NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == -1)
  }

  @Test func `bars, buttons, and transitions have no widths of their own`() {
    let (item, bar) = (UIBarButtonItem(), UITabBar())
    #expect(item.width == 0 && item.tag == 0 && bar.itemWidth == 0 && bar.itemSpacing == 0)
    let configuration = UIButton.Configuration.plain()
    #expect(configuration.imagePadding == 0 && configuration.titlePadding == 1)
    let background = UIBackgroundConfiguration.clear()
    #expect(background.strokeWidth == 0 && background.strokeOutset == 0 && background.cornerRadius == 0)
    #expect(background.backgroundInsets == .zero && background.backgroundColor == nil)
    let transition = UIPercentDrivenInteractiveTransition()
    #expect(transition.completionSpeed == 1 && transition.percentComplete == 0)
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor)
    #expect(constraint.constant == 0 && constraint.multiplier == 1 && constraint.priority == .required)
  }

  @Test func `dynamic behaviors are rigid and undamped`() {
    let (first, second) = (UIView(), UIView())
    let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(attachment.damping == 0 && attachment.frequency == 0 && attachment.frictionTorque == 0)
    #expect(UISnapBehavior(item: first, snapTo: .zero).damping == 0.5)
    let item = UIDynamicItemBehavior(items: [first])
    #expect(item.elasticity == 0 && item.friction == 0 && item.density == 1 && item.resistance == 0)
    #expect(item.angularResistance == 0 && item.charge == 0 && !item.isAnchored && item.allowsRotation)
    let gravity = UIGravityBehavior(items: [first])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
  }

  @Test func `the functions of older code do the same as the structure`() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 10, y: 20, width: 30, height: 40), insets)
        == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(UIEdgeInsetsEqualToEdgeInsets(insets, insets) && !UIEdgeInsetsEqualToEdgeInsets(insets, .zero))
  }

  @Test func `a font without a valid size has the system's size`() {
    for size in [0, -1, .infinity, .nan] as [CGFloat] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }
    #expect(UIFont.systemFont(ofSize: 0.5).pointSize == 0.5 && UIFont.systemFontSize == 14)
  }
}
