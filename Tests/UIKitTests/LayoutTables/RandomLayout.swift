import TestSupport
import UIKit

/// A random tree of views with random constraints, and the same layout as a program for a reference solver.
@MainActor
struct RandomLayout {
  let root: UIView
  private(set) var views: [ContentView] = []
  private(set) var program: LexicographicProgram
  private var random: SeededGenerator
  /// The numbers of the superviews; nil for the root.
  private var parents: [Int?] = []

  /// The numbers of a view's variables in the program. The origin is that in the superview.
  private static func variable(_ view: Int, _ part: Part) -> Int { 4 * view + part.rawValue }

  private enum Part: Int { case x, y, width, height }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root = UIView(
      frame: CGRect(
        0, 0, CGFloat(Int.random(in: 50...400, using: &random)),
        CGFloat(Int.random(in: 50...400, using: &random))))
    let count = Int.random(in: 1...4, using: &random)
    program = LexicographicProgram(variableCount: 4 * count)
    for _ in 0..<count { addView() }
    for index in views.indices {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { constrain(index, along: axis) }
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      addEquation(random.element(of: Array(views.indices)))
    }
    // Without wishes for all positions and lengths, many layouts are ambiguous.
    if Int.random(in: 0..<5, using: &random) > 0 { addWishes() }
  }

  /// The frames that the program's solution means.
  func frames(_ values: [Double]) -> [CGRect] {
    views.indices.map { view in
      CGRect(
        values[Self.variable(view, .x)], values[Self.variable(view, .y)],
        values[Self.variable(view, .width)], values[Self.variable(view, .height)])
    }
  }
}

// MARK: - Views

extension RandomLayout {
  private mutating func addView() {
    let parent = views.isEmpty || Bool.random(using: &random) ? nil : random.element(of: Array(views.indices))
    let view = ContentView(naturalLength(), naturalLength())
    (parent.map { views[$0] } ?? root).addSubview(view)
    views.append(view)
    parents.append(parent)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { prioritize(view, along: axis) }
  }

  private mutating func naturalLength() -> CGFloat {
    random.element(of: [UIView.noIntrinsicMetric, 0, 20, 35, 60, 150])
  }

  private mutating func prioritize(_ view: ContentView, along axis: NSLayoutConstraint.Axis) {
    let (hugging, resistance) = (
      random.element(of: [249, 250, 250, 251] as [Float]),
      random.element(of: [749, 750, 750, 751] as [Float])
    )
    view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
    view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    let extent = Self.variable(views.count - 1, axis == .horizontal ? .width : .height)
    add([(1, extent)], 0, .greaterThanOrEqual, LexicographicProgram.required)
    let natural = axis == .horizontal ? view.contentSize.width : view.contentSize.height
    guard natural >= 0 else { return }
    add([(1, extent)], -natural, .lessThanOrEqual, hugging)
    add([(1, extent)], -natural, .greaterThanOrEqual, resistance)
  }
}

// MARK: - Constraints

extension RandomLayout {
  /// A side, a center or a length of a view, or of the root.
  private struct Attribute {
    let view: Int?
    let attribute: NSLayoutConstraint.Attribute
  }

  private mutating func constrain(_ view: Int, along axis: NSLayoutConstraint.Axis) {
    for _ in 0..<2 { addEquation(view, along: axis) }
  }

