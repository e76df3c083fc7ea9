import LottiePlayer

/// The names by which values of an animation can be set.
///
/// ```text
/// Title.Text               a key path, as `inspect` lists it; `*` is any name, `**` any number of names
/// Title.text  Title.fill  Title.stroke
///                          the text, or the colors of all fills or strokes, of a layer or group
/// ink                      a slot
/// ```
///
/// If no match begins at a layer of the root composition, matches that begin at any layer are accepted.
struct ValueNames {
  private let values: [SettableValue]
  private let slots: [SettableSlot]
  /// The paths of the strokes and layer styles, whose colors aren't fills.
  private let strokes: Set<[String]>
  private let styles: Set<[String]>

  /// A value that a name refers to.
  struct Target: Hashable {
    enum Location: Hashable {
      case path([String])
      case slot(String)
    }

    let location: Location
    let kind: ReplacementValue.Kind
  }

  init(_ animation: LottieAnimation) {
    (values, slots) = animation.settableValues
    let paths = values.map(\.path)
    strokes = Set(paths.filter { $0.last == "Stroke Width" }.map { Array($0.dropLast()) })
    styles = Set(paths.filter { $0.last == "Distance" }.map { Array($0.dropLast()) })
  }
}

extension ValueNames {
  /// Returns the values of a name; none for an unknown one.
  func targets(of name: String) -> [Target] {
    if let slot = slots.first(where: { $0.name == name }) {
      return slot.current.map { [Target(location: .slot(name), kind: $0.kind)] } ?? []
    }
    for isAnchored in [true, false] {
      let found = values.filter { matches($0, name, isAnchored: isAnchored) }
      if !found.isEmpty { return found.map { Target(location: .path($0.path), kind: $0.current.kind) } }
    }
    return []
  }

  /// The names of the values that are replaced most often, for suggestions.
  var suggestions: [String] {
    let paths = values.filter { [.text, .color, .gradient].contains($0.current.kind) }.map(\.path)
    let layers = values.compactMap { value -> String? in
      switch role(of: value) {
      case .text: value.path.dropLast().joined(separator: ".") + ".text"
      case .fill: value.path[0] + ".fill"
      case .stroke: value.path[0] + ".stroke"
      case nil: nil
      }
    }
    let tails = paths.flatMap { path in path.indices.dropLast().map { path[$0...].joined(separator: ".") } }
    return slots.map(\.name) + layers + tails
  }
}

// MARK: - Matching

extension ValueNames {
  private enum Role: String {
    case text, fill, stroke
  }

  private func role(of value: SettableValue) -> Role? {
    let owner = Array(value.path.dropLast())
    switch (value.current.kind, value.path.last) {
    case (.text, _): return .text
    case (.color, "Color"): return strokes.contains(owner) ? .stroke : styles.contains(owner) ? nil : .fill
    default: return nil
    }
  }

  /// Returns whether a name means a value.
  ///
  /// - Parameter isAnchored: Whether the name begins at a layer of the root composition.
  private func matches(_ value: SettableValue, _ name: String, isAnchored: Bool) -> Bool {
    if isMatch(value.path, name, isAnchored: isAnchored) { return true }
    guard let dot = name.lastIndex(of: "."), let role = role(of: value),
      role.rawValue == name[name.index(after: dot)...]
    else { return false }
    let owner = String(name[..<dot])
    if role == .text { return isMatch(value.path.dropLast(), owner, isAnchored: isAnchored) }
    return (1..<value.path.count).contains {
      isMatch(value.path.prefix($0), owner, isAnchored: isAnchored)
    }
  }

  /// Returns whether a key path matches a path, whose names may contain dots themselves.
  private func isMatch(_ path: some Collection<String>, _ name: String, isAnchored: Bool) -> Bool {
    let joined = path.joined(separator: ".")
    if joined == name || !isAnchored && joined.hasSuffix("." + name) { return true }
    let keypath = AnimationKeypath(keypath: isAnchored ? name : "**." + name)
    return keypath.matches(Array(path))
  }
}
