import QuartzCore
import Requirements

extension NSLayoutConstraint {
  /// Returns the second term of a new constraint.
  func secondTerm(_ item: Any, _ attribute: Attribute) -> LayoutTerm {
    guard let element = item as? any LayoutElement else {
      failRequirement("a constraint relates views and layout guides, not a \(type(of: item))")
    }
    return LayoutTerm(element, attribute)
  }

  func requireFinite(_ value: CGFloat, _ name: String) {
    require(value.isFinite, "the \(name) of a constraint must be finite, not \(value)")
  }

  /// Stops the program unless the attributes can be related to each other.
  func requireValidPair() {
    require(first.attribute != .notAnAttribute, "a constraint needs a first attribute: \(text)")
    guard let second else {
      return require(
        first.isLength, "a position can't be compared with a constant; it needs a second position: \(text)")
    }
    require(
      first.isLength == second.isLength && (first.isLength || first.attribute.axis == second.attribute.axis),
      "a constraint relates two lengths, or two positions along the same axis: \(text)")
    let attributes = [first.attribute, second.attribute]
    require(
      first.isLength
        || !(attributes.contains(where: \.isDirectional) && attributes.contains(where: \.isAbsoluteSide)),
      "leading and trailing sides can't be related to left and right ones: \(text)")
  }

  /// The constraint as an equation or inequality.
  var text: String {
    let name = identifier.map { "'\($0)': " } ?? ""
    let factor = multiplier == 1 ? "" : "\(multiplier) * "
    let right = second.map { "\(factor)\($0.text)" }
    let sum = right.map { constant == 0 ? $0 : "\($0) \(constant < 0 ? "-" : "+") \(abs(constant))" }
    let strength = priority == .required ? "" : " @\(priority.rawValue)"
    return "<\(name)\(first.text) \(relation.sign) \(sum ?? "\(constant)")\(strength)>"
  }
}
