import LottiePlayer

/// The contents of a Lottie animation as text for people.
struct ContentsPage {
  private let contents: AnimationContents

  init(_ contents: AnimationContents) { self.contents = contents }

  /// The general properties, then every section that isn't empty.
  var text: String {
    let compositions = contents.compositions.map { ("Composition \($0.id)", rows($0.layers)) }
    let sections: [(title: String, rows: [[String]])] =
      archive + [("Layers", rows(contents.layers))] + compositions + [
        ("Images", contents.images.map(row)),
        ("Sounds", contents.sounds.map { [Self.quoted($0.id), location($0.path)] }),
        ("Fonts", contents.fonts.map(row)),
        ("Markers", contents.markers.map(row)),
        ("Slots", contents.slotValues.map(row)),
        ("Values for --set", contents.values.filter { Self.listedKinds.contains($0.current.kind) }.map(row)),
        ("Uses", contents.features.map { [$0.name, "\($0.count)"] }),
        ("Not drawn", contents.unsupported.map { ["\($0)"] }),
        ("Not read", contents.notes.map { [$0] }),
      ]
    return head
      + sections.filter { !$0.rows.isEmpty }.map { section in
        "\n\(section.title):\n" + Self.lines(section.rows.map { ["", $0[0]] + $0.dropFirst() })
      }.joined()
  }

  private var archive: [(title: String, rows: [[String]])] {
    guard let archive = contents.archive else { return [] }
    return [
      (
        "Animations",
        archive.animations.map { [Self.quoted($0), $0 == contents.id ? "shown below" : ""] }
      ),
      ("Themes", archive.themes.map { [Self.quoted($0)] }),
      ("State machines", archive.stateMachines.map { [Self.quoted($0)] }),
    ]
  }

  private var head: String {
    let names = [["Name:", contents.name], ["Version:", contents.version]]
    return Self.lines(
      names.filter { !$0[1].isEmpty } + [
        ["Size:", "\(contents.width.plain) × \(contents.height.plain) pt"],
        ["Rate:", "\(contents.frameRate.plain) frames per second"],
        ["Frames:", Self.span(contents.firstFrame, contents.endFrame)],
        ["Duration:", "\(contents.duration.rounded(decimals: 3).plain) s"],
      ])
  }

  /// Returns rows of cells as lines without trailing spaces.
  private static func lines(_ rows: [[String]]) -> String {
    TextColumns.lines(rows).split(separator: "\n")
      .map { $0.reversed().drop { $0 == " " }.reversed() + "\n" }.joined()
  }

  private static func span(_ first: Double, _ end: Double?) -> String {
    first == end
      ? first.rounded(decimals: 3).plain
      : "\(first.rounded(decimals: 3).plain) to \(end?.rounded(decimals: 3).plain ?? "the end")"
  }
}

// MARK: - Rows

extension ContentsPage {
  private func rows(_ layers: [LayerContents]) -> [[String]] {
    layers.map { layer in
      [
        layer.index.map(String.init) ?? "-", Self.quoted(layer.name), layer.kind,
        Self.span(layer.firstFrame, layer.endFrame), remarks(layer),
      ]
    }
  }

  private func remarks(_ layer: LayerContents) -> String {
    [
      layer.shows.map { "shows \(Self.quoted($0))" }, layer.parent.map { "child of \($0)" },
      layer.matte.map { "\($0) track matte" }, layer.isMatte ? "track matte source" : nil,
      layer.isHidden ? "hidden" : nil, Self.counted(layer.masks, "mask"),
      Self.counted(layer.effects, "effect"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private func row(_ image: ImageContents) -> [String] {
    [
      Self.quoted(image.id), "\(image.width.plain) × \(image.height.plain) pt", pixels(of: image),
      location(image.path), otherNames(of: image),
    ]
  }

  private func location(_ path: String?) -> String {
    guard let path else { return "embedded" }
    return "\(contents.archive == nil ? "in the file's folder" : "in the archive"): \(Self.quoted(path))"
  }

  private func pixels(of image: ImageContents) -> String {
    guard let width = image.pixelWidth, let height = image.pixelHeight else {
      return image.isMissing ? "missing" : "can't be read"
    }
    return "\(width) × \(height) pixels"
  }

  private func row(_ font: FontContents) -> [String] {
    [Self.quoted(font.name), Self.counted(font.glyphs, "glyph") ?? "no glyphs", source(of: font)]
  }

  /// Returns the installed font that draws the characters without glyphs in the file.
  private func source(of font: FontContents) -> String {
    guard let installed = font.installed else { return "no installed font" }
    return font.isSubstitute ? "\(installed) instead" : "\(installed), installed"
  }

  private func row(_ marker: MarkerContents) -> [String] {
    [
      Self.quoted(marker.name),
      Self.span(marker.frame, marker.duration > 0 ? marker.frame + marker.duration : marker.frame),
    ]
  }

  private func otherNames(of image: ImageContents) -> String {
    let names = image.names.dropFirst().map(Self.quoted)
    return names.isEmpty ? "" : "also \(names.joined(separator: ", "))"
  }

  private func row(_ slot: SettableSlot) -> [String] {
    [
      Self.quoted(slot.name), slot.current?.kind.rawValue ?? "image",
      slot.current.map(Self.text) ?? "",
    ]
  }

  private func row(_ value: SettableValue) -> [String] {
    [
      Self.quoted(value.name), value.current.kind.rawValue,
      Self.text(value.current) + (value.isAnimated ? ", animated" : ""),
    ]
  }

  private static func text(_ value: ReplacementValue) -> String {
    value.kind == .text ? quoted("\(value)") : "\(value)"
  }

  /// The kinds of values that are listed for people; JSON has all.
  private static let listedKinds: [ReplacementValue.Kind] = [.text, .color, .gradient]

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Returns a name from the file in quotes, truncated, with line-breaking characters replaced by spaces.
  static func quoted(_ name: String) -> String {
    let start = name.unicodeScalars.prefix(maximumNameLength)
    let printable = String(String.UnicodeScalarView(start)).map {
      $0.isNewline || $0.unicodeScalars.contains { $0.value < 32 } ? " " : $0
    }
    return "'\(String(printable))\(start.endIndex < name.unicodeScalars.endIndex ? "…" : "")'"
  }

  /// Counted in code points, because a single character can have any number of them.
  private static let maximumNameLength = 200
}
