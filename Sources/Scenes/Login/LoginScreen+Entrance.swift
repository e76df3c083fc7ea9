import Staging

extension LoginScreen {
  /// Moves the heading and the fields in from the left, and fades the clouds in.
  func willAppear() {
    flyFormIn()
    fadeCloudsIn()
  }

  /// Lands the button, starts the clouds, and slides the info text in.
  func didAppear() {
    landButton()
    clouds.forEach { drift($0.layer) }
    slideInfoIn()
  }

  /// Adds one group three times; `add` copies it, so that it can be changed in between.
  private func flyFormIn() {
    let formGroup = CAAnimationGroup()
    formGroup.duration = 0.5
    formGroup.fillMode = .backwards

    let flyRight = CABasicAnimation(keyPath: "position.x")
    flyRight.fromValue = -stage.layer.bounds.width / 2
    flyRight.toValue = stage.layer.bounds.width / 2

    let fadeFieldIn = CABasicAnimation(keyPath: "opacity")
    fadeFieldIn.fromValue = 0.25
    fadeFieldIn.toValue = 1

    formGroup.animations = [flyRight, fadeFieldIn]
    heading.layer.add(formGroup, forKey: nil)

    // The heading has no follow-up animation, so the delegate is set after the group was added to it.
    formGroup.delegate = self
    formGroup.setValue("form", forKey: "name")
    for (field, delay) in [(username, 0.3), (password, 0.4)] {
      formGroup.setValue(field.layer, forKey: "layer")
      formGroup.beginTime = CACurrentMediaTime() + delay
      field.layer.add(formGroup, forKey: nil)
    }
  }

  private func fadeCloudsIn() {
    let fadeIn = CABasicAnimation(keyPath: "opacity")
    fadeIn.fromValue = 0
    fadeIn.toValue = 1
    fadeIn.duration = 0.5
    fadeIn.fillMode = .backwards
    for (cloud, delay) in zip(clouds, [0.5, 0.7, 0.9, 1.1]) {
      fadeIn.beginTime = CACurrentMediaTime() + delay
      cloud.layer.add(fadeIn, forKey: nil)
    }
  }

  private func landButton() {
    let groupAnimation = CAAnimationGroup()
    groupAnimation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    groupAnimation.beginTime = CACurrentMediaTime() + 0.5
    groupAnimation.duration = 0.5
    groupAnimation.fillMode = .backwards

    let scaleDown = CABasicAnimation(keyPath: "transform.scale")
    scaleDown.fromValue = 3.5
    scaleDown.toValue = 1

    let rotate = CABasicAnimation(keyPath: "transform.rotation")
    rotate.fromValue = Double.pi / 4
    rotate.toValue = 0

    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1

    groupAnimation.animations = [scaleDown, rotate, fade]
    loginButton.layer.add(groupAnimation, forKey: nil)
  }

  /// Slides the info text in and out for 25 s, unless the user edits a field earlier.
  private func slideInfoIn() {
    let flyLeft = CABasicAnimation(keyPath: "position.x")
    flyLeft.fromValue = info.layer.position.x + stage.layer.bounds.width
    flyLeft.toValue = info.layer.position.x
    flyLeft.duration = 5
    flyLeft.repeatCount = 2.5
    flyLeft.autoreverses = true
    info.layer.add(flyLeft, forKey: "infoappear")

    let fadeLabelIn = CABasicAnimation(keyPath: "opacity")
    fadeLabelIn.fromValue = 0.2
    fadeLabelIn.toValue = 1
    fadeLabelIn.duration = 4.5
    info.layer.add(fadeLabelIn, forKey: "fadein")
  }
}
