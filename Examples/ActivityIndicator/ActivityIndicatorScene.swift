import ScenePrograms

/// The example's film: a spinner of dots that fades in and out.
@main struct ActivityIndicatorScene: Scene, SceneProgram {
  static let summary = "a spinner of dots that fades in and out"
  let size = CGSize(width: 120, height: 120)
  let length = SceneLength.seconds(3)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let spinner = SpinnerLayer(dots: 12, color: CGColor(srgbRed: 0.2, green: 0.45, blue: 0.95, alpha: 1))
    spinner.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    stage.layer.addSublayer(spinner)
    stage.after(0.2) { spinner.startAnimating() }
    stage.after(2.6) { spinner.stopAnimating() }
  }
}
