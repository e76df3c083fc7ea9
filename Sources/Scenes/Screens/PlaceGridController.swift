package import UIKit

/// The pictures of places in a grid, whose layout a button changes.
package final class PlaceGridController: UICollectionViewController {
  package private(set) var places = (0..<24).map { Place.all[$0 * 5 % Place.all.count] }
  private var isLarge = false

  package init() { super.init(collectionViewLayout: Self.layout(isLarge: false)) }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Layout", primaryAction: UIAction { [weak self] _ in self?.changeLayout() })
  }

  // MARK: Layout

  /// Three columns of small pictures; or rows of a large picture beside two small ones.
  private static func layout(isLarge: Bool) -> UICollectionViewLayout {
    let part = { (width: CGFloat) in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      return item
    }
    var parts = [part(1 / 3)]
    if isLarge {
      let column = size(.fractionalWidth(1 / 3), .fractionalHeight(1))
      parts = [part(2 / 3), NSCollectionLayoutGroup.vertical(layoutSize: column, subitem: part(1), count: 2)]
    }
    let row = size(.fractionalWidth(1), .absolute(isLarge ? 240 : 120))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: parts))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Changes the layout, with an animation.
  package func changeLayout(completion: ((Bool) -> Void)? = nil) {
    isLarge.toggle()
    collectionView.setCollectionViewLayout(
      Self.layout(isLarge: isLarge), animated: true, completion: completion)
  }

  // MARK: Changes

  /// Inserts a picture.
  package func insert(_ place: Place, at item: Int) {
    places.insert(place, at: item)
    collectionView.insertItems(at: [[0, item]])
  }

  /// Deletes a picture.
  package func remove(at item: Int) {
    places.remove(at: item)
    collectionView.deleteItems(at: [[0, item]])
  }

  /// Moves a picture.
  package func move(_ item: Int, to newItem: Int) {
    places.insert(places.remove(at: item), at: newItem)
    collectionView.moveItem(at: [0, item], to: [0, newItem])
  }

  // MARK: Items

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { places.count }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.picture.show(places[indexPath.item])
    return cell
  }
}

/// An item with a picture.
private final class PictureCell: UICollectionViewCell {
  let picture = PlacePicture()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 8
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }
}
