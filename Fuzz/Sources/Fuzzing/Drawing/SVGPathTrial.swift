import QuartzCore

/// For any text, the reader of SVG paths returns a finite path of a size in proportion to the text, or throws its error.
struct SVGPathTrial: Trial {
  let name = "svgpath"

  func run(_ random: inout CaseRandom) throws {
    let text = (0..<random.int(0...40)).map { _ in word(&random) }.joined(
      separator: random.pick(["", " ", ","]))
    do {
      let path = try CGPath(svg: random.once(in: 8) ? text : "M1 2 " + text)
      var count = 0
      path.applyWithBlock { _ in count += 1 }
      try demand(count <= 4 * (text.utf8.count + 1), "\(count) elements of \(text.utf8.count) bytes: \(text)")
      let bounds = path.boundingBoxOfPath
      try demand(path.isEmpty || bounds.width.isFinite && bounds.height.isFinite, "infinite bounds: \(text)")
    } catch let error as SVGPathError {
      try demand(!error.message.isEmpty && error.offset >= 0, "an error without a message: \(text)")
    }
  }

  private func word(_ random: inout CaseRandom) -> String {
    switch random.int(0...9) {
    case 0...2: "\(random.pick(Array("MmLlHhVvCcSsQqTtAaZz")))"
    case 3:
      random.pick(["1e99", "-1e100", "1e999", ".", "+", "-", "1.2.3", "é", "\u{0}", "1e", "0x1", "nan"])
    case 4: random.pick(["0", "1"])
    default: "\(random.double(-200...200))"
    }
  }
}
