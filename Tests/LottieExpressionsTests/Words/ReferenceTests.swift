import Foundation
import Testing

@testable import LottiePlayer
@testable import LottieExpressions

/// References to other layers and properties.
@Suite struct ReferenceTests {
  private static let effects =
    #","ef":[{"ty":5,"nm":"Amount","mn":"ADBE Slider Control","ef":[{"ty":0,"nm":"Slider","mn":"ADBE Slider Control-0001","v":{"a":1,"k":[{"t":0,"s":[0]},{"t":60,"s":[60]}]}}]},{"ty":5,"nm":"On","ef":[{"ty":7,"nm":"Checkbox","v":{"k":0}}]},{"ty":5,"nm":"Tint","ef":[{"ty":2,"nm":"Color","v":{"k":[0.25,0.5,1,1]}}]},{"ty":5,"nm":"Spot","ef":[{"ty":3,"nm":"Point","v":{"k":[7,8]}}]},{"ty":5,"nm":"Target","ef":[{"ty":10,"nm":"Layer","v":{"k":2}}]}]"#
  private static let other = ExpressionFile.layer(
    2, "Other",
    transform: #""r":\#(ExpressionFile.property("0", "time * 100")),"p":{"k":[30,20,0]},"s":{"k":[200,200]}"#,
    more: effects)

  @Test(arguments: [
    ("thisComp.layer('Other').transform.rotation + 1", [0: 1.0, 20: 101]),
    ("thisComp.layer(2).rotation", [20: 100]),
    ("thisComp.layer(index + 1).transform.rotation.valueAtTime(time - 0.5)", [20: 50]),
    ("thisComp.layer(thisLayer, 1).position[0]", [0: 30]),
    ("thisComp.layer('Other')('Transform')('Position')[1]", [0: 20]),
    ("thisComp.layer('Other').effect('Amount')('Slider')", [30: 30]),
    ("thisComp.layer('Other').effect('Amount')('ADBE Slider Control-0001') * 2", [30: 60]),
    ("thisComp.layer('Other').effect(1)(1).value", [30: 30]),
    ("thisComp.layer('Other').effect('On')('Checkbox') ? 1 : 2", [0: 2]),
    ("thisComp.layer('Other').effect('Tint')('Color')[2]", [0: 1]),
    ("thisComp.layer('Other').effect('Spot')('Point')[1]", [0: 8]),
    ("thisComp.layer('Other').effect('Target')('Layer').transform.position[0]", [0: 30]),
    ("thisComp.layer('Other').transform.position.key ? 3 : 4", [0: 3]),
    ("thisComp.layer('Other').toComp([10, 0])[0]", [0: 50]),
    ("var l = thisComp.layer('Other'); l.fromComp(l.toComp([3, 4]))[1]", [0: 4, 17: 4]),
    ("hasParent ? 1 : 0", [0: 0]),
  ])
  func `another property is read with its expression`(_ expression: String, _ expected: [Int: Double]) throws
  {
    let angles = try ExpressionFile.angles(expression, more: [Self.other])
    for (frame, value) in expected { #expect(abs(angles[frame] - value) < 1e-9, "frame \(frame)") }
  }

  @Test func `a chain of layers can follow with a delay`() throws {
    let count = 12
    let layers = (1...count).map { index in
      let expression =
        index == count ? "time * 20" : "thisComp.layer(index + 1).transform.rotation.valueAtTime(time - 0.1)"
      return ExpressionFile.layer(
        index, "L\(index)", transform: #""r":"# + ExpressionFile.property("0", expression))
    }
    let evaluation = try ExpressionFile(layers: layers).evaluation()
    #expect(evaluation.reports.isEmpty)
    let first = try #require(evaluation.animation.document.layers[0].transform.rotation)
    #expect(abs(first.value(at: 40) - (40 - 2 * Double(count - 1))) < 1e-6)
  }

  @Test func `a cycle is reported for its members, and a reader gets stored values`() throws {
    func follower(_ index: Int, of name: String, _ stored: Int) -> String {
      ExpressionFile.layer(
        index, "L\(index)",
        transform: #""r":"#
          + ExpressionFile.property("\(stored)", "thisComp.layer('\(name)').transform.rotation + 1"))
    }
    let evaluation = try ExpressionFile(layers: [
      follower(1, of: "L2", 10), follower(2, of: "L3", 20), follower(3, of: "L2", 30),
    ]).evaluation()
    #expect(evaluation.reports.map(\.property) == ["L2.Transform.Rotation", "L3.Transform.Rotation"])
    #expect(
      evaluation.reports.allSatisfy {
        $0.message == "a cycle: L2.Transform.Rotation → L3.Transform.Rotation → L2.Transform.Rotation"
      })
    let angles = evaluation.animation.document.layers.map { $0.transform.rotation?.value(at: 5) }
    #expect(angles == [21, 20, 30])
  }

  @Test func `a property reads itself without its expression`() throws {
    #expect(
      try ExpressionFile.angles("thisLayer.transform.rotation + transform.rotation", value: "4")[0] == 8)
    #expect(try ExpressionFile.angles("valueAtTime(0) + thisProperty.value", value: "4")[0] == 8)
  }

