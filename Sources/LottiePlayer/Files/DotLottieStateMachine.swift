import Foundation

/// The states of an archive's state machine, each with an animation and its playback settings.
///
/// Transitions, inputs and interactions, which respond to a user, aren't read.
public struct DotLottieStateMachine: Hashable, Sendable {
  /// A state, with the animation that plays in it.
  public struct State: Hashable, Sendable {
    /// The state's name.
    public let name: String
    /// The identifier of the animation; empty if the state plays none.
    public let animation: String
    /// The playback settings.
    public let settings: DotLottieSettings
  }

  /// The name of the initial state.
  public let initial: String
  /// The states in the file's order.
  public let states: [State]

  /// The initial state; nil if no state has its name.
  public var initialState: State? { states.first { $0.name == initial } }
}

extension DotLottieStateMachine: JSONReadable {
  init(_ data: Data) throws(LottieError) {
    do {
      try self.init(jsonText: data)
    } catch {
      throw LottieError(.notLottie, "the state machine: \(error)")
    }
  }

  /// Absent fields are empty.
  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    initial = fields.text("initial") ?? ""
    states = fields.list(of: State.self, "states")
  }
}

extension DotLottieStateMachine.State: JSONReadable {
  /// Absent fields are empty.
  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    name = fields.text("name") ?? ""
    animation = fields.text("animation") ?? ""
    settings = DotLottieSettings(fields)
  }
}
