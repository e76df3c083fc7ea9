package import UIKit

/// The page of a place, with a large picture and a text.
package final class PlaceController: UIViewController {
  package let place: Place
  package let picture: UIView
  private let heading = UILabel()
  private let text = UILabel()

  package init(_ place: Place) {
    self.place = place
    let picture = PlacePicture()
    picture.show(place)
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
    title = place.name
    navigationItem.largeTitleDisplayMode = .never
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "\(place.name), \(place.country)"
    heading.font = .preferredFont(forTextStyle: .title2)
    text.text = "A quiet path leads from the village to the hill. From its top, you see the sun go down."
    (text.numberOfLines, text.textColor) = (0, .secondaryLabel)
    for item in [picture, heading, text] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    constrainViews()
  }

  private func constrainViews() {
    let area: UILayoutGuide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.topAnchor.constraint(equalTo: area.topAnchor),
      picture.heightAnchor.constraint(equalToConstant: 250),
      heading.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
      heading.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      heading.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
    ])
  }
}
