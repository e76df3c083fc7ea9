/// Random Lottie files that use every feature, mostly with valid values.
struct RandomLottieFile {
  private var random: CaseRandom
  private let compositionCount: Int

  /// Returns a file.
  static func make(_ random: inout CaseRandom) -> JSONTree {
    var file = RandomLottieFile(random: random, compositionCount: random.int(0...3))
    defer { random = file.random }
    return file.make()
  }

  private mutating func make() -> JSONTree {
    let assets = (0..<compositionCount).map { JSONTree.Field.composition("\($0)", layers()) }
    let picture: JSONTree = ["id": "p", "w": number(20), "h": number(20), "p": .text(Self.picture)]
    return [
      "v": "5.7", "w": number(40), "h": number(40), "fr": number(30), "ip": 0, "op": number(60),
      "layers": .list(layers()), "assets": .list(assets + [picture]),
      "markers": [["cm": "m", "tm": number(5), "dr": number(10)]],
    ]
  }

  /// A red pixel.
  private static let picture =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="
}

// MARK: - Numbers and properties

extension RandomLottieFile {
  /// Returns a number, sometimes an unusual one.
  private mutating func number(_ usual: Double) -> JSONTree {
    random.once(in: 60) ? random.number() : JSONTree(usual)
  }

  private mutating func numbers(_ count: Int, _ range: ClosedRange<Double>) -> JSONTree {
    .list((0..<count).map { _ in number(random.double(range)) })
  }

  /// Returns a property of a number of components, often with keyframes.
  private mutating func property(_ count: Int, _ range: ClosedRange<Double>) -> JSONTree {
    if random.once(in: 2) { return ["a": 0, "k": numbers(count, range)] }
    return keyframes { $0.numbers(count, range) }
  }

  private mutating func keyframes(_ value: (inout RandomLottieFile) -> JSONTree) -> JSONTree {
    var frame = random.double(-10...20)
    let keyframes = (0..<random.int(1...5)).map { _ -> JSONTree in
      defer { frame += random.pick([0, 1, 7.5, 30]) }
      return .object([.init("t", number(frame)), .init("s", value(&self))] + pacing())
    }
    return ["a": 1, "k": .list(keyframes)]
  }

  private mutating func pacing() -> [JSONTree.Field] {
    switch random.int(0...4) {
    case 0: return [.init("h", 1)]
    case 1: return []
    case 2: return handles() + [.init("to", numbers(2, -30...30)), .init("ti", numbers(2, -30...30))]
    default: return handles()
    }
  }

  private mutating func handles() -> [JSONTree.Field] {
    let count = random.pick([1, 1, 3])
    return ["o", "i"].map { .init($0, ["x": numbers(count, 0...1), "y": numbers(count, -1...2)]) }
  }

  private mutating func outline() -> JSONTree {
    let count = random.pick([0, 1, 2, 4, 4, 9])
    func points(_ range: ClosedRange<Double>, _ file: inout RandomLottieFile) -> JSONTree {
      .list((0..<count).map { _ in file.numbers(2, range) })
    }
    return [
      "c": .word(random.pick(["true", "false"])), "v": points(0...40, &self), "i": points(-9...9, &self),
      "o": points(-9...9, &self),
    ]
  }

  private mutating func outlines() -> JSONTree {
    random.once(in: 2) ? ["k": outline()] : keyframes { [$0.outline()] }
  }

  private mutating func transform() -> [JSONTree.Field] {
    let fields: [JSONTree.Field] = [
      .init("a", property(2, 0...20)), .init("p", position()), .init("s", property(2, -150...200)),
      .init("r", property(1, -400...400)), .init("o", property(1, 0...100)),
      .init("sk", property(1, -50...50)),
      .init("sa", property(1, 0...90)), .init("rx", property(1, 0...90)), .init("or", property(3, 0...90)),
    ]
    return fields.filter { _ in random.once(in: 2) }
  }

