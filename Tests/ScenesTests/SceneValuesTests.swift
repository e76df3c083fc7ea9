import LayerTree
import LayerValues
import Scenes
import Staging
import Testing

/// The values of all layers of the scenes at times between their highlights, which the filmstrips show.
///
/// After an intended change of a scene, replace its rows by those that the failed test prints.
@Suite struct SceneValuesTests {
  /// The state of a scene at a time in seconds.
  struct Row: Sendable, CustomStringConvertible {
    let scene: String
    let time: Double
    /// The number of layers.
    let count: Int
    /// The weighted sum of their values.
    let sum: Double

    var description: String { "Row(scene: \"\(scene)\", time: \(time), count: \(count), sum: \(sum))," }
  }

  static let rows: [Row] = [
    Row(scene: "login", time: 1.26, count: 82, sum: -12_987_965.78),
    Row(scene: "login", time: 5.58, count: 83, sum: -12_239_956.56),
    Row(scene: "login", time: 9.54, count: 83, sum: -12_230_798.52),
    Row(scene: "login", time: 13.86, count: 83, sum: -12_237_272.35),
    Row(scene: "login", time: 17.82, count: 83, sum: -12_238_839.54),
    Row(scene: "login", time: 27.0, count: 83, sum: -12_235_052.79),
    Row(scene: "login-views", time: 1.26, count: 94, sum: -17_784_498.9),
    Row(scene: "login-views", time: 5.58, count: 95, sum: -17_946_429.29),
    Row(scene: "login-views", time: 9.54, count: 95, sum: -17_936_892.53),
    Row(scene: "login-views", time: 13.86, count: 95, sum: -17_939_809.89),
    Row(scene: "login-views", time: 17.82, count: 95, sum: -17_941_604.39),
    Row(scene: "login-views", time: 27.0, count: 95, sum: -17_937_932.39),
    Row(scene: "views", time: 0.32, count: 359, sum: 2_402_935.26),
    Row(scene: "views", time: 1.4, count: 359, sum: 2_403_119.31),
    Row(scene: "views", time: 2.39, count: 359, sum: 2_408_651.29),
    Row(scene: "views", time: 3.47, count: 359, sum: 2_417_141.41),
    Row(scene: "views", time: 4.46, count: 359, sum: 2_420_547.49),
    Row(scene: "views", time: 6.75, count: 359, sum: 2_421_160.35),
    Row(scene: "ring", time: 0.11, count: 2, sum: 63_503.62),
    Row(scene: "ring", time: 0.47, count: 2, sum: 63_510.03),
    Row(scene: "ring", time: 0.8, count: 2, sum: 63_529.06),
    Row(scene: "ring", time: 1.16, count: 2, sum: 63_521.79),
    Row(scene: "ring", time: 1.49, count: 2, sum: 63_525.27),
    Row(scene: "ring", time: 2.25, count: 2, sum: 63_525.27),
    Row(scene: "card", time: 0.14, count: 2, sum: 7726.96),
    Row(scene: "card", time: 0.62, count: 2, sum: 10_384.98),
    Row(scene: "card", time: 1.06, count: 2, sum: 10_669.1),
    Row(scene: "card", time: 1.54, count: 2, sum: 8425.88),
    Row(scene: "card", time: 1.98, count: 2, sum: 7726.96),
    Row(scene: "card", time: 3.0, count: 2, sum: 7726.96),
    Row(scene: "screens", time: 0.77, count: 174, sum: 1_472_565.1),
    Row(scene: "screens", time: 3.41, count: 158, sum: 1_147_979.69),
    Row(scene: "screens", time: 5.83, count: 100, sum: 1_069_800.25),
    Row(scene: "screens", time: 8.47, count: 146, sum: 1_000_488.68),
    Row(scene: "screens", time: 10.89, count: 82, sum: 670_709.34),
    Row(scene: "screens", time: 16.5, count: 82, sum: 670_709.34),
    Row(scene: "closures", time: 0.28, count: 5, sum: 78_290.68),
    Row(scene: "closures", time: 1.24, count: 5, sum: 82_822.0),
    Row(scene: "closures", time: 2.12, count: 5, sum: 84_182.37),
    Row(scene: "closures", time: 3.08, count: 5, sum: 82_815.45),
    Row(scene: "closures", time: 3.96, count: 5, sum: 78_063.17),
    Row(scene: "closures", time: 6.0, count: 5, sum: 83_975.57),
    Row(scene: "spring", time: 0.28, count: 17, sum: 244_575.48),
    Row(scene: "spring", time: 1.24, count: 17, sum: 244_004.51),
    Row(scene: "spring", time: 2.12, count: 17, sum: 244_045.93),
    Row(scene: "spring", time: 3.08, count: 17, sum: 244_047.09),
    Row(scene: "spring", time: 3.96, count: 17, sum: 244_046.92),
    Row(scene: "spring", time: 6.0, count: 17, sum: 244_046.92),
    Row(scene: "statement", time: 0.13, count: 3, sum: 13_439.56),
    Row(scene: "statement", time: 0.56, count: 3, sum: 14_318.04),
    Row(scene: "statement", time: 0.95, count: 3, sum: 14_308.36),
    Row(scene: "statement", time: 1.39, count: 3, sum: 14_306.09),
    Row(scene: "statement", time: 1.78, count: 3, sum: 14_263.66),
    Row(scene: "statement", time: 2.7, count: 3, sum: 14_263.66),
    Row(scene: "choreography", time: 0.5, count: 3, sum: 14_033.3),
    Row(scene: "choreography", time: 2.23, count: 3, sum: 13_972.73),
    Row(scene: "choreography", time: 3.82, count: 3, sum: 13_797.03),
    Row(scene: "choreography", time: 5.54, count: 3, sum: 14_762.9),
    Row(scene: "choreography", time: 7.13, count: 3, sum: 14_712.74),
    Row(scene: "choreography", time: 10.8, count: 3, sum: 14_712.74),
    Row(scene: "conversions", time: 0.28, count: 13, sum: 130_105.92),
    Row(scene: "conversions", time: 1.24, count: 13, sum: 132_292.31),
    Row(scene: "conversions", time: 2.12, count: 13, sum: 132_487.72),
    Row(scene: "conversions", time: 3.08, count: 13, sum: 130_731.03),
    Row(scene: "conversions", time: 3.96, count: 13, sum: 126_924.92),
    Row(scene: "conversions", time: 6.0, count: 13, sum: 126_717.27),
    Row(scene: "effects", time: 0.21, count: 45, sum: 358_831.43),
    Row(scene: "effects", time: 0.93, count: 45, sum: 360_825.52),
    Row(scene: "effects", time: 1.59, count: 45, sum: 361_002.25),
    Row(scene: "effects", time: 2.31, count: 45, sum: 361_656.73),
    Row(scene: "effects", time: 2.97, count: 45, sum: 361_656.68),
    Row(scene: "effects", time: 4.5, count: 45, sum: 361_623.67),
  ]

