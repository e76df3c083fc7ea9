import Staging

extension LoginScreen {
  /// Moves the caret to a field, or hides it if `field` is nil.
  func edit(_ field: TextField?) {
    guard field !== editedField else { return }
    if let editedField { didEndEditing(editedField) }
    editedField = field
    if let field { didBeginEditing(field) }
  }

  private func didBeginEditing(_ field: TextField) {
    field.beginEditing()
    info.layer.removeAnimation(forKey: "infoappear")
  }

  private func didEndEditing(_ field: TextField) {
    field.endEditing()
    guard field.text.count < 5 else { return }
    jump(field.layer)
    flash(field.layer)
  }

  private func jump(_ layer: CALayer) {
    let jump = CASpringAnimation(keyPath: "position.y")
    jump.initialVelocity = 100
    jump.mass = 10
    jump.stiffness = 1500
    jump.damping = 50
    jump.fromValue = layer.position.y + 1
    jump.toValue = layer.position.y
    jump.duration = jump.settlingDuration
    layer.add(jump, forKey: nil)
  }

  private func flash(_ layer: CALayer) {
    layer.borderWidth = 3
    layer.borderColor = .clear

    let flash = CASpringAnimation(keyPath: "borderColor")
    flash.damping = 7
    flash.stiffness = 200
    flash.fromValue = CGColor(srgbRed: 1, green: 0.27, blue: 0, alpha: 1)
    flash.toValue = CGColor.white
    flash.duration = flash.settlingDuration
    layer.add(flash, forKey: nil)
  }
}

// MARK: - Logging in

extension LoginScreen {
  /// Ends editing, and moves a balloon across the sky and back.
  func login() {
    edit(nil)
    loginButton.press()

    let balloon = CALayer()
    balloon.name = "balloon"
    balloon.contents = Balloon.picture(scale: stage.scale)
    balloon.frame = LoginLayout(size: stage.size).balloon
    stage.layer.insertSublayer(balloon, below: username.layer)

    let landing = CGPoint(x: -50, y: loginButton.layer.position.y)
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.duration = 12
    flight.values = [
      CGPoint(x: -50, y: 0), CGPoint(x: stage.layer.bounds.width + 50, y: 160), landing,
    ].map { NSValue(cgPoint: $0) }
    flight.keyTimes = [0, 0.5, 1]
    balloon.add(flight, forKey: nil)
    balloon.position = landing
  }
}
