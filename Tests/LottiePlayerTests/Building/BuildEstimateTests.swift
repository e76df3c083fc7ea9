import QuartzCore
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct BuildEstimateTests {
  /// Limits that random documents rarely reach.
  private static let wide = {
    var limits = BuildLimits()
    (limits.pointCount, limits.drawnPointCount) = (40_000_000, 40_000_000)
    (limits.sampleCount, limits.computedPointCount, limits.valueCount) = (50_000_000, 800_000_000, 60_000_000)
    return limits
  }()

  /// Limits that a usage takes entirely, as far as an estimate may. The limits of samples and points stay wide, because
  /// they also determine how densely a property is sampled.
  private static func limits(for usage: BuildUsage) -> BuildLimits {
    func limit(_ amount: BuildUsage.Amount) -> Double { (usage[amount] / 0.95).rounded(.up) + 1 }
    var limits = wide
    limits.layerCount = Int(limit(.layers))
    limits.itemCount = Int(limit(.items))
    limits.drawnPointCount = Int(limit(.drawnPoints))
    limits.dashCount = Int(limit(.dashes))
    limits.stopCount = Int(limit(.stops))
    limits.effectPixelCount = limit(.effectPixels)
    limits.edgeLength = limit(.edgeLength)
    limits.keyframeCount = Int(limit(.keyframes))
    limits.valueCount = limit(.values)
    return limits
  }

  /// The layers of a document, and the numbers of values of their animations.
  private static func outline(_ document: LottieDocument, _ limits: BuildLimits) -> [String] {
    let composition = BuiltComposition(document, images: ImageSource(imageData: { _ in nil }), limits: limits)
    let animations = composition.animatedLayers.flatMap(\.animations).map { animation in
      let values = (animation as? CAKeyframeAnimation)?.values?.count ?? 0
      return "\(animation.keyPath ?? "") \(values)"
    }
    return [outline(of: composition.layer)] + animations + composition.unsupported.map(\.description)
  }

  private static func outline(of layer: CALayer) -> String {
    let sublayers = (layer.sublayers ?? []).map { outline(of: $0) }.joined(separator: " ")
    return "\(type(of: layer)) [\(sublayers)] \(layer.mask.map { outline(of: $0) } ?? "")"
  }

  /// The last seeds are those of films that exceeded an estimate that was too low.
  @Test(arguments: [UInt64](1...60) + [201, 532, 701, 949, 1024, 1162])
  func `a document takes no more than its estimate`(_ seed: UInt64) throws {
    var films = RandomFilm(seed: seed)
    let document = try LottieAnimation(text: films.text()).document
    let estimate = BuildEstimate(document, Self.wide)
    guard estimate.isWithinLimits else { return }
    let limits = Self.limits(for: estimate.usage)
    #expect(BuildEstimate(document, limits).isWithinLimits)
    #expect(Self.outline(document, limits) == Self.outline(document, Self.wide))
  }

  @Test func `many random documents can be built in any order`() throws {
    let count = try (1...60 as ClosedRange<UInt64>).count { seed in
      var films = RandomFilm(seed: seed)
      return BuildEstimate(try LottieAnimation(text: films.text()).document, Self.wide).isWithinLimits
    }
    #expect(count > 25)
  }

  @Test func `samples don't depend on others until half of them are taken`() {
    for length in [3.0, 40, 700, 5000] {
      var limits = BuildLimits()
      limits.sampleCount = 20_000
      let alone = count(of: length, PropertySampler(0...length, limits))
      let sampler = PropertySampler(0...length, limits)
      var taken = 0
      while taken + alone < 10_000 {
        let next = count(of: length, sampler)
        #expect(next == alone, "\(length) frames, \(taken) samples before")
        taken += next
      }
      var last = alone
      for _ in 0..<2000 {
        let next = count(of: length, sampler)
        #expect(next <= last)
        last = next
        taken += next
      }
      #expect(taken <= 20_000 + 4000)
    }
  }

  /// Returns the number of values that a sampler computes over some frames.
  private func count(of length: Double, _ sampler: PropertySampler) -> Int {
    var count = 0
    _ = sampler.hold(over: 0...length) { frame -> Double in
      count += 1
      return frame
    }
    return count
  }
}

