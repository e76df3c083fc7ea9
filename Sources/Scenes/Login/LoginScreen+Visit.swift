import Staging

extension LoginScreen {
  /// An action of a user.
  enum UserAction {
    case tapUsername
    case tapPassword
    case type(Character)
    case tapLogin
  }

  /// The actions of a user with their times in seconds; the username remains too short.
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

  /// Schedules actions at times from now.
  func play(_ visit: [(time: Double, action: UserAction)]) {
    for (time, action) in visit {
      stage.after(time) { self.perform(action) }
    }
  }

  private func perform(_ action: UserAction) {
    switch action {
    case .tapUsername: edit(username)
    case .tapPassword: edit(password)
    case .type(let character): editedField?.type(character)
    case .tapLogin: login()
    }
  }
}
