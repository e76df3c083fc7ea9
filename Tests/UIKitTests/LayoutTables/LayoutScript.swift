import Testing
import UIKit

/// Views, constraints and expected frames, written as equations.
///
/// Each line holds statements that are separated by semicolons. A view that isn't declared is a plain subview of `root`,
/// which has 200 × 100 points.
///
/// ```
/// view card in root content 40 20 hug 249 250 resist 749 750
/// stack row in root row fillEqually center spacing 8 of a b
/// a.left = root.left * 1 + 10 @ 750
/// H:|-[a]-[b(==a)]-|
/// => a 10 0 50 100, b 60 0 50 100
/// ```
///
/// `x a 5 20` is short for a left side at 5 in the superview and a width of 20, and `y a 5 20` for a top side and a height.
/// The items `root.safe`, `root.margins` and `root.readable` are layout guides. Statements after expected frames change
/// the layout.
@MainActor
final class LayoutScript {
  /// A controller that gives the root its safe area.
  private let controller = UIViewController()
  private let root = UIView(frame: CGRect(0, 0, 200, 100))
  private var views: [String: UIView] = [:]
  private var guides: [String: UILayoutGuide] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]

  init() {
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = UIView(frame: root.frame)
    controller.view.addSubview(root)
    views["root"] = root
  }

  /// Executes a statement.
  func run(_ statement: String) throws {
    var words = Words(statement)
    let first = words.next()
    switch first {
    case "root": try resize(&words)
    case "view": try declareView(&words)
    case "guide": try declareGuide(&words)
    case "stack": try declareStack(&words)
    case "set": try set(&words)
    case "fit": try fit(&words)
    case "x": try place(&words, .left, .width)
    case "y": try place(&words, .top, .height)
    case "=>":
      try expect(statement.dropFirst(2))
      return
    case _ where statement.hasPrefix("H:") || statement.hasPrefix("V:"): try format(&words, first)
    default: try constrain(&words, first, statement)
    }
    try #require(words.isEmpty, "unexpected words at the end of '\(statement)'")
  }

  // MARK: Items

  /// Returns a view, which is created if necessary.
  func view(_ name: String) -> UIView { views[name] ?? add(UIView(), name, to: root) }

  @discardableResult
  private func add(_ view: UIView, _ name: String, to superview: UIView) -> UIView {
    views[name] = view
    return view.constrained(in: superview)
  }

  private func item(_ name: String) throws -> AnyObject {
    if let guide = guides[name] { return guide }
    let parts = name.split(separator: ".").map(String.init)
    let view = view(parts[0])
    guard parts.count > 1 else { return view }
    return try #require(
      [
        "safe": view.safeAreaLayoutGuide, "margins": view.layoutMarginsGuide,
        "readable": view.readableContentGuide,
        "content": (view as? UIScrollView)?.contentLayoutGuide,
        "frame": (view as? UIScrollView)?.frameLayoutGuide,
      ][parts[1]] ?? nil, "no guide '\(name)'")
  }

  /// Returns an item and its attribute, written like `a.left`; nil if a word isn't one.
  private func part(_ word: String) throws -> (AnyObject, NSLayoutConstraint.Attribute)? {
    guard let dot = word.lastIndex(of: "."), Double(word) == nil else { return nil }
    let name = String(word[word.index(after: dot)...])
    let attribute = try #require(Self.attributes[name], "no attribute '\(name)'")
    return (try item(String(word[..<dot])), attribute)
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

// MARK: - Declarations

extension LayoutScript {
  private func resize(_ words: inout Words) throws {
    controller.view.frame.size = CGSize(width: try words.number(), height: try words.number())
  }

  private func declareView(_ words: inout Words) throws {
    let name = words.next()
    let superview = try superview(&words)
    let view: UIView
    switch words.peek {
    case "content":
      words.skip()
      view = ContentView(try words.number(), try words.number())
    case "frame":
      words.skip()
      view = UIView(frame: try words.rect())
      views[name] = view
      superview.addSubview(view)
      return
    case "scroll":
      words.skip()
      view = UIScrollView()
    case "inset":
      words.skip()
      view = InsetView(try words.insets())
    default: view = UIView()
    }
    add(view, name, to: superview)
    try prioritize(view, &words)
  }

  private func superview(_ words: inout Words) throws -> UIView {
    guard words.skip(if: "in") else { return root }
    return view(words.next())
  }

  private func prioritize(_ view: UIView, _ words: inout Words) throws {
    if words.skip(if: "hug") {
      view.setContentHuggingPriority(try words.priority(), for: .horizontal)
      view.setContentHuggingPriority(try words.priority(), for: .vertical)
    }
    if words.skip(if: "resist") {
      view.setContentCompressionResistancePriority(try words.priority(), for: .horizontal)
      view.setContentCompressionResistancePriority(try words.priority(), for: .vertical)
    }
  }

  private func declareGuide(_ words: inout Words) throws {
    let guide = UILayoutGuide()
    guides[words.next()] = guide
    try superview(&words).addLayoutGuide(guide)
  }

  private func declareStack(_ words: inout Words) throws {
    let stack = UIStackView()
    add(stack, words.next(), to: try superview(&words))
    stack.axis = words.next() == "column" ? .vertical : .horizontal
    while let word = words.peek {
      words.skip()
      if let distribution = Self.distributions[word] {
        stack.distribution = distribution
      } else if let alignment = Self.alignments[word] {
        stack.alignment = alignment
      } else if word == "spacing" {
        stack.spacing = try words.number()
      } else if word == "padding" {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = try words.insets()
      } else {
        try #require(word == "of", "no property of stacks: '\(word)'")
        while !words.isEmpty { stack.addArrangedSubview(view(words.next())) }
      }
    }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "stretch": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
    "bottom": .bottom,
  ]
}

// MARK: - Changes

extension LayoutScript {
  /// Sets a property, such as `set a hidden` or `set root rtl`.
  private func set(_ words: inout Words) throws {
    let name = words.next()
    if let constraint = constraints[name] {
      constraint.constant = try words.number()
      return
    }
    let view = view(name)
    switch words.next() {
    case "hidden": view.isHidden = true
    case "shown": view.isHidden = false
    case "rtl": view.semanticContentAttribute = .forceRightToLeft
    case "ltr": view.semanticContentAttribute = .forceLeftToRight
    case "margins": view.layoutMargins = try words.insets()
    case "directionalMargins":
      let insets = try words.insets()
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case "safe": controller.additionalSafeAreaInsets = try words.insets()
    case "content":
      let size = CGSize(width: try words.number(), height: try words.number())
      try #require(view as? ContentView).contentSize = size
    case "frame": view.frame = try words.rect()
    case "gap": try #require(view.superview as? UIStackView).setCustomSpacing(try words.number(), after: view)
    case "spacing": try #require(view as? UIStackView).spacing = try words.number()
    case "axis": try #require(view as? UIStackView).axis = words.next() == "column" ? .vertical : .horizontal
    case "removed": view.removeFromSuperview()
    case "preserving": view.preservesSuperviewLayoutMargins = true
    case let property: Issue.record("no property '\(property)'")
    }
  }
}

// MARK: - Constraints

extension LayoutScript {
  /// Adds a constraint such as `a.left = root.left * 2 + 8 @ 750`; a name with a colon before it allows to change its
  /// constant.
  private func constrain(_ words: inout Words, _ start: String, _ statement: String) throws {
    let name = start.hasSuffix(":") ? String(start.dropLast()) : nil
    let (item, attribute) = try #require(
      try part(name == nil ? start : words.next()), "'\(statement)' isn't a statement")
    let relation = try #require(
      ["=": NSLayoutConstraint.Relation.equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual][
        words.next()])
    var (multiplier, constant, priority): (CGFloat, CGFloat, UILayoutPriority) = (1, 0, .required)
    let word = words.next()
    let other = try part(word)
    if other == nil { constant = try number(word) }
    while let sign = words.peek, "*/+-@".contains(sign) {
      words.skip()
      switch sign {
      case "*": multiplier = try words.number()
      case "/": multiplier = 1 / (try words.number())
      case "+": constant = try words.number()
      case "-": constant = -(try words.number())
      default: priority = try words.priority()
      }
    }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.0,
      attribute: other?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
    if let name { constraints[name] = constraint }
  }

  /// Places a view in its superview along an axis, such as `x a 5 20`.
  private func place(
    _ words: inout Words, _ side: NSLayoutConstraint.Attribute, _ length: NSLayoutConstraint.Attribute
  ) throws {
    let view = view(words.next())
    NSLayoutConstraint(
      item: view, attribute: side, relatedBy: .equal, toItem: view.superview, attribute: side, multiplier: 1,
      constant: try words.number()
    ).isActive = true
    NSLayoutConstraint(
      item: view, attribute: length, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: try words.number()
    ).isActive = true
  }

  private func number(_ word: String) throws -> CGFloat {
    CGFloat(try #require(Double(word), "'\(word)' isn't a number"))
  }

  /// Adds the constraints of a visual format, which may be followed by names of options.
  private func format(_ words: inout Words, _ format: String) throws {
    let names = format.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let items = Dictionary(
      names.filter { Double($0) == nil && !["H", "V"].contains($0) }.map { ($0, view($0) as Any) }
    ) { a, _ in
      a
    }
    var options: NSLayoutConstraint.FormatOptions = []
    while !words.isEmpty {
      options.insert(try #require(Self.options[words.next()]))
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: items))
  }

  private static let options: [String: NSLayoutConstraint.FormatOptions] = [
    "alignTop": .alignAllTop, "alignBottom": .alignAllBottom, "alignCenterY": .alignAllCenterY,
    "alignLeading": .alignAllLeading, "alignTrailing": .alignAllTrailing, "alignCenterX": .alignAllCenterX,
    "rightToLeft": .directionRightToLeft, "leftToRight": .directionLeftToRight,
  ]
}

