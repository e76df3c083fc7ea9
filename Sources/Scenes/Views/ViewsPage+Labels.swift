import Staging
import UIKit

extension ViewsPage {
  func addLabels(to section: ViewsSection) {
    var y: CGFloat = 0
    func add(_ text: String, height: CGFloat = 22, _ change: (UILabel) -> Void) {
      let label = UILabel()
      label.text = text
      label.backgroundColor = .secondarySystemBackground
      change(label)
      section.add(label, 0, y, 345, height)
      y += height + 4
    }
    add("On the left") { $0.textAlignment = .left }
    add("In the middle") { $0.textAlignment = .center }
    add("On the right") { $0.textAlignment = .right }
    add(
      "A text of several lines breaks between its words and ends with an ellipsis where it has no more room.",
      height: 44
    ) {
      $0.numberOfLines = 2
    }
    add("This one shrinks until all of its words have room in a line") { $0.adjustsFontSizeToFitWidth = true }
    add("This one is too long, so it lacks its beginning here") { $0.lineBreakMode = .byTruncatingHead }
    add("This one is too long, so it lacks its middle here") { $0.lineBreakMode = .byTruncatingMiddle }
    add("With a shadow") {
      $0.shadowColor = .systemGray2
      $0.shadowOffset = CGSize(width: 1, height: 1)
    }
    add("") { $0.attributedText = attributed }
    add("Disabled") { $0.isEnabled = false }
    add("Highlighted") {
      $0.highlightedTextColor = .systemRed
      $0.isHighlighted = true
    }
  }

  private var attributed: NSAttributedString {
    let text = NSMutableAttributedString(string: "Red, ", attributes: [.foregroundColor: UIColor.systemRed])
    for (word, attributes) in [
      ("bold, ", [.font: UIFont.boldSystemFont(ofSize: 17)]),
      ("small, ", [.font: UIFont.systemFont(ofSize: 11)]),
      ("slanted", [.font: UIFont.italicSystemFont(ofSize: 17)]),
    ] as [(String, [NSAttributedString.Key: Any])] {
      text.append(NSAttributedString(string: word, attributes: attributes))
    }
    return text
  }
}
