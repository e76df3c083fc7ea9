import UIKit

/// The elements of a scene's views that assistive technology reaches at a time, as text for people or a JSON document.
struct AccessibilityPage: Encodable {
  let scene: String
  /// In points.
  let width: Double
  /// In points.
  let height: Double
  /// In seconds.
  let time: Double
  let elements: [AccessibilityNode]
}

extension AccessibilityPage {
  /// The general properties, then a line for each element.
  var text: String {
    let head = TextColumns.lines([
      ["Scene:", scene], ["Size:", "\(width.plain) × \(height.plain) pt"], ["Time:", "\(time.plain) s"],
    ])
    guard !elements.isEmpty else {
      return head + "\nThe scene has no views that assistive technology reaches.\n"
    }
    let lines = TextColumns.lines(elements.flatMap { rows($0, indent: "  ") })
      .split(separator: "\n").map { $0.reversed().drop { $0 == " " }.reversed() + "\n" }
    return head + "\nElements:\n" + lines.joined()
  }

  private func rows(_ node: AccessibilityNode, indent: String) -> [[String]] {
    let texts = [
      node.label.map(ContentsPage.quoted),
      node.value.flatMap { $0.isEmpty ? nil : "value \(ContentsPage.quoted($0))" },
      node.hint.map { "hint \(ContentsPage.quoted($0))" },
      node.identifier.map { "identifier \(ContentsPage.quoted($0))" },
    ].compactMap(\.self)
    let traits =
      node.traits.isEmpty
      ? node.children.isEmpty ? "element" : "container" : node.traits.joined(separator: ", ")
    return [[indent + traits] + frame(of: node) + [texts.joined(separator: ", ")]]
      + node.children.flatMap { rows($0, indent: indent + "  ") }
  }

  /// The cells of the origin and the size.
  private func frame(of node: AccessibilityNode) -> [String] {
    let (x, y, width, height) = (
      Double(node.frame.minX), Double(node.frame.minY), Double(node.frame.width), Double(node.frame.height)
    )
    let numbers = [x, y, width, height].map { $0.rounded(decimals: 1).plain }
    return ["\(numbers[0]), \(numbers[1])", "\(numbers[2]) × \(numbers[3])"]
  }
}
