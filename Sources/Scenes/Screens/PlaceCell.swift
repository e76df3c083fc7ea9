import UIKit

/// A row with the picture and the names of a place.
final class PlaceCell: UITableViewCell {
  let picture = PlacePicture()
  private let name = UILabel()
  private let country = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    accessoryType = .disclosureIndicator
    separatorInset.left = 82
    picture.layer.cornerRadius = 8
    name.font = .preferredFont(forTextStyle: .headline)
    (country.font, country.textColor) = (.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    let texts = UIStackView(arrangedSubviews: [name, country])
    (texts.axis, texts.spacing) = (.vertical, 2)
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 52),
      picture.heightAnchor.constraint(equalToConstant: 52),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
      texts.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  func show(_ place: Place) {
    picture.show(place)
    (name.text, country.text) = (place.name, place.country)
  }
}
