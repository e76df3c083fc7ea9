public import QuartzCore

/// The settings of a section that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from side to side.
    case plain = 0
    /// Groups of rows from side to side.
    case grouped
    /// Groups of rows with round corners, inside the sides.
    case insetGrouped
    /// A list of sections in a sidebar. It looks like ``insetGrouped`` here.
    case sidebar
    /// A list in a sidebar without sections. It looks like ``plain`` here.
    case sidebarPlain

    var isInset: Bool { self == .insetGrouped || self == .sidebar }
    var isGrouped: Bool { isInset || self == .grouped }
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// The look of the list.
  public let appearance: Appearance
  /// Whether lines separate the rows of ``UICollectionViewListCell``s. Default true.
  public var showsSeparators = true
  /// The source of headers. Default none.
  public var headerMode = HeaderMode.none
  /// The source of footers. Default none.
  public var footerMode = FooterMode.none
  /// The color behind the rows; nil for none. Default that of the look. A collection's own background color replaces it.
  public var backgroundColor: UIColor?
  /// The space above a plain section with a header, in points; nil, the default, for none.
  public var headerTopPadding: CGFloat?

  /// Creates the default settings for a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    backgroundColor = appearance.isGrouped ? .systemGroupedBackground : .systemBackground
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section that looks like a table: rows from side to side, whose content determines their heights.
  ///
  /// Rows are estimated to be 44 points high. The insets of groups are estimated: 16 points at the sides, and 17.5 above and
  /// below.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let (sides, ends): (CGFloat, CGFloat) = (
      configuration.appearance.isInset ? 16 : 0, configuration.appearance.isGrouped ? 17.5 : 0
    )
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : ends, leading: sides, bottom: ends,
      trailing: sides)
    section.list = ListSectionStyle(configuration)
    section.boundarySupplementaryItems = boundaryItems(configuration)
    return section
  }

  private static func boundaryItems(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = !configuration.appearance.isGrouped
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return items
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections all look like a table.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The look of the rows of a list's section.
@MainActor
struct ListSectionStyle {
  private let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  var backgroundColor: UIColor? { configuration.backgroundColor }

  func row(_ item: Int, of count: Int) -> ListRow {
    let isHeader = item == 0 && configuration.headerMode == .firstItemInSection
    let firstRow = configuration.headerMode == .firstItemInSection ? 1 : 0
    return ListRow(
      isGrouped: configuration.appearance.isGrouped, isInset: configuration.appearance.isInset,
      isEdge: isHeader,
      isFirst: item == firstRow, isLast: item == count - 1,
      hasSeparator: configuration.showsSeparators && !isHeader
        && (item < count - 1 || !configuration.appearance.isGrouped))
  }

  /// Returns the look of a header or footer; nil for other kinds.
  func edge(_ kind: String) -> ListRow? {
    guard
      kind == UICollectionView.elementKindSectionHeader || kind == UICollectionView.elementKindSectionFooter
    else { return nil }
    return ListRow(
      isGrouped: configuration.appearance.isGrouped, isInset: configuration.appearance.isInset, isEdge: true,
      isFirst: false, isLast: false, hasSeparator: false)
  }
}
