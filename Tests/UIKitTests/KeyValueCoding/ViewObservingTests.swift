import Foundation
import QuartzCore
import Staging
import Testing
import UIKit

/// Observation of the properties of layers, views and view controllers.
@MainActor @Suite struct ViewObservingTests {
  private final class PullToRefresh: UIView {
    var offsets: [CGFloat] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint else {
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      offsets.append(offset.y)
    }
  }

  @Test func `a layer's properties report their changes, and so do properties that depend on them`() {
    let layer = CALayer()
    var lines: [String] = []
    let observations = [
      layer.observe(\.position, options: .new) { lines.append("position \($1.newValue!.x)") },
      layer.observe(\.frame, options: [.old, .new]) {
        lines.append("frame \($1.oldValue!.minX) \($1.newValue!.minX)")
      },
      layer.observe(\.isHidden) { _, _ in lines.append("hidden") },
    ]
    layer.position.x = 5
    layer.isHidden = true
    layer.opacity = 0.5
    #expect(lines == ["position 5.0", "frame 0.0 5.0", "hidden"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a view's properties report their changes`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var lines: [String] = []
    let observations = [
      view.observe(\.bounds, options: .new) { lines.append("bounds \($1.newValue!.width)") },
      view.observe(\.center, options: .new) { lines.append("center \($1.newValue!.x)") },
      view.observe(\.alpha, options: .new) { lines.append("alpha \($1.newValue!)") },
      view.observe(\.layer.bounds, options: .new) { lines.append("layer \($1.newValue!.width)") },
      view.observe(\.tintColor) { _, _ in lines.append("tint") },
    ]
    view.frame.size.width = 20
    #expect(Set(lines) == ["bounds 20.0", "center 10.0", "layer 20.0"])
    view.alpha = 0.5
    view.tintColor = .red
    #expect(lines.suffix(2) == ["alpha 0.5", "tint"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a scroll view's offset and size can be observed by their key paths`() {
    let (view, header) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), PullToRefresh())
    view.addObserver(header, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    view.addObserver(header, forKeyPath: "contentSize", options: .new, context: nil)
    view.contentSize = CGSize(width: 10, height: 100)
    view.contentOffset.y = 30
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(header.offsets == [30, 40])
    view.removeObserver(header, forKeyPath: "contentOffset")
    view.removeObserver(header, forKeyPath: "contentSize")
    view.contentOffset.y = 50
    #expect(header.offsets.count == 2)
  }

  @Test func `an animated scroll reports the offset of every frame`() {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var offsets: [CGFloat] = []
    let observation = view.observe(\.contentOffset, options: .new) { offsets.append($1.newValue!.y) }
    stage.perform {
      view.contentSize = CGSize(width: 10, height: 100)
      stage.layer.addSublayer(view.layer)
      view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    }
    stage.advance(to: 2)
    #expect(offsets.count > 3 && offsets.last == 60 && offsets == offsets.sorted())
    withExtendedLifetime(observation) {}
  }

  @Test func `a nested key path reports a change once`() {
    final class Observer: UIResponder {
      var count = 0
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { count += 1 }
    }
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
    view.layer.cornerRadius = 4
    #expect(observer.count == 1)
    view.removeObserver(observer, forKeyPath: "layer.cornerRadius")
    view.layer.cornerRadius = 5
    #expect(observer.count == 1)
  }

  @Test func `controls, labels and controllers report their changes`() {
    let (button, label, controller) = (UIButton(), UILabel(), UIViewController())
    var lines: [String] = []
    let observations = [
      button.observe(\.isHighlighted, options: .new) { lines.append("highlighted \($1.newValue!)") },
      label.observe(\.text, options: .new) { lines.append("text \($1.newValue!!)") },
      controller.observe(\.title, options: [.new, .old]) { lines.append("title \($1.newValue!!)") },
    ]
    button.isHighlighted = true
    label.text = "Hello"
    controller.title = "Home"
    #expect(lines == ["highlighted true", "text Hello", "title Home"])
    withExtendedLifetime(observations) {}
  }
}
