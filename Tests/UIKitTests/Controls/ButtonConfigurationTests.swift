import Testing
import UIKit

@MainActor
struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    return button
  }

  private func background(of button: UIButton) -> UIView? { button.subviews.first }

  @Test func `the natural size is that of the content with its insets`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = button(configuration)
    let title = try #require(button.titleLabel).sizeThatFits(.zero)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    #expect(button.titleLabel?.text == "Go")
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test func `styles derive their colors from the base color`() {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .red
    configuration.baseForegroundColor = .yellow
    configuration.title = "Go"
    let filled = button(configuration)
    #expect(background(of: filled)?.backgroundColor == .red)
    #expect(filled.titleLabel?.textColor == .yellow)
    var tinted = UIButton.Configuration.tinted()
    tinted.baseBackgroundColor = .red
    #expect(background(of: button(tinted))?.backgroundColor == UIColor.red.withAlphaComponent(0.18))
    #expect(background(of: button(.plain()))?.backgroundColor == .clear)
  }

  @Test func `corners follow the style`() {
    var configuration = UIButton.Configuration.gray()
    configuration.cornerStyle = .capsule
    #expect(background(of: button(configuration))?.layer.cornerRadius == 20)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    #expect(background(of: button(configuration))?.layer.cornerRadius == 3)
    let radii: [(UIButton.Configuration.CornerStyle, CGFloat)] = [
      (.small, 4), (.medium, 6), (.large, 9), (.dynamic, 3),
    ]
    for (style, radius) in radii {
      configuration.cornerStyle = style
      #expect(background(of: button(configuration))?.layer.cornerRadius == radius)
    }
  }

  @Test func `the size determines insets and the font`() {
    let sizes: [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)] = [
      (.medium, 7, 12, 17), (.small, 4, 10, 15), (.mini, 4, 10, 15), (.large, 15, 20, 17),
    ]
    for (size, vertical, horizontal, font) in sizes {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.buttonSize) = ("Go", size)
      let button = button(configuration)
      let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
      #expect(button.titleLabel?.font.pointSize == font)
      #expect(
        button.intrinsicContentSize
          == CGSize(width: title.width + 2 * horizontal, height: title.height + 2 * vertical))
    }
  }

  @Test func `the background has insets, a stroke, and a view of its own`() {
    var configuration = UIButton.Configuration.plain()
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .red
    let (custom, other) = (UIView(), UIView())
    configuration.background.customView = custom
    let button = button(configuration)
    let shown = background(of: button)
    #expect(shown?.frame == CGRect(x: 2, y: 1, width: 194, height: 36) && shown?.clipsToBounds == true)
    #expect(shown?.layer.borderWidth == 2 && shown?.layer.borderColor == UIColor.red.cgColor)
    #expect(custom.superview === shown && custom.frame == CGRect(x: 0, y: 0, width: 194, height: 36))
    configuration.background.customView = other
    configuration.background.strokeWidth = -1
    button.configuration = configuration
    #expect(custom.superview == nil && other.superview === shown && shown?.layer.borderWidth == 0)
  }

  @Test func `the image stands at the side that the placement names`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.image, configuration.imagePadding) = ("Go", image, 5)
    for (placement, x, y) in [
      (NSDirectionalRectEdge.leading, -1, 0), (.trailing, 1, 0), (.top, 0, -1), (.bottom, 0, 1),
    ] {
      configuration.imagePlacement = placement
      let button = button(configuration)
      let title = try #require(button.titleLabel).frame
      let picture = try #require(button.imageView).frame
      #expect(picture.size == CGSize(width: 10, height: 10))
      switch (x, y) {
      case (-1, _): #expect(abs(title.minX - picture.maxX - 5) < 1e-9)
      case (1, _): #expect(abs(picture.minX - title.maxX - 5) < 1e-9)
      case (_, -1): #expect(abs(title.minY - picture.maxY - 5) < 1e-9)
      default: #expect(abs(picture.minY - title.maxY - 5) < 1e-9)
      }
    }
  }

  @Test func `the handler updates the configuration for each state`() {
    let button = button(.filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Up" && calls == 1)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Down" && calls == 2)
    button.layoutIfNeeded()
    #expect(calls == 2)
  }

  @Test func `a subclass updates its own configuration`() {
    final class Custom: UIButton {
      override func updateConfiguration() {
        var configuration = configuration ?? .filled()
        configuration.title = isEnabled ? "On" : "Off"
        self.configuration = configuration
      }
    }
    let button = Custom(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func `without a configuration the button is as before`() {
    let button = button(.filled())
    button.setTitle("Plain", for: .normal)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Plain")
    #expect(button.titleLabel?.font.pointSize == UIFont.buttonFontSize)
    #expect(button.subviews.count == 3)
  }

  @Test func `attributed titles keep their fonts and colors`() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Go")
    title.font = .systemFont(ofSize: 30)
    title.foregroundColor = .red
    configuration.attributedTitle = title
    let text = button(configuration).titleLabel?.attributedText
    #expect(text?.string == "Go")
    #expect((text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }
}
