import UIKit

// Every overridable member of UIKit that real code could override, overridden once. The file only has to compile.

class OwnButton: UIButton {
  override func title(for state: UIControl.State) -> String? {
    super.title(for: state)
  }
  override var currentTitle: String? { super.currentTitle }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    super.backgroundImage(for: state)
  }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override var currentImage: UIImage? { super.currentImage }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override func image(for state: UIControl.State) -> UIImage? {
    super.image(for: state)
  }
  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleShadowColor(color, for: state)
  }
  override func titleColor(for state: UIControl.State) -> UIColor? {
    super.titleColor(for: state)
  }
  override func titleShadowColor(for state: UIControl.State) -> UIColor? {
    super.titleShadowColor(for: state)
  }
}

class OwnControl: UIControl {
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    super.removeTarget(target, action: action, for: controlEvents)
  }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    super.actions(forTarget: target, forControlEvent: controlEvent)
  }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
  }
}

class OwnGestureRecognizer: UIGestureRecognizer {
  override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
  }
  override func removeTarget(_ target: Any?, action: Selector?) {
    super.removeTarget(target, action: action)
  }
}

class OwnViewController: UIViewController {
  override var children: [UIViewController] { super.children }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() {
    super.endAppearanceTransition()
  }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var parent: UIViewController? { super.parent }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
  override var nibBundle: Bundle? { super.nibBundle }
  override var nibName: String? { super.nibName }
}

class OwnBezierPath: UIBezierPath {
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
  }
  override var bounds: CGRect { super.bounds }
  override func apply(_ transform: CGAffineTransform) {
    super.apply(transform)
  }
  override func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    super.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  override func addClip() {
    super.addClip()
  }
  override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  override func addLine(to point: CGPoint) {
    super.addLine(to: point)
  }
  override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    super.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  override func append(_ bezierPath: UIBezierPath) {
    super.append(bezierPath)
  }
  override func close() {
    super.close()
  }
  override func contains(_ point: CGPoint) -> Bool {
    super.contains(point)
  }
  override var currentPoint: CGPoint { super.currentPoint }
  override func fill() {
    super.fill()
  }
  override func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    super.fill(with: blendMode, alpha: alpha)
  }
  override var flatness: CGFloat {
    get { super.flatness }
    set { super.flatness = newValue }
  }
  override func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    super.getLineDash(pattern, count: count, phase: phase)
  }
  override var isEmpty: Bool { super.isEmpty }
  override var lineCapStyle: CGLineCap {
    get { super.lineCapStyle }
    set { super.lineCapStyle = newValue }
  }
  override var lineJoinStyle: CGLineJoin {
    get { super.lineJoinStyle }
    set { super.lineJoinStyle = newValue }
  }
  override var lineWidth: CGFloat {
    get { super.lineWidth }
    set { super.lineWidth = newValue }
  }
  override var miterLimit: CGFloat {
    get { super.miterLimit }
    set { super.miterLimit = newValue }
  }
  override func move(to point: CGPoint) {
    super.move(to: point)
  }
  override func removeAllPoints() {
    super.removeAllPoints()
  }
  override func reversing() -> UIBezierPath {
    super.reversing()
  }
  override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    super.setLineDash(pattern, count: count, phase: phase)
  }
  override func stroke() {
    super.stroke()
  }
  override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    super.stroke(with: blendMode, alpha: alpha)
  }
  override class var supportsSecureCoding: Bool { super.supportsSecureCoding }
  override var usesEvenOddFillRule: Bool {
    get { super.usesEvenOddFillRule }
    set { super.usesEvenOddFillRule = newValue }
  }
}

