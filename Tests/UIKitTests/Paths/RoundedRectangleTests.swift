import Foundation
import TestSupport
import Testing
import UIKit

struct RoundedRectangleTests {
  /// A path made by UIKit, with the parameters of its initializer.
  struct Row: CustomTestStringConvertible {
    let id: String
    let rect: CGRect
    let corners: UIRectCorner?
    let radius: CGFloat
    let elements: [PathElement]

    var testDescription: String { id }

    var path: UIBezierPath {
      guard let corners else { return UIBezierPath(roundedRect: rect, cornerRadius: radius) }
      let radii = CGSize(width: radius, height: radius)
      return UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
    }
  }

  static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RoundedRectangles.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").dropFirst() ?? []
    return lines.compactMap { Row($0.split(separator: "\t").map(String.init)) }
  }()

  @Test func `the reference table has 29 paths made by UIKit`() { #expect(Self.rows.count == 29) }

  @Test(arguments: rows)
  func `a rounded rectangle has the elements of UIKit's (rows RR-*, tolerance 1e-6)`(row: Row) {
    let elements = PathElement.elements(of: row.path)
    #expect(elements.map(\.name) == row.elements.map(\.name))
    for (element, expected) in zip(elements, row.elements) {
      #expect(isClose(element.numbers, expected.numbers, within: 1e-6), "\(element) is not \(expected)")
    }
  }

  @Test func `a corner has the constants of row RR-CONST`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 1)
    let elements = PathElement.elements(of: path)
    #expect(isClose(elements[0].numbers, [1.528665, 0], within: 1e-8))
    let (entry, middle, exit) = (elements[2].numbers, elements[4].numbers, elements[5].numbers)
    func fromTip(_ numbers: [Double]) -> [Double] {
      numbers.enumerated().map { $0.offset % 2 == 0 ? 10 - $0.element : $0.element }
    }
    #expect(
      isClose(fromTip(entry), [1.08849296, 0, 0.86840694, 0, 0.63149379, 0.07491139], within: 1e-8))
    #expect(
      isClose(
        fromTip(middle), [0.37282383, 0.16905956, 0.16905956, 0.37282383, 0.07491139, 0.63149379],
        within: 1e-8))
    #expect(isClose(fromTip(exit), [0, 0.86840694, 0, 1.08849296, 0, 1.52866498], within: 1e-8))
  }

  @Test func `exchanging width and height mirrors the path at its diagonal`() {
    // If only the longer side is long enough, UIKit's curves depend on the direction.
    for radius in [0, 5, 20, 32, 60, 200] as [CGFloat] {
      let wide = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: radius)
      let tall = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 160), cornerRadius: radius)
      for x in 0..<32 {
        for y in 0..<20 {
          let point = CGPoint(x: Double(x) * 5 + 1.3, y: Double(y) * 5 + 1.2)
          let turned = CGPoint(x: point.y, y: point.x)
          #expect(wide.contains(point) == tall.contains(turned), "\(radius) \(point)")
        }
      }
    }
  }

  @Test func `the outline stays within the rectangle, or within the reach of a negative radius around it`() {
    var random = SeededGenerator(seed: 0x52)
    for _ in 0..<200 {
      let rect = CGRect(
        x: random.double(in: -50...50), y: random.double(in: -50...50),
        width: random.double(in: 0...200), height: random.double(in: 0...200))
      let radius = CGFloat(random.double(in: -10...150))
      let path = UIBezierPath(
        roundedRect: rect,
        byRoundingCorners: UIRectCorner(rawValue: .random(in: 0...15, using: &random)),
        cornerRadii: CGSize(width: radius, height: 0))
      // E12: a negative radius runs outward, by the constant of row RR-CONST.
      let (bounds, reach) = (path.bounds, radius < 0 ? -radius * 1.528665 + 1e-6 : 1e-9)
      #expect(bounds.minX >= rect.minX - reach && bounds.maxX <= rect.maxX + reach, "\(rect) \(radius)")
      #expect(bounds.minY >= rect.minY - reach && bounds.maxY <= rect.maxY + reach, "\(rect) \(radius)")
    }
  }

  @Test func `invalid rectangles and radii neither hang nor crash`() {
    for rect in [CGRect.null, .infinite, .zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)] {
      for radius in [CGFloat.nan, .infinity, -1, 5] {
        _ = UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds
      }
    }
    let square = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: .nan)
    #expect(square.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
  }
  /// E12: with the radius of one sign, each point is the mirror image, at the corner's tip, of that with the other sign.
  @Test func `a negative radius runs the corner's constants outward`() throws {
    let rect = CGRect(x: 20, y: 30, width: 100, height: 80)
    func points(_ radius: CGFloat) -> [CGPoint] {
      PathElement.elements(of: UIBezierPath(roundedRect: rect, cornerRadius: radius)).flatMap(\.points)
    }
    let (inward, outward) = (points(10), points(-10))
    #expect(isClose([Double(outward[0].x), Double(outward[0].y)], [20 - 15.28665, 30], within: 1e-6))
    #expect(inward.count == outward.count && inward.count == 46)
    let tips = [
      CGPoint(x: 120, y: 30), CGPoint(x: 120, y: 110), CGPoint(x: 20, y: 110), CGPoint(x: 20, y: 30),
    ]
    for index in inward.indices {
      // The first and the last point belong to the last corner; each corner has eleven points.
      let isEnd = index == 0 || index == inward.count - 1
      let tip = tips[isEnd ? 3 : (index - 1) / 11]
      #expect(abs(inward[index].x + outward[index].x - 2 * tip.x) < 1e-9)
      #expect(abs(inward[index].y + outward[index].y - 2 * tip.y) < 1e-9)
    }
    for radius in [0, .nan, -.infinity] as [CGFloat] {
      #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds == rect)
    }
  }
}

extension RoundedRectangleTests.Row {
  private static let names: [String: UIRectCorner] = [
    ".topLeft": .topLeft, ".topRight": .topRight, ".bottomLeft": .bottomLeft, ".bottomRight": .bottomRight,
  ]

  /// Parses `rect 0,0,160,100; cornerRadius: 10` or `…; byRoundingCorners: [.topLeft], cornerRadii: CGSize(…)`.
  fileprivate init?(_ columns: [String]) {
    guard columns.count == 3,
      let list = try? JSONSerialization.jsonObject(with: Data(columns[2].utf8)) as? [[Any]]
    else { return nil }
    id = columns[0]
    let inputs = columns[1].split(separator: ";").map(String.init)
    let sides = inputs[0].dropFirst(5).split(separator: ",").compactMap { Double($0) }
    rect = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    let numbers = inputs[1].split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    radius = numbers.first ?? 0
    corners =
      inputs[1].contains("byRoundingCorners")
      ? Self.names.reduce(into: UIRectCorner()) { if inputs[1].contains($1.key) { $0.insert($1.value) } }
      : nil
    elements = list.map { PathElement($0) }
  }
}
