import Testing
import UIKit

@MainActor
struct UIViewTraitTests {
  private final class Watcher: UIView {
    var previous: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  private final class WatchingController: UIViewController {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
  }

  private let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  @Test func `views that inherit a style are told when it changes`() {
    let (root, child, own) = (Watcher(), Watcher(), Watcher())
    own.overrideUserInterfaceStyle = .light
    root.addSubview(child)
    root.addSubview(own)
    child.backgroundColor = adaptive
    #expect(root.previous.isEmpty && child.previous.isEmpty && own.previous.isEmpty)
    root.overrideUserInterfaceStyle = .dark
    #expect(root.previous == [.light] && child.previous == [.light] && own.previous.isEmpty)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.layer.backgroundColor == UIColor.white.cgColor)
    root.overrideUserInterfaceStyle = .dark
    #expect(root.previous.count == 1)
  }

  @Test func `a view that moves to a superview of another style is told, and its controller`() {
    let (dark, controller) = (UIView(), WatchingController())
    let view = Watcher()
    controller.view = view
    dark.overrideUserInterfaceStyle = .dark
    view.backgroundColor = adaptive
    UIView().addSubview(view)
    #expect(view.previous.isEmpty)
    dark.addSubview(view)
    #expect(view.previous == [.light] && controller.changes == 1)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a view's mask shows a part of the view`() throws {
    let (view, mask, parent) = (UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), UIView(), UIView())
    view.backgroundColor = .red
    mask.frame = CGRect(x: 0, y: 0, width: 2, height: 4)
    mask.backgroundColor = .black
    parent.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && parent.subviews.isEmpty && view.subviews.isEmpty)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      view.layer.render(in: context.cgContext)
    }
    let scale = Int(picture.scale)
    let pixels = try #require(picture.cgImage)
    #expect(pixels.pixel(x: scale, y: scale)[3] == 255 && pixels.pixel(x: 3 * scale, y: scale)[3] == 0)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }
}