class OwnColor: UIColor, @unchecked Sendable {
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
  }
  override class var black: UIColor { super.black }
  override class var blue: UIColor { super.blue }
  override class var brown: UIColor { super.brown }
  override class var clear: UIColor { super.clear }
  override class var cyan: UIColor { super.cyan }
  override class var darkGray: UIColor { super.darkGray }
  override class var darkText: UIColor { super.darkText }
  override func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  override func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    super.getRed(red, green: green, blue: blue, alpha: alpha)
  }
  override func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
    -> Bool
  {
    super.getWhite(white, alpha: alpha)
  }
  override class var gray: UIColor { super.gray }
  override class var green: UIColor { super.green }
  override class var label: UIColor { super.label }
  override class var lightGray: UIColor { super.lightGray }
  override class var lightText: UIColor { super.lightText }
  override class var link: UIColor { super.link }
  override class var magenta: UIColor { super.magenta }
  override class var opaqueSeparator: UIColor { super.opaqueSeparator }
  override class var orange: UIColor { super.orange }
  override class var placeholderText: UIColor { super.placeholderText }
  override class var purple: UIColor { super.purple }
  override class var quaternaryLabel: UIColor { super.quaternaryLabel }
  override class var quaternarySystemFill: UIColor { super.quaternarySystemFill }
  override class var red: UIColor { super.red }
  override class var secondaryLabel: UIColor { super.secondaryLabel }
  override class var secondarySystemBackground: UIColor { super.secondarySystemBackground }
  override class var secondarySystemFill: UIColor { super.secondarySystemFill }
  override class var secondarySystemGroupedBackground: UIColor { super.secondarySystemGroupedBackground }
  override class var separator: UIColor { super.separator }
  override func set() {
    super.set()
  }
  override func setFill() {
    super.setFill()
  }
  override func setStroke() {
    super.setStroke()
  }
  override class var supportsSecureCoding: Bool { super.supportsSecureCoding }
  override class var systemBackground: UIColor { super.systemBackground }
  override class var systemBlue: UIColor { super.systemBlue }
  override class var systemBrown: UIColor { super.systemBrown }
  override class var systemCyan: UIColor { super.systemCyan }
  override class var systemFill: UIColor { super.systemFill }
  override class var systemGray: UIColor { super.systemGray }
  override class var systemGray2: UIColor { super.systemGray2 }
  override class var systemGray3: UIColor { super.systemGray3 }
  override class var systemGray4: UIColor { super.systemGray4 }
  override class var systemGray5: UIColor { super.systemGray5 }
  override class var systemGray6: UIColor { super.systemGray6 }
  override class var systemGreen: UIColor { super.systemGreen }
  override class var systemGroupedBackground: UIColor { super.systemGroupedBackground }
  override class var systemIndigo: UIColor { super.systemIndigo }
  override class var systemMint: UIColor { super.systemMint }
  override class var systemOrange: UIColor { super.systemOrange }
  override class var systemPink: UIColor { super.systemPink }
  override class var systemPurple: UIColor { super.systemPurple }
  override class var systemRed: UIColor { super.systemRed }
  override class var systemTeal: UIColor { super.systemTeal }
  override class var systemYellow: UIColor { super.systemYellow }
  override class var tertiaryLabel: UIColor { super.tertiaryLabel }
  override class var tertiarySystemBackground: UIColor { super.tertiarySystemBackground }
  override class var tertiarySystemFill: UIColor { super.tertiarySystemFill }
  override class var tertiarySystemGroupedBackground: UIColor { super.tertiarySystemGroupedBackground }
  override class var tintColor: UIColor { super.tintColor }
  override class var white: UIColor { super.white }
  override class var yellow: UIColor { super.yellow }
}

class OwnImage: UIImage, @unchecked Sendable {
  override func draw(at point: CGPoint) {
    super.draw(at: point)
  }
  override func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    super.draw(at: point, blendMode: blendMode, alpha: alpha)
  }
  override func draw(in rect: CGRect) {
    super.draw(in: rect)
  }
  override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    super.draw(in: rect, blendMode: blendMode, alpha: alpha)
  }
  override var size: CGSize { super.size }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    super.animatedImage(with: images, duration: duration)
  }
  override var capInsets: UIEdgeInsets { super.capInsets }
  override func drawAsPattern(in rect: CGRect) {
    super.drawAsPattern(in: rect)
  }
  override var duration: TimeInterval { super.duration }
  override var images: [UIImage]? { super.images }
  override func jpegData(compressionQuality: CGFloat) -> Data? {
    super.jpegData(compressionQuality: compressionQuality)
  }
  override func pngData() -> Data? {
    super.pngData()
  }
  override var renderingMode: UIImage.RenderingMode { super.renderingMode }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    super.resizableImage(withCapInsets: capInsets)
  }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode)
    -> UIImage
  {
    super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
  override var resizingMode: UIImage.ResizingMode { super.resizingMode }
  override func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    super.withAlignmentRectInsets(alignmentInsets)
  }
  override func withHorizontallyFlippedOrientation() -> UIImage {
    super.withHorizontallyFlippedOrientation()
  }
  override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withRenderingMode(renderingMode)
  }
  override func withTintColor(_ color: UIColor) -> UIImage {
    super.withTintColor(color)
  }
  override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withTintColor(color, renderingMode: renderingMode)
  }
  override var cgImage: CGImage? { super.cgImage }
  override var imageOrientation: UIImage.Orientation { super.imageOrientation }
  override var scale: CGFloat { super.scale }
}

