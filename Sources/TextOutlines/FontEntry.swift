#if OptionalLibraries
  import CHarfBuzz

  /// The catalog's record of a face: its file, names and style.
  struct FontEntry: Hashable, Sendable {
    var path: String
    /// The index of the face within its file.
    var face: Int
    /// The index of a variable font's named instance; nil for the default instance.
    var instance: Int?
    var family: String
    var styleName: String
    var postScriptName: String
    var style: FontStyle
  }

  // MARK: - Reading files

  extension FontEntry {
    /// Returns the faces of a font file that have outlines; none if the file can't be read or isn't a font.
    static func entries(ofFile path: String) -> [FontEntry] {
      guard let data = FontData(path: path) else { return [] }
      let count = min(Int(hb_face_count(data.blob)), faceLimit)
      return (0..<count).flatMap { entries(of: data, path: path, face: $0) }
    }

    private static let faceLimit = 64
    private static let instanceLimit = 64

    private static func entries(of data: FontData, path: String, face number: Int) -> [FontEntry] {
      let face = hb_face_create(data.blob, UInt32(number))!
      defer { hb_face_destroy(face) }
      guard hasOutlines(face), let plain = FontEntry(path: path, number: number, face: face) else {
        return []
      }
      let instances = min(Int(hb_ot_var_get_named_instance_count(face)), instanceLimit)
      return [plain] + (0..<instances).compactMap { plain.named(instance: $0, of: face) }
    }

    private static func hasOutlines(_ face: OpaquePointer) -> Bool {
      ["glyf", "CFF ", "CFF2"].contains { table in
        let blob = hb_face_reference_table(face, tag(table))
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
      }
    }

    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    private init?(path: String, number: Int, face: OpaquePointer) {
      guard
        let family = Self.name(of: face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY)
      else { return nil }
      let styleName =
        Self.name(of: face, HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY, HB_OT_NAME_ID_FONT_SUBFAMILY) ?? "Regular"
      self.init(
        path: path, face: number, instance: nil, family: family, styleName: styleName,
        postScriptName: Self.name(of: face, HB_OT_NAME_ID_POSTSCRIPT_NAME) ?? "\(family)-\(styleName)",
        style: Self.style(of: face, instance: nil))
    }

    private func named(instance: Int, of face: OpaquePointer) -> FontEntry? {
      let (subfamily, postScript) = (
        hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(instance)),
        hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(instance))
      )
      guard let name = Self.name(of: face, Int(subfamily)) else { return nil }
      var entry = self
      entry.instance = instance
      entry.styleName = name
      entry.postScriptName = Self.name(of: face, Int(postScript)) ?? "\(family)-\(name)"
      entry.style = Self.style(of: face, instance: instance)
      return entry
    }

    /// Returns the first of the given names that the font has, in English.
    private static func name(of face: OpaquePointer, _ ids: Int...) -> String? {
      ids.lazy.compactMap { id -> String? in
        var buffer = [CChar](repeating: 0, count: 128)
        var size = UInt32(buffer.count)
        guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &size, &buffer) > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }.first
    }

    private static func style(of face: OpaquePointer, instance: Int?) -> FontStyle {
      let font = hb_font_create(face)
      defer { hb_font_destroy(font) }
      if let instance { hb_font_set_var_named_instance(font, UInt32(instance)) }
      return FontStyle(
        weight: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
        isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
          || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0,
        width: Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH)))
    }
  }
#endif
