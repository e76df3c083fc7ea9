#if canImport(UIKit)
  /// The settings of a ``Springable`` view: the preset with its parameters, and when to start it.
  public struct SpringSettings: Hashable, Sendable {
    var animation = ""
    var curve = ""
    var parameters = SpringPreset(.move)
    var autostart = false
    var autohide = false
    var hasStarted = false
    /// Whether the view is hidden until its preset begins.
    var isHiding = false

    /// Creates the default settings.
    public init() {}

    /// The preset with the name and the parameters; ``SpringPreset/move`` for an empty or unknown name.
    public var preset: SpringPreset {
      var preset = SpringPreset(SpringPreset(name: animation)?.kind ?? .move)
      for parameter in PresetParameter.all {
        preset[keyPath: parameter.keyPath] = parameters[keyPath: parameter.keyPath]
      }
      preset.direction = parameters.direction
      preset.curve = SpringPreset.Curve(name: curve)
      return preset
    }
  }
#endif
