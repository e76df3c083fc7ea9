import Staging
import Testing
import UIKit

@MainActor
struct UIButtonTests {
  private let staged = StagedWindow()
  private let button = UIButton(type: .system)

  init() {
    button.setTitle("Go", for: .normal)
    staged.add(button, CGRect(x: 50, y: 50, width: 100, height: 40))
  }

  @Test func `a tap calls an action once`() {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    staged.window.tap(at: CGPoint(x: 60, y: 60))
    #expect(presses == 1)
    button.isEnabled = false
    staged.window.tap(at: CGPoint(x: 60, y: 60))
    #expect(presses == 1)
  }

  @Test func `a state without a value uses the normal state's`() {
    button.setTitle("Gone", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "Go" && button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Gone" && button.titleLabel?.text == "Gone")
    #expect(button.currentTitleColor == .red)
  }

  @Test func `a system button has the tint color and dims while highlighted`() {
    #expect(button.currentTitleColor == button.tintColor)
    staged.window.touchDown(at: CGPoint(x: 60, y: 60))
    #expect(button.isHighlighted && button.titleLabel?.alpha == CGFloat(Float(0.2)))
    staged.window.touchUp()
    #expect(!button.isHighlighted && button.titleLabel?.alpha == 1)
  }

  @Test func `a selected system button has a white title on the tint color`() throws {
    let count = button.subviews.count
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.currentTitleColor == .white && button.subviews.count == count + 1)
    let title = try #require(button.titleLabel)
    let mark = try #require(button.subviews.first { $0.backgroundColor != nil })
    #expect(mark.backgroundColor == button.tintColor && mark.frame.contains(title.frame))
    button.isSelected = false
    #expect(button.currentTitleColor == button.tintColor && button.subviews.count == count)
  }

  @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func `buttons with a symbol have its size and the tint color`(
    _ type: UIButton.ButtonType
  ) {
    let button = UIButton(type: type)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 22, height: 22))
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate && button.currentTitle == nil)
  }

  @Test func `image and title are side by side, centered or aligned as requested`() throws {
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    button.setImage(pixels, for: .normal)
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    #expect(image.maxX == title.minX)
    #expect(abs(image.minX - (100 - title.maxX)) < 1e-9)
    #expect(abs(title.midY - 20) < 1e-9 && abs(image.midY - 20) < 1e-9)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 7)
    #expect(button.intrinsicContentSize.width == title.width + 17)
  }
}
