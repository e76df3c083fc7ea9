import AnimationPresets

/// The presets and curves, as text for people or a JSON document for programs.
enum PresetList {
  static func print(isJSON: Bool, to console: Console) throws {
    try console.output.write(isJSON ? JSONDocument.text(of: Document()) : text)
  }

  private static var text: String {
    let presets = TextColumns.lines(SpringPreset.all.map { [$0.name, $0.finalState.summary] })
    let curves = TextColumns.wrapped(Document().curves.joined(separator: " ")).joined(separator: "\n")
    return "\(presets)\nCurves:\n\(curves)\n"
  }

  private struct Document: Encodable {
    let presets = SpringPreset.all.map { Entry(name: $0.name, leaves: $0.finalState.summary) }
    let curves = SpringPreset.Curve.allCases.map(\.rawValue)
  }

  private struct Entry: Encodable {
    let name: String
    let leaves: String
  }
}

extension SpringPreset.FinalState {
  /// A short description of the layer's state after the animation.
  fileprivate var summary: String {
    if halfTurn != nil { return "stays turned by 180 degrees" }
    if opacity == 0 { return placement == nil ? "stays hidden" : "stays hidden and enlarged" }
    switch placement {
    case nil: return "returns to the initial state"
    case .inPlace?: return "ends in place"
    case let placement?: return placement.y == 0 ? "stays enlarged" : "stays below, tipped over"
    }
  }
}
