import CoreGraphics

extension UIFont {
  static func font(for style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }
}
