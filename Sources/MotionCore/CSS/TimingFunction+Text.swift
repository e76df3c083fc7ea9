extension TimingFunction {
  /// The curves with CSS keywords.
  static let keywords: [(name: String, curve: UnitBezier)] = [
    ("linear", .linear), ("ease", .standard), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInEaseOut),
  ]

  /// The function in CSS, from which ``init(css:)`` recreates it exactly; nil for an easing, which must be
  /// converted to straight lines or a Bézier first.
  public var css: String? {
    switch self {
    case .bezier(let curve): curve.css
    case .steps(let curve): curve.css
    case .linear(let curve): curve.css
    case .easing: nil
    }
  }
}

extension UnitBezier {
  /// The curve in CSS: a keyword, or `cubic-bezier(…)`.
  public var css: String {
    if let keyword = TimingFunction.keywords.first(where: { $0.curve == self }) { return keyword.name }
    return "cubic-bezier(" + [x1, y1, x2, y2].map { $0.css }.joined(separator: ", ") + ")"
  }
}

extension StepCurve {
  /// The staircase in CSS: `steps(…)`.
  public var css: String {
    "steps(" + String(count) + (position == .jumpEnd ? "" : ", " + position.css) + ")"
  }
}

extension StepCurve.Position {
  /// The position's name in CSS.
  var css: String {
    switch self {
    case .jumpStart: "jump-start"
    case .jumpEnd: "jump-end"
    case .jumpNone: "jump-none"
    case .jumpBoth: "jump-both"
    }
  }
}

extension PiecewiseLinear {
  /// The lines in CSS: `linear(…)` with an input for every stop.
  public var css: String {
    "linear(" + stops.map { $0.output.css + " " + $0.input.percentage }.joined(separator: ", ") + ")"
  }
}

extension Double {
  /// The shortest decimal that is read as the same number, without a fraction of zero.
  fileprivate var css: String {
    let text = description.utf8
    // Bytes, not characters: those need tables that embedded programs don't have.
    let isInteger = text.suffix(2).elementsEqual(".0".utf8)
    return String(decoding: isInteger ? text.dropLast(2) : text[...], as: UTF8.self)
  }

  /// The number in percent: its own digits with the point moved, so that it is read as the same number.
  fileprivate var percentage: String {
    let text = Array(description.utf8)
    if let exponent = text.firstIndex(of: UInt8(ascii: "e")) {
      let digits = String(decoding: text[..<exponent], as: UTF8.self)
      let power = Int(String(decoding: text[(exponent + 1)...], as: UTF8.self)) ?? 0
      return digits + "e" + String(power + 2) + "%"
    }
    return String(decoding: Double.pointMoved(text), as: UTF8.self) + "%"
  }

  /// Returns a decimal with its point moved two digits to the right: 0.075 becomes 7.5, and 12.0 becomes
  /// 1200.
  private static func pointMoved(_ text: [UInt8]) -> [UInt8] {
    let zero = UInt8(ascii: "0")
    let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    var integer = Array(text[..<point])
    var fraction = Array(text.dropFirst(point + 1))
    for _ in 0..<2 { integer.append(fraction.isEmpty ? zero : fraction.removeFirst()) }
    let signs = integer.first == UInt8(ascii: "-") ? 1 : 0
    while integer.count > signs + 1 && integer[signs] == zero { integer.remove(at: signs) }
    while fraction.last == zero { fraction.removeLast() }
    return fraction.isEmpty ? integer : integer + [UInt8(ascii: ".")] + fraction
  }
}
