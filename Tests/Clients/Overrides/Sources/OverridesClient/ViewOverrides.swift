import UIKit

class OwnView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
  }
  override func removeFromSuperview() {
    super.removeFromSuperview()
  }
  override func setNeedsLayout() {
    super.setNeedsLayout()
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func addSubview(_ view: UIView) {
    super.addSubview(view)
  }
  override var autoresizingMask: UIView.AutoresizingMask {
    get { super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }
  override func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
  }
  override var contentScaleFactor: CGFloat {
    get { super.contentScaleFactor }
    set { super.contentScaleFactor = newValue }
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  override func endEditing(_ force: Bool) -> Bool {
    super.endEditing(force)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func isDescendant(of view: UIView) -> Bool {
    super.isDescendant(of: view)
  }
  override var isMultipleTouchEnabled: Bool {
    get { super.isMultipleTouchEnabled }
    set { super.isMultipleTouchEnabled = newValue }
  }
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
  }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set { super.semanticContentAttribute = newValue }
  }
  override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
  }
  override func setNeedsDisplay() {
    super.setNeedsDisplay()
  }
  override func setNeedsDisplay(_ rect: CGRect) {
    super.setNeedsDisplay(rect)
  }
  override func sizeToFit() {
    super.sizeToFit()
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override var subviews: [UIView] { super.subviews }
  override var superview: UIView? { super.superview }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set { super.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  override func viewWithTag(_ tag: Int) -> UIView? {
    super.viewWithTag(tag)
  }
  override var window: UIWindow? { super.window }
  override var layer: CALayer { super.layer }
  override class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
    animations parallelAnimations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)?
  ) {
    super.perform(
      animation, on: views, options: options, animations: parallelAnimations, completion: completion)
  }
  override class func animate(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity velocity: CGFloat,
    delay: TimeInterval, options: UIView.AnimationOptions, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    super.animate(
      springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay,
      options: options, animations: animations, completion: completion)
  }
  override class func animate(withDuration duration: TimeInterval, animations: @MainActor () -> Void) {
    super.animate(withDuration: duration, animations: animations)
  }
  override class func animate(
    withDuration duration: TimeInterval, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions,
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations, completion: completion)
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @MainActor () -> Void
  ) {
    super.addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    super.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  override var autoresizesSubviews: Bool {
    get { super.autoresizesSubviews }
    set { super.autoresizesSubviews = newValue }
  }
  override class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    super.beginAnimations(animationID, context: context)
  }
  override class func commitAnimations() {
    super.commitAnimations()
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { super.insetsLayoutMarginsFromSafeArea }
    set { super.insetsLayoutMarginsFromSafeArea = newValue }
  }
  override var isExclusiveTouch: Bool {
    get { super.isExclusiveTouch }
    set { super.isExclusiveTouch = newValue }
  }
  override class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    super.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
  override var preservesSuperviewLayoutMargins: Bool {
    get { super.preservesSuperviewLayoutMargins }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    super.setAnimationBeginsFromCurrentState(fromCurrentState)
  }
  override class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    super.setAnimationCurve(curve)
  }
  override class func setAnimationDelay(_ delay: TimeInterval) {
    super.setAnimationDelay(delay)
  }
  override class func setAnimationDuration(_ duration: TimeInterval) {
    super.setAnimationDuration(duration)
  }
  override class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    super.setAnimationRepeatAutoreverses(repeatAutoreverses)
  }
  override class func setAnimationRepeatCount(_ repeatCount: Float) {
    super.setAnimationRepeatCount(repeatCount)
  }
  override class func setAnimationsEnabled(_ enabled: Bool) {
    super.setAnimationsEnabled(enabled)
  }
  override class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    super.transition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }
  override class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)?
  ) {
    super.transition(
      with: view, duration: duration, options: options, animations: animations, completion: completion)
  }
  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    super.userInterfaceLayoutDirection(for: attribute)
  }
}