  private mutating func position() -> JSONTree {
    guard random.once(in: 4) else { return property(2, 0...40) }
    return ["s": .word("true"), "x": property(1, 0...40), "y": property(1, 0...40)]
  }
}

// MARK: - Layers

extension RandomLottieFile {
  private mutating func layers() -> [JSONTree] {
    let count = random.int(1...4)
    return (0..<count).map { index in
      var fields: [JSONTree.Field] = [
        .init("nm", "layer"), .init("ind", number(Double(index))),
        .init("ip", number(random.double(-9...30))),
        .init("op", number(random.double(10...70))), .init("st", number(0)),
        .init("ks", .object(transform())),
      ]
      fields += content()
      if random.once(in: 3) { fields.append(.init("parent", JSONTree(Double(random.int(0...count))))) }
      if random.once(in: 3) { fields.append(.init("tt", JSONTree(Double(random.int(0...4))))) }
      if random.once(in: 5) { fields.append(.init("tp", JSONTree(Double(random.int(0...count))))) }
      if random.once(in: 5) { fields.append(.init("td", 1)) }
      if random.once(in: 4) { fields.append(.init("bm", JSONTree(Double(random.int(0...17))))) }
      if random.once(in: 6) { fields.append(.init("ddd", 1)) }
      if random.once(in: 6) { fields.append(.init("ao", 1)) }
      if random.once(in: 3) { fields.append(.init("masksProperties", masks())) }
      if random.once(in: 3) { fields.append(.init("ef", effects())) }
      if random.once(in: 5) { fields.append(.init("sr", number(random.double(-2...3)))) }
      return .object(fields)
    }
  }

  private mutating func content() -> [JSONTree.Field] {
    switch random.int(0...9) {
    case 0: [.init("ty", 1), .init("sc", "#20c040"), .init("sw", number(30)), .init("sh", number(20))]
    case 1: [.init("ty", 2), .init("refId", "p")]
    case 2: [.init("ty", 3)]
    case 3, 4:
      [
        .init("ty", 0), .init("refId", .text("\(random.int(0...max(0, compositionCount - 1)))")),
        .init("w", number(40)), .init("h", number(40)),
      ] + (random.once(in: 3) ? [.init("tm", property(1, 0...2))] : [])
    case 5: [.init("ty", 5), .init("t", text())]
    default: [.init("ty", 4), .init("shapes", .list(items(depth: 0)))]
    }
  }

  private mutating func text() -> JSONTree {
    let document: JSONTree = [
      "s": number(12), "f": "F", "t": "Ab c", "j": number(2), "tr": number(0), "lh": number(14),
      "fc": numbers(3, 0...1),
    ]
    let animator: JSONTree = [
      "s": ["t": 0, "b": number(1), "s": property(1, 0...100), "e": property(1, 0...100), "xe": ["k": 0]],
      "a": ["p": property(2, -9...9), "o": property(1, 0...100), "s": property(2, 50...150)],
    ]
    return ["d": ["k": [["s": document, "t": number(0)]]], "a": random.once(in: 2) ? [animator] : []]
  }

  private mutating func masks() -> JSONTree {
    .list(
      (0..<random.int(1...3)).map { _ in
        [
          "mode": .text(random.pick(["a", "s", "i", "l", "d", "f", "n"])), "pt": outlines(),
          "o": property(1, 0...100), "x": property(1, -5...5), "inv": .word(random.pick(["true", "false"])),
        ]
      })
  }

  private mutating func effects() -> JSONTree {
    .list(
      (0..<random.int(1...2)).map { _ in
        let values: [JSONTree] = (0..<random.int(0...8)).map { index in
          [
            "ty": JSONTree(Double(index == 0 ? 2 : random.int(0...7))),
            "v": property(random.pick([1, 4]), 0...9),
          ]
        }
        return ["ty": JSONTree(Double(random.pick([5, 20, 21, 22, 25, 25, 29]))), "ef": .list(values)]
      })
  }
}

