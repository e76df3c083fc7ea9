import Foundation
import QuartzCore

/// The elements that assistive technology would reach in a window, with their names, values and frames, in containers.
package struct AccessibilityNode: Encodable, Sendable {
  /// The names of the traits, such as `button`.
  package let traits: [String]
  package let label: String?
  package let value: String?
  package let hint: String?
  package let identifier: String?
  /// The frame in the window, in points.
  package let frame: CGRect
  package let children: [AccessibilityNode]

  private enum Key: String, CodingKey {
    case traits, label, value, hint, identifier, x, y, width, height, children
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(traits, forKey: .traits)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(hint, forKey: .hint)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    for (key, number) in [
      (Key.x, frame.minX), (.y, frame.minY), (.width, frame.width), (.height, frame.height),
    ] {
      try container.encode(Double(number), forKey: key)
    }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}

extension AccessibilityNode {
  /// Returns the elements of the windows and other outermost views whose layers are in a layer.
  package static func nodes(in layer: CALayer) -> [AccessibilityNode] {
    withViews(layer) { layer in
      var pending = [layer]
      var views: [UIView] = []
      while let next = pending.popLast() {
        if let view = next.delegate as? UIView, view.layer === next {
          views.append(view)
        } else {
          pending += (next.sublayers ?? []).reversed()
        }
      }
      return views.flatMap(\.accessibilityNodes)
    }
  }
}

extension UIView {
  /// The elements of the view: itself, or those of its content.
  fileprivate var accessibilityNodes: [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    if isAccessibilityElement { return [node(children: [])] }
    guard !accessibilityElementsHidden else { return [] }
    let children = reachableContent
    // A container is worth a line of its own if it has a name.
    guard accessibilityIdentifier != nil || accessibilityLabel != nil else { return children }
    return [node(children: children)]
  }

  private var reachableContent: [AccessibilityNode] {
    if let elements = accessibilityElements {
      return elements.flatMap { element in
        (element as? UIView)?.accessibilityNodes ?? (element as? UIAccessibilityElement).map { [$0.node] }
          ?? []
      }
    }
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return (modal.map { [$0] } ?? subviews).flatMap(\.accessibilityNodes)
  }

  private func node(children: [AccessibilityNode]) -> AccessibilityNode {
    AccessibilityNode(
      traits: accessibilityTraits.names, label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint, identifier: accessibilityIdentifier, frame: accessibilityFrame,
      children: children)
  }
}

extension UIAccessibilityElement {
  fileprivate var node: AccessibilityNode {
    AccessibilityNode(
      traits: accessibilityTraits.names, label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint, identifier: accessibilityIdentifier, frame: accessibilityFrame, children: [])
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, from the lowest bit.
  fileprivate var names: [String] {
    Self.names.filter { contains($0.trait) }.map(\.name)
  }

  private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "plays sound"),
    (.keyboardKey, "keyboard key"), (.staticText, "static text"), (.summaryElement, "summary"),
    (.notEnabled, "not enabled"), (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
    (.startsMediaSession, "starts media"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "causes page turn"),
    (.tabBar, "tab bar"),
    (.header, "header"), (.textEntry, "text field"), (.toggleButton, "switch"),
  ]
}
