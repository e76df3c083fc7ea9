import Staging
import UIKit

extension ViewsPage {
  func addControls(to section: ViewsSection) {
    section.add(toggle, 0, 0, 51, 31, caption: "off")
    let on = UISwitch()
    on.isOn = true
    section.add(on, 72, 0, 51, 31, caption: "on")
    let tinted = UISwitch()
    tinted.isOn = true
    (tinted.onTintColor, tinted.thumbTintColor) = (.systemPurple, .systemYellow)
    section.add(tinted, 144, 0, 51, 31, caption: "colors")
    for (index, isOn) in [true, false].enumerated() {
      let disabled = UISwitch()
      (disabled.isOn, disabled.isEnabled) = (isOn, false)
      section.add(disabled, 216 + 72 * CGFloat(index), 0, 51, 31, caption: "disabled")
    }
    slider.value = 0.3
    section.add(slider, 0, 52, 165, 31, caption: "0.3")
    let colored = UISlider()
    colored.value = 0.7
    (colored.minimumTrackTintColor, colored.maximumTrackTintColor) = (.systemGreen, .systemOrange)
    section.add(colored, 180, 52, 165, 31, caption: "colors")
  }

  func addMeters(to section: ViewsSection) {
    for (index, progress) in [Float(0), 0.4, 1].enumerated() {
      let bar = UIProgressView(frame: .zero)
      bar.progress = progress
      section.add(bar, CGFloat(index) * 120, 4, 105, 4, caption: "\(progress)")
    }
    for (index, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
      let wheel = UIActivityIndicatorView(style: style)
      wheel.startAnimating()
      section.add(wheel, CGFloat(index) * 60, 30, 37, 37, caption: index == 0 ? "medium" : "large")
    }
    let colored = UIActivityIndicatorView(style: .large)
    colored.color = .systemRed
    colored.startAnimating()
    section.add(colored, 120, 30, 37, 37, caption: "color")
    let still = UIActivityIndicatorView(style: .large)
    still.hidesWhenStopped = false
    section.add(still, 180, 30, 37, 37, caption: "stopped")
  }

  func addList(to section: ViewsSection) {
    list.backgroundColor = .secondarySystemBackground
    for index in 0..<12 {
      let row = UILabel(frame: CGRect(x: 12, y: CGFloat(index) * 30, width: 400, height: 30))
      row.text = "Row \(index + 1), wider than what shows of it here, so that it scrolls"
      list.addSubview(row)
    }
    section.add(list, 0, 0, 345, 148, caption: "flashing its bars, dragged from 3 s on")
    list.contentSize = CGSize(width: 520, height: 360)
  }

  /// Adds views with different values of properties that all views have: alpha, transforms, corners, borders, shadows.
  func addGeometry(to section: ViewsSection) {
    let changes: [(String, (UIView) -> Void)] = [
      ("plain", { _ in }), ("alpha", { $0.alpha = 0.4 }),
      ("turned", { $0.transform = CGAffineTransform(rotationAngle: .pi / 6) }),
      ("corners", { $0.layer.cornerRadius = 10 }),
      (
        "border",
        {
          $0.layer.borderWidth = 3
          $0.layer.borderColor = UIColor.systemRed.cgColor
        }
      ),
      (
        "shadow",
        {
          $0.layer.shadowOpacity = 0.4
          $0.layer.shadowOffset = CGSize(width: 0, height: 2)
        }
      ),
    ]
    for (index, (caption, change)) in changes.enumerated() {
      let view = UIView()
      view.backgroundColor = .systemTeal
      section.add(view, 8 + CGFloat(index) * 60, 4, 34, 34, caption: caption)
      change(view)
    }
  }
}