class OwnFont: UIFont, @unchecked Sendable {
  override var ascender: CGFloat { super.ascender }
  override class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    super.boldSystemFont(ofSize: fontSize)
  }
  override class var buttonFontSize: CGFloat { super.buttonFontSize }
  override var capHeight: CGFloat { super.capHeight }
  override var descender: CGFloat { super.descender }
  override var familyName: String { super.familyName }
  override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    super.italicSystemFont(ofSize: fontSize)
  }
  override class var labelFontSize: CGFloat { super.labelFontSize }
  override var leading: CGFloat { super.leading }
  override var lineHeight: CGFloat { super.lineHeight }
  override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    super.monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }
  override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    super.monospacedSystemFont(ofSize: fontSize, weight: weight)
  }
  override class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    super.preferredFont(forTextStyle: style)
  }
  override class var smallSystemFontSize: CGFloat { super.smallSystemFontSize }
  override class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    super.systemFont(ofSize: fontSize)
  }
  override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    super.systemFont(ofSize: fontSize, weight: weight)
  }
  override class var systemFontSize: CGFloat { super.systemFontSize }
  override func withSize(_ fontSize: CGFloat) -> UIFont {
    super.withSize(fontSize)
  }
  override var xHeight: CGFloat { super.xHeight }
  override var fontName: String { super.fontName }
  override var pointSize: CGFloat { super.pointSize }
}

/// A font with a stored property.
class TrackedFont: UIFont, @unchecked Sendable {
  let tracking: CGFloat

  init(tracking: CGFloat) {
    self.tracking = tracking
    super.init()
  }

  required init?(coder: NSCoder) {
    tracking = 0
    super.init(coder: coder)
  }
}

class OwnTextField: UITextField {
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { super.enablesReturnKeyAutomatically }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { super.keyboardAppearance }
    set { super.keyboardAppearance = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
}

class OwnTraitCollection: UITraitCollection, @unchecked Sendable {
  override func containsTraits(in other: UITraitCollection?) -> Bool {
    super.containsTraits(in: other)
  }
  override class var current: UITraitCollection {
    get { super.current }
    set { super.current = newValue }
  }
  override func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    super.hasDifferentColorAppearance(comparedTo: other)
  }
  override func performAsCurrent(_ actions: () -> Void) {
    super.performAsCurrent(actions)
  }
  override var displayScale: CGFloat { super.displayScale }
  override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
}

class OwnGraphicsRenderer: UIGraphicsRenderer {
  override var bounds: CGRect { super.bounds }
  override var format: UIGraphicsRendererFormat { super.format }
}

class OwnGraphicsRendererFormat: UIGraphicsRendererFormat {
  override var bounds: CGRect { super.bounds }
}

class OwnAction: UIAction {
  override var identifier: UIAction.Identifier { super.identifier }
}

class OwnCubicTimingParameters: UICubicTimingParameters, @unchecked Sendable {
  override var animationCurve: UIView.AnimationCurve { super.animationCurve }
  override var controlPoint1: CGPoint { super.controlPoint1 }
  override var controlPoint2: CGPoint { super.controlPoint2 }
}

class OwnGraphicsImageRenderer: UIGraphicsImageRenderer {
  override func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    super.jpegData(withCompressionQuality: compressionQuality, actions: actions)
  }
  override func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    super.pngData(actions: actions)
  }
}

class OwnGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
  override var opaque: Bool {
    get { super.opaque }
    set { super.opaque = newValue }
  }
  override var preferredRange: UIGraphicsImageRendererFormat.Range {
    get { super.preferredRange }
    set { super.preferredRange = newValue }
  }
  override var scale: CGFloat {
    get { super.scale }
    set { super.scale = newValue }
  }
}

class OwnGraphicsRendererContext: UIGraphicsRendererContext {
  override var cgContext: CGContext { super.cgContext }
  override func clip(to rect: CGRect) {
    super.clip(to: rect)
  }
  override func fill(_ rect: CGRect) {
    super.fill(rect)
  }
  override func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    super.fill(rect, blendMode: blendMode)
  }
  override func stroke(_ rect: CGRect) {
    super.stroke(rect)
  }
  override func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    super.stroke(rect, blendMode: blendMode)
  }
}

class OwnScreen: UIScreen {
  override class var main: UIScreen { super.main }
}

/// A screen with a stored property.
class SquareScreen: UIScreen {
  let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init()
  }

  override var bounds: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
  override var scale: CGFloat { 3 }
}

class OwnScrollView: UIScrollView {
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
}

class OwnSpringTimingParameters: UISpringTimingParameters, @unchecked Sendable {
  override var initialVelocity: CGVector { super.initialVelocity }
}

class OwnViewPropertyAnimator: UIViewPropertyAnimator {
  override class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (UIViewAnimatingPosition) -> Void)?
  ) -> Self {
    super.runningPropertyAnimator(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  override var timingParameters: (any UITimingCurveProvider)? { super.timingParameters }
}
