/// Constants for values of an animation.
package struct ValueReplacements: Equatable, Sendable {
  private var byPath: [[String]: ReplacementValue] = [:]
  private var bySlot: [String: ReplacementValue] = [:]
  /// The paths of the layers, groups and items that contain replaced values.
  private var containers: Set<[String]> = []

  package init() {}

  package var isEmpty: Bool { byPath.isEmpty && bySlot.isEmpty }

  /// Replaces the values at a path, unless they are of another kind; a replacement by path precedes one by slot.
  package mutating func replace(at path: [String], with value: ReplacementValue) {
    byPath[path] = value
    for count in 1...max(1, path.count) { containers.insert(Array(path.prefix(count))) }
  }

  /// Replaces the values of a slot, unless they are of another kind.
  package mutating func replace(slot: String, with value: ReplacementValue) { bySlot[slot] = value }

  func mayReplaceValues(below path: [String]) -> Bool { !bySlot.isEmpty || containers.contains(path) }

  func value(at path: [String], slot: String?) -> ReplacementValue? {
    byPath[path] ?? slot.flatMap { bySlot[$0] }
  }
}

/// Replaces values of a document.
struct ValueReplacer: PropertyVisitor {
  let replacements: ValueReplacements

  func visitsDescendants(of path: [String]) -> Bool { replacements.mayReplaceValues(below: path) }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {
    guard
      let value = replacements.value(at: path, slot: property.slot)?.propertyValue as? Value
    else { return }
    let slot = property.slot
    property = Animated(value)
    property.slot = slot
  }

  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: CompositionTime) {
    guard case .gradient(let stops) = replacements.value(at: path, slot: gradient.slot) else { return }
    gradient.stops = Animated(GradientNumbers.numbers(of: stops.map(\.color), at: stops.map(\.location)))
    gradient.colorStopCount = stops.count
  }

  mutating func visit(_ text: inout TextModel, at path: [String]) {
    guard case .text(let new) = replacements.value(at: path + [TextModel.propertyName], slot: text.slot)
    else { return }
    for index in text.documents.indices { text.documents[index].document.text = new }
  }
}

extension ReplacementValue {
  /// The value as a property's value; nil for a text and a gradient.
  fileprivate var propertyValue: Any? {
    switch self {
    case .color(let color): color
    case .number(let number): number
    case .vector(let x, let y, let z): Vector(x: x, y: y, z: z)
    case .text, .gradient: nil
    }
  }
}
