import Staging

extension LoginScreen {
  /// Something that somebody does at the screen.
  enum UserAction {
    case tapUsername
    case tapPassword
    case type(Character)
    case tapLogin
  }

  /// Somebody's visit: what they do, and when, in seconds. The username stays too short.
  static let visit: [(time: Double, action: UserAction)] = [
    (2.5, .tapUsername),
    (2.75, .type("a")),
    (2.95, .type("n")),
    (3.1, .type("n")),
    (3.5, .tapPassword),
    (3.85, .type("•")),
    (4.0, .type("•")),
    (4.15, .type("•")),
    (4.35, .type("•")),
    (4.5, .type("•")),
    (4.65, .type("•")),
    (5, .tapLogin),
  ]

  /// Lets somebody do things at times from now.
  func play(_ visit: [(time: Double, action: UserAction)]) {
    for (time, action) in visit {
      stage.after(time) { self.carryOut(action) }
    }
  }

  private func carryOut(_ action: UserAction) {
    switch action {
    case .tapUsername: edit(username)
    case .tapPassword: edit(password)
    case .type(let character): editedField?.type(character)
    case .tapLogin: login()
    }
  }
}
