/// The parts of a visual format, with unresolved names.
struct VisualFormat {
  /// A superview or a view with relations of its size.
  enum Node: Equatable {
    case superview
    case view(name: String, size: [Predicate])
  }

  /// The connection of two neighbors.
  enum Gap: Equatable {
    /// The sides touch.
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A relation to a number or a view, such as `>=20@750`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var operand: String
    var priority: String?
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var nodes: [Node] = []
  /// The connections between successive nodes.
  var gaps: [Gap] = []
}
