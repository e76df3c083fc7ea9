import LayerTree
import Raster

/// Writes display lists as readable text: one line per command, with nested commands indented below it.
///
/// Outlines are in device pixels and numbers are rounded to thousandths. The pixels of pictures and the colors of
/// gradients are omitted.
struct DisplayListText {
  private(set) var lines: [String] = []

  mutating func append(_ commands: [DrawCommand], depth: Int = 0) {
    for command in commands { append(command, depth) }
  }

  private mutating func append(_ command: DrawCommand, _ depth: Int) {
    switch command {
    case .rectangle(let rectangle): append(rectangle.shape, depth)
    case .shape(let shape): append(shape, depth)
    case .stroke(let shape):
      let parts = [text(shape.outline), text(shape.style), text(shape.paint), opacity(shape.opacity)]
      add("stroke", parts, depth)
    case .shadow(let shadow):
      add("shadow of", [text(shadow.outline), text(shadow.style)], depth)
    case .group(let group):
      append(group, depth)
    case .rasterized(let group):
      let parts = [
        text(group.area), text(group.sampling), "placed by", text(group.transform), opacity(group.opacity),
      ]
      add("rasterized", parts, depth)
      append(group.commands, depth: depth + 1)
    case .sprites(let batch):
      append(batch, depth)
    case .backdrop(let backdrop):
      let filters = backdrop.filters.map(text)
      add("backdrop in", [text(backdrop.outline)] + filters + [opacity(backdrop.opacity)], depth)
      append(mask: backdrop.mask, depth + 1)
    case .warped(let picture):
      add("warped", [text(picture.bounds), "seen through", text(picture.perspective)], depth)
      append(picture.commands, depth: depth + 1)
    case .crossing(let planes):
      add("crossing planes", [text(planes.bounds)], depth)
      for plane in planes.planes {
        add("plane at depth", [text(plane.depth.x), text(plane.depth.y), text(plane.depth.z)], depth + 1)
        append(plane.commands, depth: depth + 2)
      }
    }
  }

  private mutating func append(_ shape: FilledShape, _ depth: Int) {
    add("fill", [text(shape.outline), text(shape.paint), opacity(shape.opacity)], depth)
  }

  private mutating func append(_ group: DrawGroup, _ depth: Int) {
    var parts = [text(group.bounds)]
    if let clip = group.clip {
      parts.append("clipped\(clip.actsOnEachCommand ? " one by one" : "") to \(text(clip.outline))")
    }
    parts += group.filters.map(text)
    if let shadow = group.shadow { parts.append("with \(text(shadow))") }
    if let tint = group.tint { parts.append("tinted \(text(tint.color))") }
    if group.blendMode != .normal { parts.append("blended by \(group.blendMode)") }
    if group.isIsolated { parts.append("isolated") }
    if !group.showsCommands { parts.append("shadow alone") }
    parts.append(opacity(group.opacity))
    add("group", parts, depth)
    append(group.commands, depth: depth + 1)
    append(mask: group.mask, depth + 1)
  }

  private mutating func append(mask: [DrawCommand]?, _ depth: Int) {
    guard let mask else { return }
    add("mask", [], depth)
    append(mask, depth: depth + 1)
  }

  private mutating func append(_ batch: SpriteBatch, _ depth: Int) {
    let blending = batch.blendMode == .normal ? "" : "blended by \(batch.blendMode)"
    let projection = batch.perspective.map { "seen through \(text($0))" } ?? ""
    add("sprites", [text(batch.bounds), blending, projection], depth)
    for sprite in batch.sprites {
      let picture = batch.pictures[sprite.picture].image
      let depthText = sprite.depth == 0 ? "" : "at depth \(text(sprite.depth))"
      let parts = [
        "picture \(picture.width)×\(picture.height)", "placed by", text(sprite.transform), text(sprite.tint),
        depthText,
      ]
      add("sprite", parts, depth + 1)
    }
  }

  private mutating func add(_ name: String, _ parts: [String], _ depth: Int) {
    let words = ([name] + parts).filter { !$0.isEmpty }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
  }
}

// MARK: - Parts of commands

extension DisplayListText {
  private func text(_ sampling: PictureSampling) -> String {
    let count = Double(sampling.halvingCount) + sampling.coarserShare
    let filter = sampling.filter == .nearest ? "sampled at the nearest pixel" : ""
    return count > 0 ? "halved \(text(count)) times" : filter
  }

  private func text(_ outline: Outline) -> String {
    var words = [text(outline.path, outline.transform)]
    if outline.rule == .evenOdd { words.append("even-odd") }
    let hardEdgeCount = outline.hardEdges.rawValue.nonzeroBitCount
    if hardEdgeCount > 0 { words.append("between \(hardEdgeCount) hard edges") }
    if let projection = outline.perspective { words.append("seen through \(text(projection))") }
    return words.joined(separator: " ")
  }

