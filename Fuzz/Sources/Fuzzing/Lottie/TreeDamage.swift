/// Random damage to the structure of Lottie files.
enum TreeDamage {
  /// Replaces, removes, repeats, or wraps values.
  static func apply(to tree: inout JSONTree, _ random: inout CaseRandom) {
    for _ in 0..<random.pick([1, 1, 2, 4, 12]) {
      let count = tree.count
      var position = random.int(0...count - 1)
      let graft = random.once(in: 3) ? value(at: random.int(0...count - 1), in: tree) : nil
      change(at: &position, in: &tree, graft, &random)
    }
  }

  private static func value(at position: Int, in tree: JSONTree) -> JSONTree? {
    var position = position
    return find(&position, in: tree)
  }

  private static func find(_ position: inout Int, in tree: JSONTree) -> JSONTree? {
    if position == 0 { return tree }
    position -= 1
    for child in tree.children {
      let count = child.count
      if position < count { return find(&position, in: child) }
      position -= count
    }
    return nil
  }

  /// Changes the value at a position in the order of the text, and then sets the position to -1.
  ///
  /// - Parameter graft: The replacement of the value; nil for a random change.
  private static func change(
    at position: inout Int, in tree: inout JSONTree, _ graft: JSONTree?, _ random: inout CaseRandom
  ) {
    guard position > 0 else {
      if position == 0 { tree = graft ?? changed(tree, &random) }
      position = -1
      return
    }
    position -= 1
    switch tree {
    case .word, .text: break
    case .list(var elements):
      for index in elements.indices where position >= 0 {
        change(at: &position, in: &elements[index], graft, &random)
      }
      tree = .list(elements)
    case .object(var fields):
      for index in fields.indices where position >= 0 {
        change(at: &position, in: &fields[index].value, graft, &random)
      }
      tree = .object(fields)
    }
  }

  private static func changed(_ tree: JSONTree, _ random: inout CaseRandom) -> JSONTree {
    switch tree {
    case .word: return random.once(in: 6) ? random.pick([[], [tree], "", "a"]) : random.number(tree)
    case .text: return random.once(in: 3) ? random.number(tree) : .text(random.pick(words))
    case .list(let elements): return random.once(in: 8) ? 5 : .list(changed(elements, &random))
    case .object(let fields): return random.once(in: 8) ? [] : .object(changed(fields, &random))
    }
  }

  private static func changed<Element>(_ elements: [Element], _ random: inout CaseRandom) -> [Element] {
    guard !elements.isEmpty else { return elements }
    var elements = elements
    let index = random.int(0...elements.count - 1)
    switch random.int(0...4) {
    case 0: elements.remove(at: index)
    case 1:
      let copies = random.pick([1, 1, 5, 300 / elements.count + 1])
      elements.insert(contentsOf: Array(repeating: elements[index], count: copies), at: index)
    case 2: elements.swapAt(index, random.int(0...elements.count - 1))
    case 3: elements.shuffle(using: &random)
    default: elements.removeLast(elements.count - index)
    }
    return elements
  }

  private static let words = [
    "", "gr", "sh", "rc", "el", "sr", "fl", "st", "gf", "gs", "tm", "rp", "rd", "mm", "tr", "a", "s", "i",
    "f",
    "0", "#12345", "data:image/png;base64,AAAA", "../x", "\\u0000", "\\ud800",
  ]
}

extension CaseRandom {
  /// Returns a number for a member: a reasonable one, a common code, or sometimes an invalid one.
  mutating func number(_ usual: JSONTree? = nil) -> JSONTree {
    switch int(0...9) {
    case 0: .word(pick(Self.numbers))
    case 1, 2: .word("\(int(-1...16))")
    case 3: .word("\(double(-2...2))")
    case 4, 5: .word("\(double(-200...200))")
    case 6: .word(pick(["true", "false", "null"]))
    default: usual ?? .word("\(int(0...100))")
    }
  }

  private static let numbers = [
    "1e999", "-1e999", "NaN", "Infinity", "1e308", "-1e308", "1e-308", "5e-324", "1e9", "-1e9", "999999999",
    "1000000", "2147483648", "9223372036854775808", "-0", "0.1e-9", "00", "1.", "+1", "0x10", "1e",
  ]
}