/// Generates shape layers with properties, modifiers, paints, parents and mattes that change at random.
private struct RandomFilm {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    let nested = layers().joined(separator: ",")
    let uses = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      let stretch = [1, 1, 2, 0.5].randomElement(using: &generator)!
      return #"{"ty":0,"ip":0,"op":60,"ks":\#(transform()),"refId":"a","w":90,"h":90,"sr":\#(stretch)}"#
    }
    return SampleJSON.animation(
      layers: layers() + uses, more: #""assets":[{"id":"a","layers":[\#(nested)]}]"#)
  }

  private mutating func layers() -> [String] {
    (0..<Int.random(in: 1...3, using: &generator)).map { index in
      let masks =
        chance(0.2)
        ? #","masksProperties":[{"mode":"a","pt":\#(path()),"o":\#(number(0...100)),"x":\#(number(0...5))}]"#
        : ""
      return
        #"{"ty":\#(chance(0.2) ? 3 : 4),"ind":\#(index)\#(relations()),"ip":0,"op":60,"ks":\#(transform()),"shapes":[\#(items(depth: 0))]\#(masks)}"#
    }
  }

  /// Fields that make a layer a child of another one, a matte, matted or hidden.
  private mutating func relations() -> String {
    let parent = chance(0.5) ? #","parent":\#(Int.random(in: 0...2, using: &generator))"# : ""
    return parent
      + [#","tt":1"#, #","tt":2,"tp":0"#, #","td":1"#, #","hd":true"#].filter { _ in chance(0.15) }.joined()
  }

  private mutating func items(depth: Int) -> String {
    var items = (0..<Int.random(in: 1...3, using: &generator)).map { _ in shape() }
    if depth < 2, chance(0.5) {
      let inner = self.items(depth: depth + 1)
      let transform = chance(0.7) ? #"{"p":{"k":[5,6]}}"# : transform()
      items.append(#"{"ty":"gr","it":[\#(inner),{"ty":"tr",\#(transform.dropFirst())]}"#)
    }
    if chance(0.4) {
      items.append(
        #"{"ty":"tm","s":\#(number(0...100)),"e":\#(number(0...100)),"o":\#(number(0...360)),"m":1}"#)
    }
    if chance(0.3) { items.append(#"{"ty":"rd","r":\#(number(1...20))}"#) }
    for _ in 0..<Int.random(in: 1...2, using: &generator) { items.append(paint()) }
    return items.joined(separator: ",")
  }

  private mutating func shape() -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: #"{"ty":"rc","p":\#(vector()),"s":\#(vector()),"r":\#(number(0...9))}"#
    case 1: #"{"ty":"el","p":\#(vector()),"s":\#(vector())}"#
    case 2:
      #"{"ty":"sr","sy":1,"p":\#(vector()),"pt":\#(number(3...9)),"r":\#(number(0...90)),"or":\#(number(9...40)),"os":\#(number(0...50)),"ir":\#(number(5...9)),"is":{"k":0}}"#
    default: #"{"ty":"sh","ks":\#(path())}"#
    }
  }

  private mutating func paint() -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: #"{"ty":"fl","c":{"k":[1,0,0,1]},"o":\#(number(10...100))}"#
    case 1: #"{"ty":"st","c":{"k":[0,1,0,1]},"o":{"k":100},"w":\#(number(1...9))}"#
    case 2:
      #"{"ty":"st","c":{"k":[0,1,0,1]},"o":{"k":100},"w":{"k":2},"d":[{"n":"d","v":{"k":4}},{"n":"o","v":\#(number(0...9))}]}"#
    default:
      #"{"ty":"gf","t":\#(chance(0.5) ? 1 : 2),"s":\#(vector()),"e":\#(vector()),"o":\#(number(10...100)),"g":{"p":2,"k":{"k":[0,1,0,0,1,0,0,1]}}}"#
    }
  }

  private mutating func transform() -> String {
    #"{"p":\#(vector()),"a":\#(vector()),"s":\#(scale()),"r":\#(number(0...90)),"o":\#(number(10...100)),"sk":\#(chance(0.2) ? number(0...30) : #"{"k":0}"#)}"#
  }

  private mutating func number(_ range: ClosedRange<Int>) -> String {
    property { generator in "\(Int.random(in: range, using: &generator))" }
  }

  private mutating func vector() -> String {
    property { generator in
      "\(Int.random(in: 1...90, using: &generator)),\(Int.random(in: 1...90, using: &generator))"
    }
  }

  private mutating func scale() -> String {
    let lowest = chance(0.2) ? -100 : 20
    return property { generator in
      "\(Int.random(in: lowest...150, using: &generator)),\(Int.random(in: lowest...150, using: &generator))"
    }
  }

  private mutating func path() -> String {
    let count = Int.random(in: 2...6, using: &generator)
    return property(isList: false) { generator in
      let points = (0..<count).map { _ in
        "[\(Int.random(in: 0...90, using: &generator)),\(Int.random(in: 0...90, using: &generator))]"
      }.joined(separator: ",")
      let tangents = Array(repeating: "[0,0]", count: count).joined(separator: ",")
      return #"{"c":true,"v":[\#(points)],"i":[\#(tangents)],"o":[\#(tangents)]}"#
    }
  }

  /// Returns a property that is constant, or has two to four keyframes.
  private mutating func property(
    isList: Bool = true, _ value: (inout SeededGenerator) -> String
  ) -> String {
    func listed(_ value: String) -> String { isList ? "[\(value)]" : value }
    guard chance(0.3) else { return #"{"k":\#(listed(value(&generator)))}"# }
    let start = Int.random(in: 0...20, using: &generator)
    let step = [5, 10].randomElement(using: &generator)!
    let keyframes = (0..<Int.random(in: 2...4, using: &generator)).map { index in
      let hold = chance(0.1) ? #","h":1"# : ""
      return #"{"t":\#(start + index * step),"s":[\#(value(&generator))]\#(hold)}"#
    }
    return #"{"a":1,"k":[\#(keyframes.joined(separator: ","))]}"#
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }
}
