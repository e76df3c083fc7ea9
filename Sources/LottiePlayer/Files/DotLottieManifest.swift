/// The manifest of a `.lottie` archive, version 1 or 2.
struct DotLottieManifest: JSONReadable, Sendable {
  struct Entry: JSONReadable, Sendable {
    let id: String
    let settings: DotLottieSettings

    init(_ json: JSONNode) throws(JSONError) {
      let fields = try Fields(json)
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

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    let initial = fields.value(Initial.self, "initial")
    animations = fields.list(of: Entry.self, "animations")
    initialAnimation = initial?.animation ?? fields.text("activeAnimationId")
    initialStateMachine = initial?.stateMachine
  }

  private struct Initial: JSONReadable {
    let animation: String?
    let stateMachine: String?

    init(_ json: JSONNode) throws(JSONError) {
      let fields = try Fields(json)
      animation = fields.text("animation")
      stateMachine = fields.text("stateMachine")
    }
  }
}
