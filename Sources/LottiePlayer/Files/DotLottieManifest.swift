/// The manifest of a `.lottie` archive, version 1 or 2.
struct DotLottieManifest: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let id: String
    let settings: DotLottieSettings

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      id = fields.text("id") ?? ""
      settings = DotLottieSettings(fields)
    }
  }

  /// The animations in the archive's order.
  var animations: [Entry] = []
  /// The identifier of the initial animation.
  var initialAnimation: String?
  /// The identifier of the initial state machine.
  var initialStateMachine: String?

  init() {}

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    let initial = fields.value(Initial.self, "initial")
    animations = fields.list(of: Entry.self, "animations")
    initialAnimation = initial?.animation ?? fields.text("activeAnimationId")
    initialStateMachine = initial?.stateMachine
  }

  private struct Initial: Decodable {
    let animation: String?
    let stateMachine: String?

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      animation = fields.text("animation")
      stateMachine = fields.text("stateMachine")
    }
  }
}
