import Filming
import Staging

let stage = Stage(size: CGSize(width: 120, height: 120), scale: 2)
let spinner = SpinnerLayer(dots: 12, color: CGColor(srgbRed: 0.2, green: 0.45, blue: 0.95, alpha: 1))
stage.perform {
  stage.layer.backgroundColor = .white
  spinner.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
  stage.layer.addSublayer(spinner)
  stage.after(0.2) { spinner.startAnimating() }
  stage.after(2.6) { spinner.stopAnimating() }
}
try stage.film(to: "spinner.gif", until: 3)