  private func text(_ path: Path, _ transform: Affine) -> String {
    let outline = Outline(path, transform)
    if let rect = outline.pixelRect { return text(rect) }
    let words = path.elements.map { element in
      switch element {
      case .move(let point): "M " + text(transform.apply(point))
      case .line(let point): "L " + text(transform.apply(point))
      case .quad(let control, let end):
        "Q " + text(transform.apply(control)) + " " + text(transform.apply(end))
      case .cubic(let first, let second, let end):
        "C " + [first, second, end].map { text(transform.apply($0)) }.joined(separator: " ")
      case .close: "Z"
      }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: " ")
  }

  private func text(_ rect: PixelRect) -> String {
    "[\(rect.minX) \(rect.minY) \(rect.width)×\(rect.height)]"
  }

  private func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

  private func text(_ map: Affine) -> String {
    "(" + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(text).joined(separator: " ") + ")"
  }

  private func text(_ projection: Projection) -> String {
    let divisor = [projection.wx, projection.wy, projection.w0].map(precise).joined(separator: " ")
    return text(projection.numerator) + "/(" + divisor + ")"
  }

  private func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .gradient(let gradient): text(gradient)
    case .image(let image): text(image)
    }
  }

  private func text(_ gradient: Gradient) -> String {
    let geometry =
      switch gradient.geometry {
      case .axial(let from, let to): "axial from \(text(from)) to \(text(to))"
      case .radial(let center, let radii): "radial around \(text(center)) radii \(text(radii))"
      case .focal(let center, let radii, let focus):
        "radial around \(text(center)) radii \(text(radii)) from \(text(focus))"
      case .conic(let center, let start): "conic around \(text(center)) from \(text(start))"
      }
    let words = "gradient \(geometry) placed by \(text(gradient.transform))"
    return gradient.fade == nil ? words : words + " faded"
  }

  private func text(_ image: ImagePaint) -> String {
    var words = "picture \(image.bitmap.width)×\(image.bitmap.height)"
    if image.source != image.bitmap.bounds { words += " part \(text(image.source))" }
    words += " \(image.filter) placed by \(text(image.transform))"
    if let coarser = image.coarser { words += " mixed with half its size by \(text(coarser.share))" }
    return image.tint == .white ? words : words + " tinted \(text(image.tint))"
  }

  private func text(_ style: StrokeStyle) -> String {
    var words = "width \(text(style.width)) \(style.cap) \(style.join)"
    if style.join == .miter { words += " limit \(text(style.miterLimit))" }
    if !style.dashes.isEmpty {
      words += " dashes \(style.dashes.map(text).joined(separator: " ")) from \(text(style.dashPhase))"
    }
    return words
  }

  private func text(_ style: ShadowStyle) -> String {
    "shadow σ \(text(style.kernel.sigma)) by \(text(style.offset)) \(text(style.color))"
  }

  private func text(_ filter: DrawFilter) -> String {
    switch filter {
    case .blur(let kernel): "blurred σ \(text(kernel.sigma))"
    case .color(let matrix):
      "colored "
        + [matrix.red, matrix.green, matrix.blue, matrix.alpha, matrix.constant].map { row in
          "(" + (0..<4).map { text(row[$0]) }.joined(separator: " ") + ")"
        }.joined()
    case .warp(let warp): "warped by \("\(warp.effect)".prefix { $0 != "(" })"
    }
  }

  private func text(_ color: Color) -> String {
    let pixel = Color(red: color.red, green: color.green, blue: color.blue).pixel
    let components = [0, 8, 16].map { shift in
      let digits = String(pixel >> shift & 255, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + components.joined() + (color.alpha == 1 ? "" : "·\(text(color.alpha))")
  }

  private func opacity(_ number: Double) -> String { number == 1 ? "" : "opacity \(text(number))" }

  private func text(_ number: Double) -> String { rounded(number, to: 1e3) }

  private func precise(_ number: Double) -> String { rounded(number, to: 1e7) }

  /// The number rounded to a fraction of 1, without a sign if it's zero and without a decimal point if it's whole.
  private func rounded(_ number: Double, to parts: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    let result = (number * parts).rounded() / parts + 0
    return result == result.rounded() ? "\(Int(result))" : "\(result)"
  }
}

extension DisplayList: CustomStringConvertible {
  package var description: String {
    var text = DisplayListText()
    text.append(commands)
    return text.lines.joined(separator: "\n")
  }
}