// MARK: - Expectations

extension LayoutScript {
  /// Expects frames after a layout pass.
  private func expect(_ text: Substring) throws {
    controller.view.layoutIfNeeded()
    for clause in text.split(separator: ",") {
      var words = Words(String(clause))
      let name = words.next()
      let expected = try words.rect()
      let guide = try guides[name] ?? (name.contains(".") ? item(name) as? UILayoutGuide : nil)
      #expect((guide?.layoutFrame ?? view(name).frame) == expected, "\(name)")
    }
  }

  /// Expects a fitting size: `fit a min 300@1000 = 70 40`. The priority of a dimension defaults to 50.
  private func fit(_ words: inout Words) throws {
    let view = view(words.next())
    let (width, height) = (try target(words.next()), try target(words.next()))
    _ = words.skip(if: "=")
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width.length, height: height.length), withHorizontalFittingPriority: width.priority,
      verticalFittingPriority: height.priority)
    #expect(size == CGSize(width: try words.number(), height: try words.number()))
  }

  private func target(_ word: String) throws -> (length: CGFloat, priority: UILayoutPriority) {
    let parts = word.split(separator: "@").map(String.init)
    let length: CGFloat =
      switch parts[0] {
      case "min": UIView.layoutFittingCompressedSize.width
      case "max": UIView.layoutFittingExpandedSize.width
      default: try number(parts[0])
      }
    return (
      length,
      parts.count > 1 ? UILayoutPriority(Float(try number(parts[1]))) : .fittingSizeLevel
    )
  }
}

/// A view whose alignment rectangle is smaller than its frame.
private final class InsetView: UIView {
  private let insets: UIEdgeInsets

  init(_ insets: UIEdgeInsets) {
    self.insets = insets
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var alignmentRectInsets: UIEdgeInsets { insets }
}
