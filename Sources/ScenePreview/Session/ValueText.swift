import CoreGraphics
import Foundation
import LayerTree
import LayerValues
import Staging

/// The text that stands for the value of a layer's property.
enum ValueText {
  static func text(of value: InspectedLayer.Value) -> String {
    switch value.property.kind {
    case .scalar, .float, .integer, .bits: number(value.numbers.first ?? 0)
    case .bool: value.numbers.first == 0 ? "false" : "true"
    case .point, .size, .rect: value.numbers.map(number).joined(separator: ", ")
    case .transform: transform(value.numbers)
    case .color: (value.value as? CGColor)?.parameterText ?? "none"
    case .name: value.value as? String ?? "none"
    default: object(value.value)
    }
  }

  /// Returns a number with at most three decimals.
  static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns the six numbers of an affine transform, or the rows of another one.
  private static func transform(_ numbers: [Double]) -> String {
    guard numbers.count == 16 else { return "" }
    let isAffine = [(2, 0.0), (3, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 1), (11, 0), (14, 0), (15, 1)]
      .allSatisfy { numbers[$0.0] == $0.1 }
    if isAffine { return [0, 1, 4, 5, 12, 13].map { number(numbers[$0]) }.joined(separator: ", ") }
    return stride(from: 0, to: 16, by: 4).map { row in
      numbers[row..<row + 4].map(number).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private static func object(_ value: Any?) -> String {
    switch value {
    case nil: "none"
    case let text as String: "“\(text.prefix(80))”"
    case let text as NSAttributedString: "“\(text.string.prefix(80))”"
    case let path as CGPath: "path in \(rect(path.boundingBoxOfPath))"
    case let image as CGImage: "image of \(image.width) × \(image.height) pixels"
    case let list as [Any]: list.count == 1 ? "1 item" : "\(list.count) items"
    case let value?: "\(type(of: value))"
    }
  }

  private static func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }.joined(separator: ", ")
  }
}
