#if OptionalLibraries
  import MotionCore
  import Raster

  /// Converts the paints of a COLR table of version 1 to layers.
  ///
  /// A table's paints form a graph. It's followed to a limited depth and number of paints, so that damaged fonts don't
  /// take long.
  struct ColorPaintReader {
    private let face: FontFace
    private let table: ColorTable
    private let palette: ColorPalette
    private var paintCount = 0

    private static let depthLimit = 32
    private static let paintLimit = 1 << 12

    /// The mapping from the font's units, where y points up, to the picture, where y points down.
    private static let flip = Affine.scale(1, -1)

    init(_ face: FontFace, _ table: ColorTable) {
      (self.face, self.table) = (face, table)
      palette = face.palette
    }

    /// Returns the layers of a glyph; nil for a glyph without paints.
    mutating func layers(of glyph: UInt32) -> [GlyphLayer]? {
      table.paint(ofGlyph: Int(glyph)).map { layers(of: $0, .identity, depth: 0) }
    }
  }

  // MARK: - The graph

  extension ColorPaintReader {
    /// Returns a paint within the limits; nil for a damaged one.
    private mutating func paint(at offset: Int, depth: Int) -> ColorPaint? {
      paintCount += 1
      return depth < Self.depthLimit && paintCount < Self.paintLimit ? table.paint(at: offset) : nil
    }

    /// Returns the layers of a paint, whose space has a transform to the font's units.
    private mutating func layers(of offset: Int, _ transform: Affine, depth: Int) -> [GlyphLayer] {
      guard transform.isFinite, let paint = paint(at: offset, depth: depth) else { return [] }
      switch paint {
      case .layers(let offsets):
        return offsets.flatMap { layers(of: $0, transform, depth: depth + 1) }
      case .transformed(let child, let own):
        return layers(of: child, own.concatenating(transform), depth: depth + 1)
      case .glyph(let glyph, let child):
        return shape(glyph, child, transform, depth: depth)
      case .colorGlyph(let glyph):
        return table.paint(ofGlyph: glyph).map { layers(of: $0, transform, depth: depth + 1) } ?? []
      case .composite(let source, let mode, let backdrop):
        let below = layers(of: backdrop, transform, depth: depth + 1)
        return composite(layers(of: source, transform, depth: depth + 1), mode, onto: below)
      case .solid, .linear, .radial, .sweep:
        guard let (fill, opacity) = fill(paint, transform) else { return [] }
        // A paint without a shape fills the whole plane.
        return [.fill(Path(rect: face.largestBox), fill, opacity: opacity)]
      }
    }

    /// Returns the layers of a paint within the shape of a glyph.
    private mutating func shape(_ glyph: Int, _ child: Int, _ transform: Affine, depth: Int) -> [GlyphLayer] {
      let path = face.outline(of: UInt32(glyph)).applying(
        Self.flip.concatenating(transform).concatenating(Self.flip))
      if let (fill, opacity) = directFill(of: child, transform, depth: depth + 1) {
        return [.fill(path, fill, opacity: opacity)]
      }
      let content = layers(of: child, transform, depth: depth + 1)
      return content.isEmpty ? [] : [.group(content, blendMode: .normal, clip: path)]
    }

    /// The fill of a paint that is a color or a gradient, possibly transformed; nil for other paints.
    private mutating func directFill(of offset: Int, _ transform: Affine, depth: Int) -> (Paint?, Double)? {
      guard transform.isFinite, let paint = paint(at: offset, depth: depth) else { return nil }
      guard case .transformed(let child, let own) = paint else { return fill(paint, transform) }
      return directFill(of: child, own.concatenating(transform), depth: depth + 1)
    }

    private func composite(_ source: [GlyphLayer], _ mode: Int, onto backdrop: [GlyphLayer]) -> [GlyphLayer] {
      switch mode {
      case 0: return []
      case 1: return source
      case 2: return backdrop
      case 3: return backdrop + source
      default:
        let group = GlyphLayer.group(source, blendMode: BlendMode(compositeMode: mode), clip: nil)
        return [.group(backdrop + [group], blendMode: .normal, clip: nil)]
      }
    }
  }

  extension FontFace {
    /// A box around all glyphs with y pointing down.
    fileprivate var largestBox: Box {
      Box(x: -unitsPerEm, y: -2 * unitsPerEm, width: 4 * unitsPerEm, height: 4 * unitsPerEm)
    }
  }

  // MARK: - Fills

  extension ColorPaintReader {
    /// Returns the paint and the opacity of a color or a gradient; nil for other paints.
    ///
    /// The color of the text is a nil paint. Within a gradient, black stands for it.
    private func fill(_ paint: ColorPaint, _ transform: Affine) -> (Paint?, Double)? {
      let transform = transform.concatenating(Self.flip)
      switch paint {
      case .solid(let color, let alpha):
        return (palette.paint(color), min(max(alpha, 0), 1))
      case .linear(let line, let p0, let p1, let p2):
        return (gradient(line).linear(p0, p1, p2, transform), 1)
      case .radial(let line, let c0, let r0, let c1, let r1):
        return (gradient(line).radial((c0, r0), (c1, r1), transform), 1)
      case .sweep(let line, let center, let start, let end):
        return (gradient(line).sweep(center, from: start, to: end, transform), 1)
      case .layers, .glyph, .colorGlyph, .transformed, .composite:
        return nil
      }
    }

    private func gradient(_ line: ColorLine) -> ColorGradient {
      let stops = line.stops.map {
        Ramp.Stop(
          location: $0.location, color: palette[$0.color].withAlpha(multipliedBy: min(max($0.alpha, 0), 1)))
      }
      return ColorGradient(stops.sorted { $0.location < $1.location }, line.extend)
    }
  }

  // MARK: - Transforms

  extension Affine {
    /// Creates a counterclockwise turn, where y points up, by an angle in radians.
    init(turnedBy angle: Double) {
      let (sine, cosine) = Elementary.sinCos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a skew by two angles in radians.
    init(skewedBy x: Double, _ y: Double) {
      func tangent(_ angle: Double) -> Double {
        let (sine, cosine) = Elementary.sinCos(angle)
        return sine / cosine
      }
      self.init(a: 1, b: tangent(y), c: -tangent(x), d: 1, tx: 0, ty: 0)
    }

    /// Returns the transform with another fixed point; nil without one.
    func around(_ center: Point?) -> Affine? {
      center.map {
        Affine.translation(-$0.x, -$0.y).concatenating(self).concatenating(.translation($0.x, $0.y))
      }
    }
  }

  extension BlendMode {
    /// The modes in the order of OpenType, from number 4 on.
    private static let compositeModes: [BlendMode] = [
      .destinationOver, .sourceIn, .destinationIn, .sourceOut, .destinationOut, .sourceAtop, .destinationAtop,
      .xor,
      .plusLighter, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion, .multiply, .hue, .saturation, .color, .luminosity,
    ]

    /// Creates the mode of a paint that composites two others; normal for an unknown number.
    fileprivate init(compositeMode: Int) {
      let index = compositeMode - 4
      self = Self.compositeModes.indices.contains(index) ? Self.compositeModes[index] : .normal
    }
  }
#endif
