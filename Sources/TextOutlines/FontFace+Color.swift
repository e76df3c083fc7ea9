#if OptionalLibraries
  import CTextLibraries
  import Raster

  extension FontFace {
    /// Returns the picture of a glyph: layers of the COLR table, a bitmap of the sbix or CBDT table, or an outline.
    func picture(of glyph: UInt32) -> GlyphPicture {
      if hasColor {
        if let layers = paintedLayers(of: glyph) { return .layers(layers) }
        if let layers = flatLayers(of: glyph) { return .layers(layers) }
        if let (bitmap, box) = bitmap(of: glyph) { return .bitmap(MippedBitmap(bitmap), box) }
      }
      return .outline(outline(of: glyph))
    }

    /// Whether the face may have glyphs with colors of their own.
    var hasColor: Bool { outlines.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

    /// The colors of the font's first palette.
    var palette: ColorPalette { ColorPalette(outlines) }

    /// Returns the layers of a COLR table of version 1; nil for a glyph without any.
    private func paintedLayers(of glyph: UInt32) -> [GlyphLayer]? {
      guard let colorTable else { return nil }
      var reader = ColorPaintReader(self, colorTable)
      return reader.layers(of: glyph)
    }

    /// Returns the shapes of a COLR table of version 0, each with one color; nil for a glyph without any.
    private func flatLayers(of glyph: UInt32) -> [GlyphLayer]? {
      let palette = self.palette
      var layers: [GlyphLayer] = []
      var (shape, color) = (FT_UInt(0), FT_UInt(0))
      var iterator = FT_LayerIterator()
      while layers.count < Self.layerLimit,
        freeType.Get_Color_Glyph_Layer(outlines, glyph, &shape, &color, &iterator) != 0
      {
        layers.append(.fill(outline(of: shape), palette.paint(Int(color)), opacity: 1))
      }
      return layers.isEmpty ? nil : layers
    }

    private static let layerLimit = 1 << 12
  }

  // MARK: - Bitmaps

  extension FontFace {
    /// Returns the largest bitmap of a glyph and its box in font units; nil for a glyph without any.
    private func bitmap(of glyph: UInt32) -> (Bitmap, Box)? {
      guard outlines.pointee.num_fixed_sizes > 0, let sizes = outlines.pointee.available_sizes else {
        return nil
      }
      let largest =
        (0..<Int(outlines.pointee.num_fixed_sizes)).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
      // Strikes count 64 units per pixel.
      let pixelsPerEm = Double(sizes[largest].y_ppem) / 64
      guard pixelsPerEm > 0, freeType.Select_Size(outlines, FT_Int(largest)) == 0,
        freeType.Load_Glyph(outlines, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = outlines.pointee.glyph,
        slot.pointee.format == FT_GLYPH_FORMAT_BITMAP, let bitmap = Bitmap(slot.pointee.bitmap)
      else { return nil }
      let scale = unitsPerEm / pixelsPerEm
      let box = Box(
        x: Double(slot.pointee.bitmap_left) * scale, y: -Double(slot.pointee.bitmap_top) * scale,
        width: Double(bitmap.width) * scale, height: Double(bitmap.height) * scale)
      return (bitmap, box)
    }
  }

  extension Bitmap {
    /// The largest side of a glyph's bitmap.
    private static let glyphSideLimit: UInt32 = 4096

    /// Creates a bitmap from premultiplied pixels of FreeType; nil for other formats and for an empty or a huge one.
    fileprivate init?(_ source: FT_Bitmap) {
      guard Int(source.pixel_mode) == Int(FT_PIXEL_MODE_BGRA), let buffer = source.buffer,
        (1...Self.glyphSideLimit).contains(source.width), (1...Self.glyphSideLimit).contains(source.rows)
      else { return nil }
      self.init(width: Int(source.width), height: Int(source.rows))
      let pitch = Int(source.pitch)
      // With a negative pitch, the buffer begins with the last row.
      let first = pitch < 0 ? buffer - pitch * (height - 1) : buffer
      for y in 0..<height {
        for x in 0..<width {
          let pixel = first + y * pitch + 4 * x
          let alpha = pixel[3]
          let (red, green, blue) = (min(pixel[2], alpha), min(pixel[1], alpha), min(pixel[0], alpha))
          pixels[y * width + x] = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
        }
      }
    }
  }

  // MARK: - Palettes

  /// The colors of a font's first palette.
  struct ColorPalette {
    private let colors: [Color]

    /// The index that stands for the color of the text.
    static let textColor = 0xFFFF

    fileprivate init(_ face: FT_Face) {
      var data = FT_Palette_Data()
      var entries: UnsafeMutablePointer<FT_Color>?
      guard freeType.Palette_Data_Get(face, &data) == 0, freeType.Palette_Select(face, 0, &entries) == 0,
        let entries
      else {
        colors = []
        return
      }
      colors = (0..<Int(data.num_palette_entries)).map { index in
        func part(_ value: FT_Byte) -> Double { Double(value) / 255 }
        let entry = entries[index]
        return Color(
          red: part(entry.red), green: part(entry.green), blue: part(entry.blue), alpha: part(entry.alpha))
      }
    }

    /// Returns a color; black for the color of the text and for an index that doesn't exist.
    subscript(index: Int) -> Color { colors.indices.contains(index) ? colors[index] : .black }

    /// Returns the paint for a color; nil for the color of the text.
    func paint(_ index: Int) -> Paint? { index == Self.textColor ? nil : .color(self[index]) }
  }

  // MARK: - Tables

  extension ColorTable {
    /// Reads the table of a face; nil if it has no paints.
    init?(_ face: FT_Face) {
      let tag = FT_ULong(0x434F_4C52)
      var length = FT_ULong(0)
      guard freeType.Load_Sfnt_Table(face, tag, 0, nil, &length) == 0, length > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      guard freeType.Load_Sfnt_Table(face, tag, 0, &bytes, &length) == 0 else { return nil }
      self.init(bytes)
    }
  }

  extension Double {
    /// Creates a number from one with 16 binary places.
    init(fixed: Int) { self = Double(fixed) / 65536 }
  }
#endif
