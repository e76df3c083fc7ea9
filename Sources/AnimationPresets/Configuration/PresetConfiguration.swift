public import Foundation
public import QuartzCore

/// Which presets the layers of a tree play, by the layers' names: what a storyboard says in Spring.
///
/// ```json
/// {
///   "title": { "preset": "slideDown", "curve": "easeOutBack", "delay": 0.2 },
///   "badge": [{ "preset": "fadeIn" }, { "preset": "pop", "force": 2, "repeatCount": "infinite" }]
/// }
/// ```
///
/// A layer has one preset, or several that it plays in turn. Names of presets and curves are taken in any case, `direction`
/// is `"from"` or `"to"`, and the numbers are those of ``PresetParameter/all``, in their ranges; keys are taken as they are
/// written there.
///
/// ```swift
/// let configuration = try PresetConfiguration(json: Data(contentsOf: url))
/// try screen.animate(configuration)
/// ```
public struct PresetConfiguration: Hashable, Sendable {
  /// What each layer plays in turn, by its name.
  public let presets: [String: [SpringPreset]]

  /// Creates a configuration.
  public init(_ presets: [String: [SpringPreset]]) { self.presets = presets }

  /// Reads a configuration.
  ///
  /// - Throws: ``PresetConfigurationError``, with the place and the value that is wrong.
  public init(json: Data) throws(PresetConfigurationError) {
    let document: JSONValue
    do {
      document = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw PresetConfigurationError(path: "", problem: "isn't JSON: \(Self.reason(error))")
    }
    guard case .object(let layers) = document else {
      throw PresetConfigurationError(
        path: "", problem: "is \(document): an object of layers' names was expected")
    }
    var presets: [String: [SpringPreset]] = [:]
    for name in layers.keys.sorted() { presets[name] = try layers[name]?.presets(at: name) }
    self.presets = presets
  }

  private static func reason(_ error: any Error) -> String {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return "\(error)" }
    return (context.underlyingError as? NSError)?.userInfo["NSDebugDescription"] as? String
      ?? context.debugDescription
  }
}

extension CALayer {
  /// Plays what a configuration says of this layer and of those in it, at any depth.
  ///
  /// Layers of one name play the same.
  ///
  /// - Parameters:
  ///   - configuration: What each plays.
  ///   - policy: Whether they may move. Default what holds in the whole program.
  ///   - completion: Called once, when all are over; with true if all were played to their end.
  /// - Throws: ``PresetConfigurationError`` where a name is no layer's; nothing is played then.
  public func animate(
    _ configuration: PresetConfiguration, under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) throws(PresetConfigurationError) {
    let layers = layersInTree
    let names = Set(layers.compactMap(\.name))
    for name in configuration.presets.keys.sorted() where !names.contains(name) {
      throw PresetConfigurationError(path: name, problem: "no layer has this name")
    }
    let runs = layers.compactMap { layer in
      layer.name.flatMap { configuration.presets[$0] }.map { (layer: layer, presets: $0) }
    }
    let end = SharedEnd(of: runs.count, completion)
    for run in runs { run.layer.animate(inTurn: run.presets, under: policy, completion: end.settle) }
  }

  /// This layer and those in it.
  private var layersInTree: [CALayer] {
    var layers = [self]
    var next = 0
    while next < layers.count {
      layers += layers[next].sublayers ?? []
      next += 1
    }
    return layers
  }
}
