import Raster
import Scenes
import Staging
import Testing
import UIKit

/// The page of all views, in which a user taps, types, and drags.
@MainActor
struct ViewsPageTests {
  private let stage = ViewsScene().stage()

  private func views<View: UIView>(_ type: View.Type) -> [View] {
    stage.layer.tree.compactMap { $0.delegate as? View }
  }

  @Test func `the page has every kind of view`() {
    let kinds = Set(views(UIView.self).map { "\(type(of: $0))" })
    let expected: Set = [
      "UILabel", "UIImageView", "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider",
      "UIProgressView", "UIActivityIndicatorView", "UIScrollView",
    ]
    #expect(kinds.isSuperset(of: expected))
  }

  @Test func `sections don't overlap, and contain their views except for captions at the sides`() throws {
    let page = try #require(views(UIView.self).first { $0.superview is UIWindow })
    for (index, section) in page.subviews.enumerated() {
      let sectionArea = section.bounds.insetBy(dx: -20, dy: 0)
      let outside = section.subviews.filter { $0.transform.isIdentity && !sectionArea.contains($0.frame) }
      #expect(outside.isEmpty, "section \(index)")
      let overlapping = page.subviews.filter { $0 !== section && $0.frame.intersects(section.frame) }
      #expect(overlapping.isEmpty, "section \(index)")
    }
  }

  @Test func `typed text goes to the edited field or text view, which shows a caret`() {
    stage.advance(to: 1)
    let field = views(UITextField.self).first { $0.isEditing }
    #expect(field?.text == "Ada")
    stage.advance(to: 2.5)
    let note = views(UITextView.self).first
    #expect(field?.isEditing == false && note?.isFirstResponder == true)
    #expect(note?.text.hasSuffix("goes: here") == true)
    let carets = stage.layer.tree.filter { $0.name == "caret" && !$0.isHidden }
    #expect(carets.count == 1 && carets.first?.superlayer === note?.layer)
  }

  @Test func `a tap toggles the switch, and drags move the slider and the list`() throws {
    stage.advance(to: 1.3)
    let toggle = try #require(views(UISwitch.self).first { $0.isEnabled && !$0.isOn })
    let slider = try #require(views(UISlider.self).first { $0.value == 0.3 })
    let list = try #require(views(UIScrollView.self).first { !($0 is UITextView) })
    stage.advance(to: 2.45)
    #expect(toggle.isOn)
    stage.advance(to: 2.95)
    // The thumb can move 165 − 28 points; the touch begins 27.4 points left of the center and moves 77.4 points.
    #expect(abs(slider.value - Float(0.3 + 77.4 / 137)) < 1e-4)
    #expect(list.contentOffset == .zero)
    stage.advance(to: 3.25)
    #expect(!list.isDragging && list.contentOffset.y > 30)
    stage.advance(to: 8)
    #expect(!list.isDecelerating && list.contentOffset.x == 0)
    #expect((60...212).contains(list.contentOffset.y))
  }

  @Test nonisolated func `the page looks the same on every thread and every time`() {
    let pictures = (0..<2).map { _ in
      let stage = ViewsScene().stage(scale: 0.25)
      stage.advance(to: 0.5)
      return stage.picture().bitmap.pixels
    }
    #expect(pictures[0] == pictures[1] && Set(pictures[0]).count > 100)
  }
}
