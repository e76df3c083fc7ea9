import Staging
import UIKit

extension ViewsPage {
  func addButtons(to section: ViewsSection) {
    for (row, type) in [UIButton.ButtonType.system, .custom].enumerated() {
      let y = CGFloat(row) * 50
      for (column, (state, caption)) in states.enumerated() {
        let button = row == 0 && column == 0 ? pressed : UIButton(type: type)
        button.setTitle("Button", for: .normal)
        if type == .custom { color(button) }
        set(button, to: state)
        section.add(button, CGFloat(column) * 88, y, 80, 32, caption: caption)
      }
    }
    let plus = Specimen.plus(density)
    for (column, (state, caption)) in states.enumerated() {
      let button = UIButton(type: column == 0 ? .system : .custom)
      button.setImage(plus, for: .normal)
      button.setTitle("Add", for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
      set(button, to: state)
      section.add(button, CGFloat(column) * 88, 100, 80, 32, caption: caption)
    }
    for (index, type) in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd]
      .enumerated()
    {
      let button = UIButton(type: type)
      button.sizeToFit()
      section.add(
        button, CGFloat(index) * 44 + 4, 154, 32, 32, caption: ["details", "info", "dark", "add"][index])
    }
    let shadowed = UIButton(type: .custom)
    shadowed.setTitle("On the left", for: .normal)
    shadowed.contentHorizontalAlignment = .left
    shadowed.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    shadowed.backgroundColor = .systemIndigo
    shadowed.layer.cornerRadius = 8
    section.add(shadowed, 192, 154, 150, 32, caption: "contents on the left")
  }

  private var states: [(UIControl.State, String)] {
    [(.normal, "normal"), (.highlighted, "highlighted"), (.selected, "selected"), (.disabled, "disabled")]
  }

  private func color(_ button: UIButton) {
    for (state, color) in [
      (.normal, .systemBlue), (.highlighted, .systemIndigo), (.selected, .systemGreen),
      (.disabled, .systemGray3),
    ] as [(UIControl.State, UIColor)] {
      button.setBackgroundImage(Specimen.bubble(density, color), for: state)
    }
    button.setTitle("Chosen", for: .selected)
  }

  private func set(_ button: UIButton, to state: UIControl.State) {
    button.isHighlighted = state == .highlighted
    button.isSelected = state == .selected
    button.isEnabled = state != .disabled
  }
}
