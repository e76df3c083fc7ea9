import Staging
import UIKit

/// A page of all views in their states, as sections in two columns.
final class ViewsPage: UIView {
  let name = UITextField()
  let note = UITextView()
  let list = UIScrollView()
  let toggle = UISwitch()
  let slider = UISlider()
  let pressed = UIButton(type: .system)
  /// The scale of pictures, in pixels per point.
  let density: CGFloat

  init(frame: CGRect, density: CGFloat) {
    self.density = density
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addLabels(to: section("Labels", x: 20, y: 16, height: 342))
    addPictures(to: section("Image views", x: 20, y: 374, height: 163))
    addText(to: section("A text view", x: 20, y: 553, height: 179))
    addMeters(to: section("Progress and activity", x: 20, y: 748, height: 116))
    addButtons(to: section("Buttons", x: 385, y: 16, height: 235))
    addFields(to: section("Text fields", x: 385, y: 268, height: 353))
    addControls(to: section("Switches and sliders", x: 385, y: 637, height: 132))
    addList(to: section("A scroll view", x: 385, y: 785, height: 199))
    addGeometry(to: section("Views", x: 20, y: 880, height: 90))
  }

  required init?(coder: NSCoder) { nil }

  private func section(_ title: String, x: CGFloat, y: CGFloat, height: CGFloat) -> ViewsSection {
    let section = ViewsSection(title: title, frame: CGRect(x: x, y: y, width: 345, height: height))
    addSubview(section)
    return section
  }
}

/// A section of the page: a heading, and views with captions below it.
final class ViewsSection: UIView {
  init(title: String, frame: CGRect) {
    super.init(frame: frame)
    let heading = UILabel(frame: CGRect(x: 0, y: 0, width: frame.width, height: 20))
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .headline)
    addSubview(heading)
    let line = UIView(frame: CGRect(x: 0, y: 24, width: frame.width, height: 1))
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view below the heading, with a caption below it.
  func add(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, caption: String? = nil
  ) {
    view.frame = CGRect(x: x, y: y + 34, width: width, height: height)
    addSubview(view)
    guard let caption else { return }
    let label = UILabel(frame: CGRect(x: x - 20, y: view.frame.maxY + 2, width: width + 40, height: 13))
    label.text = caption
    label.font = .preferredFont(forTextStyle: .caption2)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }
}
