package import UIKit

/// A form, whose button stays above the keyboard and shows an alert.
package final class ProfileController: UIViewController {
  package let nameField = UITextField()
  package let mailField = UITextField()
  package let saveButton = UIButton(type: .system)

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    prepareViews()
    let newsletter = UIStackView(arrangedSubviews: [UISwitch(), UIView()])
    let rows = UIStackView(arrangedSubviews: [
      row("Name", nameField), row("Mail", mailField), row("Newsletter", newsletter),
    ])
    (rows.axis, rows.spacing) = (.vertical, 12)
    for item in [rows, saveButton] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    let area: UILayoutGuide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      rows.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      rows.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      saveButton.leadingAnchor.constraint(equalTo: rows.leadingAnchor),
      saveButton.trailingAnchor.constraint(equalTo: rows.trailingAnchor),
      saveButton.heightAnchor.constraint(equalToConstant: 48),
      saveButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
    ])
  }

  private func prepareViews() {
    for (field, placeholder) in [(nameField, "Your name"), (mailField, "you@example.com")] {
      (field.borderStyle, field.placeholder) = (.roundedRect, placeholder)
      field.clearButtonMode = .whileEditing
    }
    saveButton.setTitle("Save", for: .normal)
    saveButton.setTitleColor(.white, for: .normal)
    saveButton.backgroundColor = .systemIndigo
    saveButton.layer.cornerRadius = 12
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let stack = UIStackView(arrangedSubviews: [label, control])
    (stack.spacing, stack.alignment) = (12, .center)
    return stack
  }

  private func save() {
    view.endEditing(true)
    let name = nameField.text.flatMap { $0.isEmpty ? nil : $0 } ?? "stranger"
    let alert = UIAlertController(title: "Saved", message: "Hello, \(name)!", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