  @Test(arguments: DemoScenes.all.map { $0.name })
  func `all layers have their values`(_ name: String) throws {
    let scene = try #require(DemoScenes.all.first { $0.name == name }).init()
    let stage = scene.stage()
    let duration = try scene.duration()
    let rows = [0.07, 0.31, 0.53, 0.77, 0.99, 1.5].map { fraction in
      let time = (fraction * duration * 100).rounded() / 100
      stage.advance(to: time)
      let layers = stage.layer.inspectedLayers(limit: 10_000)
      let sum = layers.enumerated().reduce(0) { $0 + Double(10 + $1.offset % 10) * $1.element.sum }
      return Row(scene: name, time: time, count: layers.count, sum: (sum * 100).rounded() / 100)
    }
    let expected = Self.rows.filter { $0.scene == name }
    let isEqual = zip(rows, expected).allSatisfy {
      $0.time == $1.time && $0.count == $1.count && abs($0.sum - $1.sum) < 0.1
    }
    #expect(rows.count == expected.count && isEqual, "\(rows.map(\.description).joined(separator: "\n"))")
  }
}

extension InspectedLayer {
  /// The sum of all numbers of the layer's values, and of the numbers that describe its other values.
  fileprivate var sum: Double {
    values.reduce(Double(animations.count)) { $0 + $1.numbers.reduce(0, +) + Self.sum(of: $1.value) }
  }

  private static func sum(of value: Any?) -> Double {
    switch value {
    case let color as CGColor:
      (color.components ?? []).enumerated().reduce(0) { $0 + Double($1.offset + 1) * $1.element }
    case let list as [Any]:
      list.enumerated().reduce(0) { $0 + Double($1.offset + 1) * (1 + sum(of: $1.element)) }
    case let image as CGImage: Double(image.width + 2 * image.height)
    case let path as CGPath: sum(of: path)
    case let text as NSAttributedString: Double(text.length)
    case let text as String: Double(text.unicodeScalars.reduce(0) { $0 + $1.value })
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  private static func sum(of path: CGPath) -> Double {
    var (sum, count) = (0.0, 0)
    path.applyWithBlock { element in
      count += 1
      let element = element.pointee
      let pointCount =
        switch element.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      for index in 0..<pointCount {
        let point = element.points[index]
        sum += Double(1 + count % 5) * Double(point.x + 2 * point.y)
      }
    }
    return sum + Double(count)
  }
}
