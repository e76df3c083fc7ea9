public import Foundation
public import QuartzCore

/// The presets of the layers of a tree, by the layers' names. It replaces the storyboard settings of Spring.
///
/// ```json
/// {
///   "title": { "preset": "slideDown", "curve": "easeOutBack", "delay": 0.2 },
///   "badge": [{ "preset": "fadeIn" }, { "preset": "pop", "force": 2, "repeatCount": "infinite" }]
/// }
/// ```
///
/// A layer has one preset, or several that it plays in sequence. The names of presets and curves are case-insensitive.
/// `direction` is `"from"` or `"to"`. The numbers are the parameters in ``PresetParameter/all``, in their ranges. Keys
/// are case-sensitive.
///
/// ```swift
/// let configuration = try PresetConfiguration(json: Data(contentsOf: url))
/// try screen.animate(configuration)
/// ```
public struct PresetConfiguration: Hashable, Sendable {
  /// The presets that each layer plays in sequence, by the layer's name.
  public let presets: [String: [SpringPreset]]

  /// Creates a configuration.
  public init(_ presets: [String: [SpringPreset]]) { self.presets = presets }

  /// Reads a configuration.
  ///
  /// - Throws: ``PresetConfigurationError``, with the path of the invalid value.
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
  /// Plays the presets of a configuration on this layer and its sublayers at any depth.
  ///
  /// Layers with the same name play the same presets.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
  ///   - completion: Called once when all presets have ended, with true if all of them ran to their end.
  /// - Throws: ``PresetConfigurationError`` if no layer has a name; nothing is played then.
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
    for run in runs { run.layer.animate(sequence: run.presets, under: policy, completion: end.finish) }
  }

  /// This layer and its sublayers at any depth.
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
