import Staging
import UIKit

/// The login screen as a view controller, in the usual style of code for Apple's systems; ``LoginScreen`` is the same
/// screen without views.
final class LoginViewController: UIViewController {
  let heading = UILabel()
  let username = LoginField()
  let password = LoginField()
  let loginButton = UIButton(type: .custom)
  let info = UILabel()
  let clouds: [UIView]

  private let layout: LoginLayout
  private let scale: CGFloat
  private let shade = UIView()
  /// Calls a closure after a delay in seconds.
  private let delay: (TimeInterval, @escaping () -> Void) -> Void

  init(size: CGSize, scale: CGFloat, delay: @escaping (TimeInterval, @escaping () -> Void) -> Void) {
    layout = LoginLayout(size: size)
    self.scale = scale
    self.delay = delay
    clouds = zip(Cloud.Shape.all, layout.clouds).map { shape, frame in
      let cloud = UIView(frame: frame)
      cloud.layer.addSublayer(shape.layer(filling: cloud.bounds))
      return cloud
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Views

  override func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: layout.size))
    view.layer.addSublayer(Seascape.layer(of: layout.size))
    for cloud in clouds { view.addSubview(cloud) }
    view.layer.addSublayer(Beach.layer(of: layout.size))
    addLabel(heading, "Bahama Login", layout.heading, .systemFont(ofSize: 28, weight: .light))
    addField(username, "Username", layout.username)
    addField(password, "Password", layout.password)
    password.isSecureTextEntry = true
    addButton()
    addLabel(
      info, "Tap a field and enter your name and password", layout.info, .systemFont(ofSize: 12))
    nameLayers()
  }

  private func addLabel(_ label: UILabel, _ text: String, _ frame: CGRect, _ font: UIFont) {
    label.frame = frame
    label.text = text
    label.font = font
    label.textColor = .white
    label.textAlignment = .center
    view.addSubview(label)
  }

  private func addField(_ field: LoginField, _ placeholder: String, _ frame: CGRect) {
    field.frame = frame
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: UIColor(cgColor: .hexadecimal(0x6B8BA0))])
    view.addSubview(field)
  }

  private func addButton() {
    loginButton.frame = layout.loginButton
    loginButton.setTitle("Log In", for: .normal)
    loginButton.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    loginButton.titleLabel?.layer.castTitleShadow()
    loginButton.backgroundColor = UIColor(red: 0.62745, green: 0.83922, blue: 0.35294, alpha: 1)
    loginButton.layer.cornerRadius = 8
    loginButton.clipsToBounds = true
    let gloss = Button.gloss(in: loginButton.bounds)
    loginButton.layer.insertSublayer(gloss, at: 0)
    shade.frame = loginButton.bounds
    shade.backgroundColor = UIColor(cgColor: .hexadecimal(0x2B5A12))
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    loginButton.insertSubview(shade, at: 0)
    loginButton.addTarget(self, action: Selector(LoginViewController.login), for: .touchUpInside)
    view.addSubview(loginButton)
  }

  /// Gives the layers the names of those of ``LoginScreen``.
  private func nameLayers() {
    for (name, view) in [
      ("heading", heading), ("username", username), ("password", password), ("loginButton", loginButton),
      ("info", info),
    ] as [(String, UIView)] { view.layer.name = name }
    for (index, cloud) in clouds.enumerated() { cloud.layer.name = "cloud\(index + 1)" }
  }

  // MARK: Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let formGroup = CAAnimationGroup()
    formGroup.duration = 0.5
    formGroup.fillMode = .backwards

    let flyRight = CABasicAnimation(keyPath: "position.x")
    flyRight.fromValue = -view.bounds.size.width / 2
    flyRight.toValue = view.bounds.size.width / 2

    let fadeFieldIn = CABasicAnimation(keyPath: "opacity")
    fadeFieldIn.fromValue = 0.25
    fadeFieldIn.toValue = 1.0

    formGroup.animations = [flyRight, fadeFieldIn]
    heading.layer.add(formGroup, forKey: nil)

    formGroup.delegate = self
    formGroup.setValue("form", forKey: "name")
    formGroup.setValue(username.layer, forKey: "layer")
    formGroup.beginTime = CACurrentMediaTime() + 0.3
    username.layer.add(formGroup, forKey: nil)

    formGroup.setValue(password.layer, forKey: "layer")
    formGroup.beginTime = CACurrentMediaTime() + 0.4
    password.layer.add(formGroup, forKey: nil)

    let fadeIn = CABasicAnimation(keyPath: "opacity")
    fadeIn.fromValue = 0.0
    fadeIn.toValue = 1.0
    fadeIn.duration = 0.5
    fadeIn.fillMode = .backwards
    for (cloud, start) in zip(clouds, [0.5, 0.7, 0.9, 1.1]) {
      fadeIn.beginTime = CACurrentMediaTime() + start
      cloud.layer.add(fadeIn, forKey: nil)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let groupAnimation = CAAnimationGroup()
    groupAnimation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    groupAnimation.beginTime = CACurrentMediaTime() + 0.5
    groupAnimation.duration = 0.5
    groupAnimation.fillMode = .backwards

    let scaleDown = CABasicAnimation(keyPath: "transform.scale")
    scaleDown.fromValue = 3.5
    scaleDown.toValue = 1.0

    let rotate = CABasicAnimation(keyPath: "transform.rotation")
    rotate.fromValue = CGFloat.pi / 4
    rotate.toValue = 0.0

    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 1.0

    groupAnimation.animations = [scaleDown, rotate, fade]
    loginButton.layer.add(groupAnimation, forKey: nil)

    for cloud in clouds { animateCloud(layer: cloud.layer) }

    let flyLeft = CABasicAnimation(keyPath: "position.x")
    flyLeft.fromValue = info.layer.position.x + view.frame.size.width
    flyLeft.toValue = info.layer.position.x
    flyLeft.duration = 5.0
    flyLeft.repeatCount = 2.5
    flyLeft.autoreverses = true
    info.layer.add(flyLeft, forKey: "infoappear")

    let fadeLabelIn = CABasicAnimation(keyPath: "opacity")
    fadeLabelIn.fromValue = 0.2
    fadeLabelIn.toValue = 1.0
    fadeLabelIn.duration = 4.5
    info.layer.add(fadeLabelIn, forKey: "fadein")

    username.delegate = self
    password.delegate = self
  }

  /// Moves a cloud from its position until it's offscreen, at one screen width per minute.
  private func animateCloud(layer: CALayer) {
    let width = view.frame.size.width
    let cloudMove = CABasicAnimation(keyPath: "position.x")
    cloudMove.duration = (width - layer.frame.minX) * 60 / width
    cloudMove.toValue = width + layer.bounds.width / 2
    cloudMove.fillMode = .forwards
    cloudMove.delegate = self
    cloudMove.setValue("cloud", forKey: "name")
    cloudMove.setValue(layer, forKey: "layer")
    layer.add(cloudMove, forKey: nil)
  }

  // MARK: Logging in

  func login() {
    view.endEditing(true)
    press()
    removeLandedBalloons()

    let balloon = CALayer()
    balloon.name = "balloon"
    balloon.contents = Balloon.picture(scale: scale)
    balloon.frame = CGRect(x: -50.0, y: 0.0, width: 50.0, height: 65.0)
    view.layer.insertSublayer(balloon, below: username.layer)

    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.duration = 12.0
    flight.values = [
      CGPoint(x: -50.0, y: 0.0),
      CGPoint(x: view.frame.width + 50.0, y: 160.0),
      CGPoint(x: -50.0, y: loginButton.center.y),
    ].map { NSValue(cgPoint: $0) }
    flight.keyTimes = [0.0, 0.5, 1.0]
    balloon.add(flight, forKey: "flight")
    balloon.position = CGPoint(x: -50.0, y: loginButton.center.y)
  }

  /// Removes the balloons of earlier logins that have landed, which is offscreen.
  private func removeLandedBalloons() {
    for layer in view.layer.sublayers ?? [] where layer.name == "balloon" && layer.animationKeys() == nil {
      layer.removeFromSuperlayer()
    }
  }

  /// Darkens the button briefly, as a tap does.
  private func press() {
    shade.alpha = 0.35
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut, animations: { self.shade.alpha = 0 })
  }
}

