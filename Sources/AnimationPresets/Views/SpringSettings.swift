#if canImport(UIKit)
  /// What a view that is ``Springable`` keeps: the preset with its parameters, and when to begin.
  public struct SpringSettings: Hashable, Sendable {
    var animation = ""
    var curve = ""
    var parameters = SpringPreset(.move)
    var autostart = false
    var autohide = false
    var hasStarted = false
    /// Whether the view is to come in sight when its preset begins.
    var isHiding = false

    /// Creates the defaults.
    public init() {}

    /// What is played: the preset of the name, ``SpringPreset/move`` where it's empty or unknown, with the parameters.
    public var preset: SpringPreset {
      var preset = SpringPreset(SpringPreset(name: animation)?.effect ?? .move)
      for parameter in PresetParameter.all {
        preset[keyPath: parameter.keyPath] = parameters[keyPath: parameter.keyPath]
      }
      preset.direction = parameters.direction
      preset.curve = SpringPreset.Curve(name: curve)
      return preset
    }
  }
#endif
