import Foundation
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct ShapeListTests {
  private static let kinds = ["sh", "el", "fl", "gf", "st", "tm", "rd", "mm", "gr", "tr", "zz"]

  private func items(_ kinds: [String]) throws -> [ShapeItem] {
    try kinds.enumerated().map { index, kind in
      try ShapeItem(jsonText: Data(#"{"ty":"\#(kind)","nm":"\#(index)","it":[]}"#.utf8))
    }
  }

  /// Returns the names of a list's paths and styles, drawing by drawing, and the names of the styles without a path.
  private func names(_ kinds: String...) throws -> (elements: [String], inherited: [String?]) {
    let list = ShapeList(try items(kinds))
    let elements = list.elements.map { element in
      switch element {
      case .group(let group): group.name
      case .drawing(let drawing):
        [drawing.paths, drawing.styles].map { $0.compactMap(\.name).joined(separator: " ") }.joined(
          separator: "; ")
      }
    }
    return (elements, list.inheritedStyles.map(\.name))
  }

  @Test func `a paint acts on the paths before it`() throws {
    #expect(try names("sh", "el", "fl").elements == ["0 1; 2"])
    #expect(try names("sh", "fl", "el", "fl").elements == ["0; 1", "2; 3"])
    #expect(try names("sh", "fl", "st").elements == ["0; 1 2"])
  }

  @Test func `a second fill acts on the path of the first one, unless there are groups`() throws {
    #expect(try names("sh", "fl", "st", "gf").elements == ["0; 1 2", "0; 2 3"])
    let grouped = try names("gr", "sh", "fl", "gf")
    #expect(grouped.elements == ["0", "1; 2"] && grouped.inherited == ["3"])
  }

  @Test func `a trim acts only on the paths before it`() throws {
    #expect(try names("sh", "tm", "el", "st").elements == ["0; 1 3", "2; 3"])
    let trim = try names("tm", "sh", "st")
    #expect(trim.elements == ["1; 2"] && trim.inherited == ["0"])
  }

  @Test func `groups and drawings keep their order, and groups inherit what acts on no path`() throws {
    #expect(try names("sh", "gr", "fl", "el").elements == ["0; 2", "1", "3; "])
    let list = try names("gr", "st", "rd", "gr", "fl")
    #expect(list.elements == ["0", "3"] && list.inherited == ["1", "2", "4"])
  }

  @Test func `any list is arranged as its rules say`() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<randomCaseCount / 10 {
      let kinds = (0..<Int.random(in: 0...9, using: &random)).map { _ in random.element(of: Self.kinds) }
      let items = try items(kinds)
      let (list, expected) = (ShapeList(items), IndexedShapeList(items))
      #expect(list.inheritedStyles == expected.inherited.map { items[$0] }, "\(kinds)")
      #expect(list.elements.count == expected.elements.count, "\(kinds)")
      for (element, indices) in zip(list.elements, expected.elements) {
        switch element {
        case .group(let group): #expect(items[indices.paths[0]] == .group(group), "\(kinds)")
        case .drawing(let drawing):
          #expect(drawing.paths == indices.paths.map { items[$0] }, "\(kinds)")
          #expect(drawing.styles == indices.styles.map { items[$0] }, "\(kinds)")
        }
      }
    }
  }
}

/// The arrangement of a list of items by their indices, found in several passes.
private struct IndexedShapeList {
  /// The indices of a drawing's paths and styles, or of a group.
  struct Element {
    var paths: [Int] = []
    var styles: [Int] = []
  }

  private(set) var elements: [Element] = []
  private(set) var inherited: [Int] = []

  init(_ items: [ShapeItem]) {
    let groups = items.indices.filter { if case .group = items[$0] { true } else { false } }
    var (drawings, styles) = ([Element()], [Int]())
    for (index, item) in items.enumerated() {
      let last = drawings.count - 1
      switch item {
      case .path, .ellipse:
        if drawings[last].styles.contains(where: { items[$0].trim != nil }) { drawings.append(Element()) }
        drawings[drawings.count - 1].paths.append(index)
      case .fill, .gradientFill:
        styles.append(index)
        if drawings[last].paths.isEmpty, groups.isEmpty, last > 0 {
          drawings[last].paths = drawings[last - 1].paths
        }
        drawings[last].styles.append(index)
        drawings.append(Element())
      case .stroke, .trim, .roundCorners, .merge:
        styles.append(index)
        for drawing in drawings.indices { drawings[drawing].styles.append(index) }
      default: break
      }
    }
    drawings.removeAll(where: \.paths.isEmpty)
    inherited = styles.filter { style in !drawings.contains { $0.styles.contains(style) } }
    elements = (drawings + groups.map { Element(paths: [$0]) })
      .enumerated().sorted { ($0.element.paths[0], $0.offset) < ($1.element.paths[0], $1.offset) }.map(
        \.element)
  }
}
