import Staging
import UIKit

extension ViewsPage {
  func addFields(to section: ViewsSection) {
    name.borderStyle = .roundedRect
    name.placeholder = "Your name"
    name.clearButtonMode = .whileEditing
    section.add(name, 0, 0, 345, 34, caption: "rounded, edited, with a clear button")
    let styles: [(UITextField.BorderStyle, String)] = [(.none, "none"), (.line, "line"), (.bezel, "bezel")]
    for (index, (style, caption)) in styles.enumerated() {
      section.add(field("Text", style), CGFloat(index) * 120, 54, 105, 34, caption: caption)
    }
    let empty = field(nil, .roundedRect)
    empty.placeholder = "Placeholder"
    section.add(empty, 0, 108, 165, 34, caption: "placeholder")
    let secret = field("secret", .roundedRect)
    secret.isSecureTextEntry = true
    section.add(secret, 180, 108, 165, 34, caption: "secure")
    section.add(withSideViews(field("1200", .roundedRect)), 0, 162, 165, 34, caption: "side views")
    let clear = field("Away with it", .roundedRect)
    clear.clearButtonMode = .always
    section.add(clear, 180, 162, 165, 34, caption: "clear button")
    let centered = field("In the middle", .roundedRect)
    centered.textAlignment = .center
    section.add(centered, 0, 216, 165, 34, caption: "centered")
    let right = field("On the right", .roundedRect)
    right.textAlignment = .right
    section.add(right, 180, 216, 165, 34, caption: "right")
    let disabled = field("Disabled", .roundedRect)
    disabled.isEnabled = false
    section.add(disabled, 0, 270, 165, 34, caption: "disabled")
    let shrinking = field("A long text gets smaller", .roundedRect)
    shrinking.adjustsFontSizeToFitWidth = true
    shrinking.minimumFontSize = 8
    section.add(shrinking, 180, 270, 165, 34, caption: "shrinking")
  }

  private func field(_ text: String?, _ style: UITextField.BorderStyle) -> UITextField {
    let field = UITextField()
    field.text = text
    field.borderStyle = style
    return field
  }

  private func withSideViews(_ field: UITextField) -> UITextField {
    let star = UIImageView(image: Specimen.star(density).withRenderingMode(.alwaysTemplate))
    star.bounds.size = CGSize(width: 30, height: 26)
    star.contentMode = .scaleAspectFit
    let unit = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 34))
    unit.text = "kg"
    unit.textColor = .secondaryLabel
    (field.leftView, field.leftViewMode) = (star, .always)
    (field.rightView, field.rightViewMode) = (unit, .always)
    return field
  }

  func addText(to section: ViewsSection) {
    note.font = .systemFont(ofSize: 15)
    note.text = """
      A text view wraps what is typed into it and scrolls.
      It has paragraphs, and a caret where the next character goes: 
      """
    note.backgroundColor = .secondarySystemBackground
    section.add(note, 0, 0, 345, 130, caption: "edited from 2 s on")
  }
}
