import UIKit

final class GreetingController: UIViewController {
  let name = UITextField()
  let button = UIButton(type: .system)
  let greeting = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
    name.borderStyle = .roundedRect
    name.placeholder = "Your name"
    button.frame = CGRect(x: 20, y: 64, width: 200, height: 34)
    button.setTitle("Greet", for: .normal)
    button.addTarget(self, action: Selector(GreetingController.greet), for: .touchUpInside)
    greeting.frame = CGRect(x: 20, y: 108, width: 200, height: 34)
    greeting.textAlignment = .center
    greeting.alpha = 0
    for subview in [name, button, greeting] { view.addSubview(subview) }
  }

  func greet() {
    view.endEditing(true)
    greeting.text = "Hello, \(name.text ?? "")!"
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      self.greeting.alpha = 1
    }
  }
}