  @Test func `nested compositions have their own time`() throws {
    let inner = ExpressionFile.layer(
      1, "Inner", transform: #""r":"# + ExpressionFile.property("0", "time * 20"))
    let outer =
      #"{"ty":0,"ind":1,"nm":"Outer","refId":"c","w":100,"h":100,"ip":0,"op":60,"st":15,"sr":1,"ks":{}}"#
    let file = ExpressionFile(layers: [outer], more: #","assets":[{"id":"c","layers":[\#(inner)]}]"#)
    let evaluation = try file.evaluation()
    #expect(evaluation.reports.isEmpty)
    let rotation = try #require(evaluation.animation.document.assets[0].layers?[0].transform.rotation)
    // The composition starts at frame 15, so that its own frames 0 to 45 are shown.
    #expect(rotation.span == 0...45)
    #expect((0...45).allSatisfy { abs(rotation.value(at: Double($0)) - Double($0)) < 1e-9 })
  }

  @Test(arguments: [(1.0, 5.0...15), (2, 2.5...7.5), (-1, -15.0 ... -5)])
  func `a nested composition has values for the frames that its layer shows`(
    stretch: Double, span: ClosedRange<Double>
  ) throws {
    let inner = #"{"ty":3,"ind":1,"nm":"Inner","ip":-60,"op":60,"ks":{"r":"#
    let rotation = ExpressionFile.property("0", "time * 20") + "}}"
    let outer =
      #"{"ty":0,"ind":1,"nm":"Outer","refId":"c","w":9,"h":9,"ip":20,"op":30,"st":15,"sr":\#(stretch),"ks":{}}"#
    let file = ExpressionFile(
      layers: [outer], more: #","assets":[{"id":"c","layers":[\#(inner + rotation)]}]"#)
    let document = try file.evaluation().animation.document
    let values = try #require(document.assets[0].layers?[0].transform.rotation)
    #expect(values.span.lowerBound <= span.lowerBound && values.span.upperBound >= span.upperBound)
    #expect(abs(values.value(at: span.lowerBound) - span.lowerBound) < 1e-9)
  }

  @Test func `time remapping can loop, and the composition has values for all times that show`() throws {
    let inner = ExpressionFile.layer(
      1, "Inner", transform: #""r":"# + ExpressionFile.property("0", "time * 20"))
    let remap = ExpressionFile.property(#"[{"t":0,"s":[0]},{"t":20,"s":[1]}]"#, "loopOut('pingpong')")
    let outer =
      #"{"ty":0,"ind":1,"nm":"Outer","refId":"c","w":100,"h":100,"ip":0,"op":60,"tm":\#(remap),"ks":{}}"#
    let file = ExpressionFile(layers: [outer], more: #","assets":[{"id":"c","layers":[\#(inner)]}]"#)
    let evaluation = try file.evaluation()
    #expect(evaluation.reports.isEmpty)
    let document = evaluation.animation.document
    let seconds = try #require(document.layers[0].timeRemap)
    #expect([10, 20, 30, 40, 50].map { seconds.value(at: $0) } == [0.5, 1, 0.5, 0, 0.5])
    let rotation = try #require(document.assets[0].layers?[0].transform.rotation)
    #expect(rotation.span.contains(0) && rotation.span.contains(20))
  }

  @Test func `shapes are found by the names of their groups`() throws {
    let shapes =
      #","shapes":[{"ty":"gr","nm":"Group 1","it":[{"ty":"el","nm":"Ellipse 1","p":{"k":[0,0]},"s":{"k":[12,34]}},{"ty":"fl","nm":"Fill 1","c":{"k":[1,0,0,1]},"o":{"k":50}},{"ty":"tr","p":{"k":[5,6]}}]}]"#
    let other = ExpressionFile.layer(2, "Shape", transform: "", more: shapes)
      .replacingOccurrences(of: "\"ty\":3", with: "\"ty\":4")
    let angles = try ExpressionFile.angles(
      "var g = thisComp.layer('Shape').content('Group 1');"
        + "g.content('Ellipse 1').size[1] + g.transform.position[0] + g.content('Fill 1').opacity",
      more: [other])
    #expect(angles[0] == 89)
  }

  @Test func `texts and paths have expressions too`() throws {
    let text =
      #"{"ty":5,"ind":1,"nm":"Text","ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"old","f":"F","s":10,"fc":[0,0,0]}}],"x":"$bm_rt = 'n' + timeToFrames(Math.floor(time));"},"a":[]}}"#
    let path = #"{"v":[[0,0],[10,0],[10,10]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]],"c":true}"#
    let shape =
      #"{"ty":4,"ind":2,"nm":"Shape","ip":0,"op":60,"ks":{},"shapes":[{"ty":"sh","nm":"Path 1","ks":{"k":\#(path),"x":"var p = thisProperty.points(); createPath([p[0], p[1], [10, time]], [], [], true)"}}]}"#
    let evaluation = try ExpressionFile(layers: [text, shape]).evaluation()
    #expect(evaluation.reports.isEmpty)
    guard case .text(let model) = evaluation.animation.document.layers[0].content,
      case .shapes(let items) = evaluation.animation.document.layers[1].content,
      case .path(let item) = items[0]
    else { throw ExpressionFile.Failure(message: "a text and a path were expected") }
    #expect(model.documents.map(\.document.text) == ["n0", "n20", "n40", "n60"])
    #expect(model.documents.map(\.time) == [0, 20, 40, 60])
    #expect(model.documents[1].document.fontName == "F")
    #expect(item.path.value(at: 30).vertices[2].point == SIMD2(10, 1.5))
  }
}
