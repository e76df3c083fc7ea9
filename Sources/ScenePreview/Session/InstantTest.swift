import Foundation
import LayerTree
import LayerValues
import Staging

/// The source of a test that expects what some layers show at an instant.
struct InstantTest {
  let name: String
  let source: PreviewSubject.TestSource
  /// In seconds.
  let time: Double
  let layers: [InspectedLayer]
  /// The path of the selected layer; nil for all layers that are animated, or the first ones if there are none.
  let selection: [Int]?

  /// The largest number of layers that a test without a selection looks at.
  private static let maximumLayerCount = 8
}

extension InstantTest {
  /// The source of the test, as a file.
  var text: String {
    let imports = ["import QuartzCore", "import Staging", "import Testing"]
    let module = source.module.map { ["", "@testable import \($0)"] } ?? []
    let setup = source.setup + ["stage.advance(to: \(time))"]
    let expectations = testedLayers.enumerated().flatMap { index, layer in checks(of: layer, index) }
    let body = (setup + expectations).map { "  \($0)" }
    let name = "\(name) at \(ValueText.number(time)) s".replacingOccurrences(of: "`", with: "'")
    return (imports + module + ["", "@Test func `\(name)`() throws {"] + body + ["}", ""])
      .joined(separator: "\n")
  }

  private var testedLayers: [InspectedLayer] {
    if let selection { return layers.filter { $0.path.indices == selection } }
    let animated = layers.filter { !$0.animations.isEmpty }
    return Array((animated.isEmpty ? Array(layers.dropFirst()) : animated).prefix(Self.maximumLayerCount))
  }

  private func checks(of layer: InspectedLayer, _ index: Int) -> [String] {
    let constant = index == 0 ? "layer" : "layer\(index + 1)"
    let expectations = layer.values.flatMap { Self.checks(of: $0, constant) }
    let cast = Self.className(of: layer).map { " as? \($0)" } ?? ""
    let access = "try #require(\(Self.access(to: layer.path)).presentation()\(cast))"
    let comment = layer.label.name.map { ["// \($0.replacingOccurrences(of: "\n", with: " "))"] } ?? []
    return comment + ["let \(constant) = \(access)"] + expectations
  }

  /// Returns the expression for the layer at a path.
  private static func access(to path: LayerPath) -> String {
    var result = "stage.layer"
    var isOptional = false
    for index in path.indices {
      result += isOptional ? "?" : ""
      isOptional = index == LayerPath.maskIndex
      result += isOptional ? ".mask" : ".sublayers?[\(index)]"
    }
    return result + (isOptional ? "?" : "")
  }

  /// Returns the class whose properties a layer shows in addition to those of all layers; nil for none.
  private static func className(of layer: InspectedLayer) -> String? {
    let owners = layer.values.filter { !checks(of: $0, "").isEmpty }.map(\.property.owner)
    return owners.lazy.compactMap { owner in
      switch owner {
      case .shape: "CAShapeLayer"
      case .gradient: "CAGradientLayer"
      case .text: "CATextLayer"
      case .replicator: "CAReplicatorLayer"
      case .emitter: "CAEmitterLayer"
      default: nil
      }
    }.first
  }
}

// MARK: - Expectations

extension InstantTest {
  /// Returns the expectations of a value; none for one that can't be animated or compared.
  private static func checks(of value: InspectedLayer.Value, _ layer: String) -> [String] {
    guard value.property.isAnimatable else { return [] }
    let access = "\(layer).\(value.property.key)"
    switch value.property.kind {
    case .scalar, .float: return [number(access, value.numbers[0])]
    case .integer: return ["#expect(\(access) == \(Int(value.numbers[0])))"]
    case .point: return numbers(value.numbers, ["x", "y"].map { "\(access).\($0)" })
    case .size: return numbers(value.numbers, ["width", "height"].map { "\(access).\($0)" })
    case .rect:
      return numbers(
        value.numbers, ["origin.x", "origin.y", "size.width", "size.height"].map { "\(access).\($0)" })
    case .transform: return transform(value.numbers, access)
    case .color: return [color(value.value, access)]
    default: return []
    }
  }

  private static func numbers(_ numbers: [Double], _ accesses: [String]) -> [String] {
    zip(accesses, numbers).map { number($0, $1) }
  }

  /// Returns the expectation of a number within a thousandth, which is less than anybody sees.
  private static func number(_ access: String, _ number: Double) -> String {
    guard number.isFinite else { return "#expect(\(access) == \(number < 0 ? "-" : "").infinity)" }
    let text = ValueText.number(number)
    let difference = text.hasPrefix("-") ? "+ \(text.dropFirst())" : "- \(text)"
    return "#expect(abs(\(access) \(difference)) < 0.001)"
  }

  /// Returns the expectations of the numbers that differ from the identity's.
  private static func transform(_ numbers: [Double], _ access: String) -> [String] {
    numbers.indices.filter { numbers[$0] != ($0 % 5 == 0 ? 1 : 0) }.map { index in
      number("\(access).m\(index / 4 + 1)\(index % 4 + 1)", numbers[index])
    }
  }

  private static func color(_ value: Any?, _ access: String) -> String {
    guard let color = value as? CGColor else { return "#expect(\(access) == nil)" }
    return "#expect(\(access)?.parameterText == \(color.parameterText.swiftLiteral))"
  }
}
