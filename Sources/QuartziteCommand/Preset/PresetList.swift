import AnimationPresets

/// The presets and curves, for people and for programs.
enum PresetList {
  static func deliver(_ arguments: Arguments, console: Console) throws {
    let isDocument = arguments[CommonOptions.json]
    try console.output.write(isDocument ? JSONDocument.text(of: Document()) : text)
  }

  private static var text: String {
    let presets = TextColumns.lines(SpringPreset.all.map { [$0.name, $0.finalState.words] })
    let curves = TextColumns.wrapped(Document().curves.joined(separator: " ")).joined(separator: "\n")
    return "\(presets)\nCurves:\n\(curves)\n"
  }

  private struct Document: Encodable {
    let presets = SpringPreset.all.map { Entry(name: $0.name, leaves: $0.finalState.words) }
    let curves = SpringPreset.Curve.allCases.map(\.rawValue)
  }

  private struct Entry: Encodable {
    let name: String
    let leaves: String
  }
}

extension SpringPreset.FinalState {
  /// What it leaves, in a few words.
  fileprivate var words: String {
    if halfTurn != nil { return "stays turned by half a turn" }
    if opacity == 0 { return placement == nil ? "stays hidden" : "stays hidden and enlarged" }
    switch placement {
    case nil: return "leaves the layer as it was"
    case .inPlace?: return "ends in place"
    case let place?: return place.y == 0 ? "stays enlarged" : "stays below, tipped over"
    }
  }
}
