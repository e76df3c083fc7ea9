import LayoutSolver
import QuartzCore

/// The variables of an element's rectangle, and the constraints that the engine itself adds to them.
@MainActor
final class ElementVariables {
  private(set) weak var element: (any LayoutElement)?
  let horizontal: AxisVariables
  let vertical: AxisVariables
  /// Whether the frame or the content's size may have changed.
  var isStale = true
  /// The content's natural size when it was last measured.
  var naturalSize = CGSize(width: -1, height: -1)
  /// The width at which the content was last wrapped, and its size there.
  var wrapped: (width: CGFloat, size: CGSize)?

  init(_ element: any LayoutElement, in system: ConstraintSystem) {
    self.element = element
    horizontal = AxisVariables(in: system)
    vertical = AxisVariables(in: system)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> AxisVariables { axis == .horizontal ? horizontal : vertical }

  /// All variables that exist.
  var all: [LayoutVariable] { horizontal.all + vertical.all }
}

/// The variables of a rectangle along an axis.
@MainActor
final class AxisVariables {
  let origin: LayoutVariable
  let extent: LayoutVariable
  /// The extent of a scroll view's content; nil until a constraint refers to it.
  var contentExtent: LayoutVariable?
  /// The origin of a scroll view's bounds; nil until a constraint refers to it.
  var offset: LayoutVariable?

  var fixedOrigin: NumberConstraint?
  var fixedExtent: NumberConstraint?
  var fixedOffset: NumberConstraint?
  var hugging: NumberConstraint?
  var compressionResistance: NumberConstraint?
  /// The constraint of a fitting size, or of another solution of an ambiguous layout.
  var proposal: NumberConstraint?

  init(in system: ConstraintSystem) {
    (origin, extent) = (system.makeVariable(), system.makeNonnegativeVariable())
  }

  var all: [LayoutVariable] { [origin, extent, contentExtent, offset].compactMap(\.self) }

  var constraints: [NumberConstraint] {
    [
      fixedOrigin, fixedExtent, fixedOffset, hugging, compressionResistance, proposal,
    ].compactMap(\.self)
  }
}

/// A constraint between a variable and a number.
struct NumberConstraint {
  let id: LayoutConstraintID
  var number: Double
  let priority: UILayoutPriority
}