  private mutating func addEquation(_ view: Int, along axis: NSLayoutConstraint.Axis? = nil) {
    let isHorizontal = axis.map { $0 == .horizontal } ?? Bool.random(using: &random)
    let priority = random.element(of: [1000, 1000, 1000, 999, 750, 500, 250, 100] as [Float])
    let relation = random.element(
      of: [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual] as [LexicographicProgram.Relation])
    if Int.random(in: 0..<5, using: &random) < 3 {
      let attributes: [NSLayoutConstraint.Attribute] =
        isHorizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
      relate(
        Attribute(view: view, attribute: random.element(of: attributes)), relation,
        Attribute(view: otherView(than: view), attribute: random.element(of: attributes)),
        constant: CGFloat(4 * Int.random(in: -10...15, using: &random)), priority: priority)
    } else {
      // Ratios between lengths of both axes couple them.
      let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
      let own = lengths[isHorizontal ? 0 : 1]
      let other = Int.random(in: 0..<4, using: &random) == 0 ? random.element(of: lengths) : own
      let isAlone = Bool.random(using: &random)
      relate(
        Attribute(view: view, attribute: own), relation,
        isAlone ? nil : Attribute(view: otherView(than: view), attribute: other),
        multiplier: isAlone ? 1 : random.element(of: [1, 1, 0.5, 2, 0.25]),
        constant: CGFloat(
          isAlone ? 10 * Int.random(in: 0...12, using: &random) : 4 * Int.random(in: -5...5, using: &random)),
        priority: priority)
    }
  }

  /// Returns a different view; nil for the root.
  private mutating func otherView(than view: Int) -> Int? {
    let others = views.indices.filter { $0 != view }
    return others.isEmpty || Bool.random(using: &random) ? nil : random.element(of: others)
  }

  /// Adds constraints of different low priorities that place and size all views.
  private mutating func addWishes() {
    var priority: Float = 40
    for view in views.indices {
      for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
        let isSide = attribute == .left || attribute == .top
        relate(
          Attribute(view: view, attribute: attribute), .equal,
          isSide ? Attribute(view: nil, attribute: attribute) : nil,
          constant: CGFloat(Int.random(in: 0...100, using: &random)), priority: priority)
        priority -= 1
      }
    }
  }

  private mutating func relate(
    _ first: Attribute, _ relation: LexicographicProgram.Relation, _ second: Attribute?,
    multiplier: CGFloat = 1,
    constant: CGFloat, priority: Float
  ) {
    let constraint = NSLayoutConstraint(
      item: item(first.view), attribute: first.attribute, relatedBy: relation.relation,
      toItem: second.map { item($0.view) }, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    var terms = terms(of: first, weight: 1)
    if let second { terms = terms + self.terms(of: second, weight: -Double(multiplier)) }
    add(terms.summands, terms.constant - Double(constant), relation, priority)
  }

  private func item(_ view: Int?) -> UIView { view.map { views[$0] } ?? root }

  private mutating func add(
    _ summands: [(Double, Int)], _ constant: Double, _ relation: LexicographicProgram.Relation,
    _ priority: Float
  ) {
    var coefficients = Array(repeating: 0.0, count: 4 * (parents.count))
    for (coefficient, variable) in summands { coefficients[variable] += coefficient }
    program.add(coefficients, constant, relation, priority: priority)
  }
}

// MARK: - Equations

extension RandomLayout {
  /// A sum of weighted variables and a constant.
  private struct Terms {
    var summands: [(Double, Int)] = []
    var constant = 0.0

    static func + (a: Terms, b: Terms) -> Terms {
      Terms(summands: a.summands + b.summands, constant: a.constant + b.constant)
    }
  }

  /// Returns an attribute in the root's coordinates.
  private func terms(of attribute: Attribute, weight: Double) -> Terms {
    let (origin, extent, fraction): (Part?, Part, Double) =
      switch attribute.attribute {
      case .left: (.x, .width, 0)
      case .centerX: (.x, .width, 0.5)
      case .right: (.x, .width, 1)
      case .top: (.y, .height, 0)
      case .centerY: (.y, .height, 0.5)
      case .bottom: (.y, .height, 1)
      case .width: (nil, .width, 1)
      default: (nil, .height, 1)
      }
    var terms = Terms()
    guard let view = attribute.view else {
      let length = extent == .width ? root.bounds.width : root.bounds.height
      terms.constant = weight * fraction * Double(length)
      return terms
    }
    terms.summands.append((weight * fraction, Self.variable(view, extent)))
    var current: Int? = view
    while let origin, let index = current {
      terms.summands.append((weight, Self.variable(index, origin)))
      current = parents[index]
    }
    return terms
  }
}

extension LexicographicProgram.Relation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