// MARK: - Follow-up animations

extension LoginViewController: @preconcurrency CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let name = anim.value(forKey: "name") as? String else { return }
    guard let layer = anim.value(forKey: "layer") as? CALayer else { return }
    anim.setValue(nil, forKey: "layer")
    guard flag else { return }
    if name == "form" {
      let pulse = CASpringAnimation(keyPath: "transform.scale")
      pulse.damping = 7.5
      pulse.fromValue = 1.25
      pulse.toValue = 1.0
      pulse.duration = pulse.settlingDuration
      layer.add(pulse, forKey: nil)
    }
    if name == "cloud" {
      layer.position.x = -layer.bounds.width / 2
      delay(0.5) { self.animateCloud(layer: layer) }
    }
  }
}

// MARK: - Editing

extension LoginViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    info.layer.removeAnimation(forKey: "infoappear")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let text = textField.text, text.count < 5 else { return }
    let jump = CASpringAnimation(keyPath: "position.y")
    jump.initialVelocity = 100.0
    jump.mass = 10.0
    jump.stiffness = 1500.0
    jump.damping = 50.0
    jump.fromValue = textField.layer.position.y + 1.0
    jump.toValue = textField.layer.position.y
    jump.duration = jump.settlingDuration
    textField.layer.add(jump, forKey: nil)

    textField.layer.borderWidth = 3.0
    textField.layer.borderColor = UIColor.clear.cgColor

    let flash = CASpringAnimation(keyPath: "borderColor")
    flash.damping = 7.0
    flash.stiffness = 200.0
    flash.fromValue = UIColor(red: 1.0, green: 0.27, blue: 0.0, alpha: 1.0).cgColor
    flash.toValue = UIColor.white.cgColor
    flash.duration = flash.settlingDuration
    textField.layer.add(flash, forKey: nil)
  }
}
