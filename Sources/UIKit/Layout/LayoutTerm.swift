/// An attribute of a view or a guide, or the distance between two of their positions.
@MainActor
struct LayoutTerm {
  private(set) weak var item: (any LayoutElement)?
  let attribute: NSLayoutConstraint.Attribute
  /// The view or guide from which a distance is measured.
  private(set) weak var origin: (any LayoutElement)?
  /// The position from which a distance is measured; nil for a single attribute.
  let originAttribute: NSLayoutConstraint.Attribute?

  init(_ item: (any LayoutElement)?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute, originAttribute) = (item, attribute, nil)
  }

  /// Creates the distance from one position to another.
  init(from start: LayoutTerm, to end: LayoutTerm) {
    (item, attribute) = (end.item, end.attribute)
    (origin, originAttribute) = (start.item, start.attribute)
  }

  /// Whether the term is a length, and may be compared with a constant.
  var isLength: Bool { originAttribute != nil || attribute.isLength }

  /// Whether the term has a leading or trailing side.
  var isDirectional: Bool { attribute.isDirectional || originAttribute?.isDirectional ?? false }

  /// Calls a closure with the elements and attributes whose weighted sum is a multiple of the term's value.
  func forEachPart(
    weight: Double, _ body: ((any LayoutElement)?, NSLayoutConstraint.Attribute, Double) -> Void
  ) {
    body(item, attribute, weight)
    if let originAttribute { body(origin, originAttribute, -weight) }
  }

  /// The term in messages, such as `UILabel.leading`.
  var text: String {
    var names: [String] = []
    forEachPart(weight: 1) { element, attribute, _ in
      names.append("\(element.map { "\(Swift.type(of: $0))" } ?? "released").\(attribute)")
    }
    return names.count == 1 ? names[0] : "(\(names[0]) - \(names[1]))"
  }
}
