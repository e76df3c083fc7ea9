import Staging
import Testing
import UIKit

@MainActor
struct UIScrollViewZoomTests {
  private let staged = StagedWindow()
  private let scrollView = UIScrollView()
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let log = ZoomLog()

  init() {
    staged.add(scrollView, CGRect(x: 0, y: 0, width: 200, height: 200))
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 4)
    log.view = content
    scrollView.delegate = log
  }

  @Test func `the scale is clamped, and the content size follows`() {
    scrollView.zoomScale = 2
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 800))
    #expect(log.entries == ["zoom"])
    scrollView.zoomScale = 100
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = 0
    #expect(scrollView.zoomScale == 0.5)
    scrollView.zoomScale = .nan
    #expect(scrollView.zoomScale == 0.5)
  }

  @Test func `without a zoomed view nothing changes`() {
    log.view = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1 && log.entries.isEmpty)
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(content.transform == .identity)
  }

  @Test func `the middle of the visible content stays`() {
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    scrollView.zoomScale = 2
    // The middle, (100, 200), is at (200, 400).
    #expect(scrollView.contentOffset == CGPoint(x: 100, y: 300))
  }

  @Test func `zooming to a rectangle centers it`() {
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 100), animated: false)
    #expect(scrollView.zoomScale == 2)
    // Its center, (125, 150), is at (250, 300).
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 200))
  }

  @Test func `an animation changes the values at once, and ends after 0.3 s`() {
    staged.stage.perform { scrollView.setZoomScale(2, animated: true) }
    #expect(scrollView.zoomScale == 2)
    #expect(log.entries == ["begin", "zoom"])
    staged.stage.advance(to: 0.15)
    let scale = content.layer.presentation()?.value(forKeyPath: "transform.scale.x") as? Double ?? 0
    #expect(scale > 1.2 && scale < 1.8)
    staged.stage.advance(to: 0.299)
    #expect(log.entries.count == 2)
    staged.stage.advance(to: 0.301)
    #expect(log.entries == ["begin", "zoom", "end 2.0"])
  }

  private func pinch(to distance: CGFloat) {
    let window = staged.window
    window.touchDown(at: CGPoint(x: 90, y: 100), finger: 0)
    window.touchDown(at: CGPoint(x: 110, y: 100), finger: 1)
    // The pinch begins when the distance has changed by 8 points, from 20 to 40.
    window.touchMove(to: CGPoint(x: 80, y: 100), finger: 0)
    window.touchMove(to: CGPoint(x: 120, y: 100), finger: 1)
    window.touchMove(to: CGPoint(x: 100 - distance / 2, y: 100), finger: 0)
    window.touchMove(to: CGPoint(x: 100 + distance / 2, y: 100), finger: 1)
  }

  @Test func `a pinch scales the content about the point between the fingers`() {
    pinch(to: 80)
    #expect(scrollView.isZooming)
    let scale = scrollView.zoomScale
    #expect(scale > 1.9 && scale < 2.8)
    // The content's point (100, 100) was between the fingers when the pinch began, up to the first finger's move.
    #expect(abs(scrollView.contentOffset.y - 100 * (scale - 1)) < 1e-9)
    staged.window.touchUp(finger: 0)
    staged.window.touchUp(finger: 1)
    #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
    #expect(log.entries.first == "begin" && log.entries.last == "end \(Double(scale))")
  }

  @Test func `beyond its limit the scale follows with resistance, and returns`() {
    scrollView.maximumZoomScale = 1.5
    pinch(to: 160)
    #expect(scrollView.zoomScale > 1.5 && scrollView.zoomScale < 4)
    staged.window.touchUp(finger: 0)
    staged.window.touchUp(finger: 1)
    #expect(scrollView.isZoomBouncing)
    #expect(scrollView.zoomScale == 1.5)
    staged.stage.advance(to: 1)
    #expect(!scrollView.isZoomBouncing)
    #expect(log.entries.last == "end 1.5")
  }

  @Test func `without bouncing the scale stays in its range`() {
    (scrollView.maximumZoomScale, scrollView.bouncesZoom) = (1.5, false)
    pinch(to: 160)
    #expect(scrollView.zoomScale == 1.5)
  }

  @Test func `there is a pinch recognizer only while the limits differ`() {
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    scrollView.maximumZoomScale = 0.5
    #expect(scrollView.pinchGestureRecognizer == nil)
  }

  @Test func `constraints keep the origin of the zoomed view, and the content size includes its scale`() {
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    scrollView.layoutIfNeeded()
    scrollView.zoomScale = 2
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 210, height: 120))
  }

  @Test func `the safe area is added to the insets as the behavior says`() {
    final class Area: UIViewController {}
    let controller = Area()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 10, right: 0)
    let inner = UIScrollView()
    staged.stage.perform {
      controller.view.frame = staged.window.bounds
      staged.window.rootViewController = controller
      inner.frame = controller.view.bounds
      inner.contentSize = CGSize(width: 200, height: 900)
      controller.view.addSubview(inner)
    }
    #expect(inner.adjustedContentInset == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    #expect(inner.contentOffset == CGPoint(x: 0, y: -30))
    inner.contentInsetAdjustmentBehavior = .always
    #expect(inner.adjustedContentInset == UIEdgeInsets(top: 30, left: 5, bottom: 10, right: 0))
    inner.contentInsetAdjustmentBehavior = .never
    #expect(inner.adjustedContentInset == .zero)
    #expect(inner.contentOffset == .zero)
  }

  @Test func `content that becomes high enough to scroll starts below the safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    let inner = UIScrollView()
    staged.stage.perform {
      controller.view.frame = staged.window.bounds
      staged.window.rootViewController = controller
      inner.frame = controller.view.bounds
      controller.view.addSubview(inner)
    }
    #expect(inner.adjustedContentInset == .zero && inner.contentOffset == .zero)
    inner.contentSize = CGSize(width: 200, height: 900)
    #expect(inner.adjustedContentInset.top == 30 && inner.contentOffset.y == -30)
    inner.contentSize = CGSize(width: 200, height: 100)
    #expect(inner.adjustedContentInset == .zero && inner.contentOffset == .zero)
  }

  @Test func `a drag ends editing if the view is told so`() {
    let field = UITextField()
    staged.add(field, CGRect(x: 0, y: 150, width: 50, height: 30))
    field.becomeFirstResponder()
    staged.window.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), duration: 0)
    #expect(field.isFirstResponder)
    scrollView.keyboardDismissMode = .onDrag
    staged.window.touchDown(at: CGPoint(x: 100, y: 150))
    staged.window.touchMove(to: CGPoint(x: 100, y: 100))
    #expect(!field.isFirstResponder)
    staged.window.touchUp()
    let modes: [(UIScrollView.KeyboardDismissMode, Bool)] = [
      (.onDragWithAccessory, false), (.interactive, true), (.interactiveWithAccessory, true), (.none, true),
    ]
    for (mode, isEditing) in modes {
      field.becomeFirstResponder()
      scrollView.keyboardDismissMode = mode
      staged.window.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), duration: 0)
      #expect(field.isFirstResponder == isEditing)
    }
  }
}

@MainActor
private final class ZoomLog: NSObject, UIScrollViewDelegate {
  var view: UIView?
  var entries: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { entries.append("begin") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { if entries.last != "zoom" { entries.append("zoom") } }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    entries.append("end \(Double(scale))")
  }
}