// MARK: - Shapes

extension RandomLottieFile {
  private mutating func items(depth: Int) -> [JSONTree] {
    (0..<random.int(1...6)).map { _ in
      .object([.init("nm", "item")] + (random.once(in: 2) ? path(depth: depth) : style()))
    } + [.object([.init("ty", "tr")] + transform())]
  }

  private mutating func path(depth: Int) -> [JSONTree.Field] {
    let geometry: [JSONTree.Field] = [
      .init("p", property(2, 0...40)), .init("s", property(2, 0...40)), .init("r", property(1, 0...9)),
      .init("d", JSONTree(Double(random.int(1...3)))),
    ]
    switch random.int(0...5) {
    case 0: return [.init("ty", "rc")] + geometry
    case 1: return [.init("ty", "el")] + geometry
    case 2:
      return [
        .init("ty", "sr"), .init("sy", JSONTree(Double(random.int(1...2)))), .init("pt", property(1, 0...9)),
        .init("or", property(1, 0...20)), .init("os", property(1, 0...100)), .init("ir", property(1, 0...20)),
        .init("is", property(1, 0...100)),
      ] + geometry.filter { $0.name != "s" }
    case 3,
      4 where depth < 4:
      return [.init("ty", "gr"), .init("it", .list(items(depth: depth + 1)))]
    default: return [.init("ty", "sh"), .init("ks", outlines())]
    }
  }

  private mutating func style() -> [JSONTree.Field] {
    let paint: [JSONTree.Field] = [
      .init("c", property(4, 0...1)), .init("o", property(1, 0...100)),
      .init("r", number(Double(random.int(1...2)))),
    ]
    switch random.int(0...9) {
    case 0, 1, 2: return [.init("ty", "fl")] + paint
    case 3, 4: return [.init("ty", "st")] + paint + line()
    case 5: return [.init("ty", "gf")] + gradient()
    case 6: return [.init("ty", "gs")] + gradient() + line()
    case 7:
      return [
        .init("ty", "tm"), .init("s", property(1, 0...100)), .init("e", property(1, 0...100)),
        .init("o", property(1, -400...400)), .init("m", number(Double(random.int(1...2)))),
      ]
    case 8:
      return [
        .init("ty", "rp"), .init("c", property(1, 0...5)), .init("o", property(1, -2...2)),
        .init(
          "tr", .object(transform() + [.init("so", property(1, 0...100)), .init("eo", property(1, 0...100))])),
      ]
    default:
      return random.once(in: 2)
        ? [.init("ty", "rd"), .init("r", property(1, 0...9))]
        : [.init("ty", "mm"), .init("mm", number(Double(random.int(1...5))))]
    }
  }

  private mutating func line() -> [JSONTree.Field] {
    let dashes = ["d", "g", "o"].map {
      JSONTree.object([.init("n", .text($0)), .init("v", property(1, 0...9))])
    }
    return [
      .init("w", property(1, 0...9)), .init("lc", number(Double(random.int(1...3)))),
      .init("lj", number(Double(random.int(1...3)))), .init("ml", number(4)),
    ] + (random.once(in: 3) ? [.init("d", .list(dashes))] : [])
  }

  private mutating func gradient() -> [JSONTree.Field] {
    let count = random.int(1...4)
    let hasOpacities = random.once(in: 2)
    return [
      .init("s", property(2, 0...40)), .init("e", property(2, 0...40)), .init("o", property(1, 0...100)),
      .init("t", number(Double(random.int(1...2)))), .init("h", property(1, -100...100)),
      .init("a", property(1, 0...360)),
      .init(
        "g", ["p": number(Double(count)), "k": property(4 * count + (hasOpacities ? 2 * count : 0), 0...1)]),
    ]
  }
}

extension JSONTree.Field {
  fileprivate static func composition(_ id: String, _ layers: [JSONTree]) -> JSONTree {
    ["id": .text(id), "layers": .list(layers)]
  }
}
