/// Random expressions: sensible ones, damaged ones, and sequences of words.
enum RandomExpression {
  static func make(_ random: inout CaseRandom) -> String {
    switch random.int(0...9) {
    case 0: return words(&random, count: random.int(1...40))
    case 1, 2: return statement(&random, depth: random.int(1...5))
    default: return damaged(random.pick(samples), &random)
    }
  }

  /// Returns a nested statement or call that is mostly valid.
  private static func statement(_ random: inout CaseRandom, depth: Int) -> String {
    guard depth > 0 else { return random.pick(atoms) }
    func inner() -> String { statement(&random, depth: depth - 1) }
    switch random.int(0...12) {
    case 0: return "\(inner()) \(random.pick(operators)) \(inner())"
    case 1: return "[\(inner()), \(inner())]"
    case 2: return "\(random.pick(functions))(\(inner()))"
    case 3: return "\(random.pick(functions))(\(inner()), \(inner()), \(inner()))"
    case 4: return "\(inner()).\(random.pick(members))"
    case 5: return "\(inner())[\(inner())]"
    case 6: return "(function f(x) { return \(inner()); })(\(inner()))"
    case 7: return "for (var i = 0; i < \(inner()); i++) { \(inner()); }"
    case 8: return "try { \(inner()) } catch (e) { \(inner()) }"
    case 9: return "if (\(inner())) { \(inner()) } else { \(inner()) }"
    case 10:
      return
        "Object.defineProperty(\(inner()), '\(random.pick(members))', {get: function () { return \(inner()) }})"
    case 11: return "\(random.pick(targets)) = \(inner())"
    default: return "$bm_rt = \(inner());"
    }
  }

  private static func words(_ random: inout CaseRandom, count: Int) -> String {
    (0..<count).map { _ in random.pick(random.pick([atoms, operators, functions, members, targets, marks])) }
      .joined(separator: random.pick(["", " ", "\n"]))
  }

  private static func damaged(_ text: String, _ random: inout CaseRandom) -> String {
    var characters = Array(text.unicodeScalars)
    for _ in 0..<random.pick([0, 1, 1, 2, 5]) {
      let index = random.int(0...max(0, characters.count - 1))
      guard characters.indices.contains(index) else { break }
      switch random.int(0...4) {
      case 0: characters.remove(at: index)
      case 1: characters.insert(contentsOf: random.pick(functions + atoms + marks).unicodeScalars, at: index)
      case 2: characters[index] = Unicode.Scalar(UInt32(random.int(0...0xD7FF))) ?? " "
      case 3: characters.removeLast(characters.count - index)
      default:
        let part = characters[index..<min(characters.count, index + random.int(1...20))]
        for _ in 0..<random.pick([1, 2, 500]) { characters.insert(contentsOf: part, at: index) }
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: characters)
    return result
  }
}

extension RandomExpression {
  private static let samples = [
    "var $bm_rt;\n$bm_rt = loopOut('cycle', 1);", "$bm_rt = wiggle(3, 20, 2, 0.5, time);", "time * 360",
    "$bm_rt = $bm_sum(thisComp.layer('L2').transform.position, [10, 20]);",
    "effect('Slider Control')('Slider') + valueAtTime(time - 0.1)", "ease(time, 0, 1, [0, 0], [100, 50])",
    "posterizeTime(12); random(100)", "seedRandom(4, true); gaussRandom([1, 2], [3, 4])",
    "var n = 0; if (numKeys > 0) { n = nearestKey(time).index; if (key(n).time > time) n--; }\n$bm_rt = n;",
    "thisLayer.toComp(anchorPoint)[0]", "loopInDuration('pingpong', 0.5)",
    "noise([time, value, 3]) * velocity",
    "content('Group 1').content('Path 1').path.points()[0][0]", "for (;;) {}",
    "var s = 'x'; while (1) s += s",
    "function f() { return f() + 1; } f()", "/(a+)+b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaac') ? 1 : 2",
    "createPath([[0, 0], [1, 1]], [], [], false)", "JSON.parse('[' + new Array(99).join('1,') + '1]').length",
    "throw {rate: 3}", "thisComp.layer(index + 1).transform.rotation.valueAtTime(time - 0.05)",
  ]
  private static let atoms = [
    "time", "value", "0", "1", "-1", "1e308", "NaN", "''", "'cycle'", "[]", "{}", "null", "undefined",
    "thisComp",
    "thisLayer", "thisProperty", "this", "arguments", "transform", "position", "key(1)", "[1, 2, 3]", "/x/",
    "1e9",
  ]
  private static let operators = [
    "+", "-", "*", "/", "%", "<<", ">>>", "==", "&&", "||", ",", "in", "instanceof", "?:",
  ]
  private static let functions = [
    "wiggle", "loopOut", "loopIn", "linear", "ease", "clamp", "random", "seedRandom", "noise", "valueAtTime",
    "velocityAtTime", "posterizeTime", "$bm_sum", "$bm_mul", "$bm_div", "length", "normalize",
    "thisComp.layer",
    "effect", "content", "mask", "toComp", "fromComp", "createPath", "nearestKey", "key", "eval", "Function",
    "new Array", "String", "JSON.stringify", "JSON.parse", "Object.create", "RegExp", "Math.pow", "escape",
    "new Number",
  ]
  private static let members = [
    "value", "length", "constructor", "prototype", "__proto__", "key", "numKeys", "points()", "transform",
    "name",
    "toString", "call(null)", "apply(this, [])", "sort()", "join()", "split('')", "$property",
    "valueAtTime(1)",
  ]
  private static let targets = [
    "Array.prototype.push", "Object", "JSON", "Math.sin", "value", "time", "$bm_rt", "this.x", "Function",
    "Array.prototype[0]", "Number.prototype.valueOf", "undefined",
  ]
  private static let marks = [
    "(", ")", "{", "}", "[", "]", ";", "'", "\"", "/*", "//", "\\", "\n", "\u{0}", "=>", "`",
  ]
}
