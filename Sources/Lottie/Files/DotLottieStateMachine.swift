import Foundation

/// The states of an archive's state machine, each with the film that it plays, and how.
///
/// What leads from state to state, inputs, interactions and transitions, isn't read: it takes a user.
public struct DotLottieStateMachine: Hashable, Sendable {
  /// A film that plays while a machine is in a state.
  public struct State: Hashable, Sendable {
    /// The state's name.
    public let name: String
    /// The name of the film; empty where the state plays none.
    public let animation: String
    /// How it plays.
    public let settings: DotLottieSettings
  }

  /// The name of the state to begin with.
  public let initial: String
  /// In the file's order.
  public let states: [State]

  /// The state to begin with; nil where there is none of its name.
  public var initialState: State? { states.first { $0.name == initial } }
}

extension DotLottieStateMachine: Decodable {
  init(_ data: Data) throws(LottieError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw LottieError(.notLottie, "the state machine: " + ReadingNotes.text(of: error))
    }
  }

  /// Reads what the archive's file of it says; what is absent is empty.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    initial = fields.text("initial") ?? ""
    states = fields.list(of: State.self, "states")
  }
}

extension DotLottieStateMachine.State: Decodable {
  /// Reads what the archive's file of it says; what is absent is empty.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    name = fields.text("name") ?? ""
    animation = fields.text("animation") ?? ""
    settings = DotLottieSettings(fields)
  }
}
