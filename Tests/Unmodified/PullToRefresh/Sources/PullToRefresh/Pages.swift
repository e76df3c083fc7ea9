import UIKit

/// A page that scrolls. Subclasses are asked what happens.
open class BasePage: UIViewController, UIScrollViewDelegate, UITextFieldDelegate, CAAnimationDelegate {
  public let scrollView = UIScrollView()
  public let field = UITextField()

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.delegate = self
    field.delegate = self
    view.addSubview(scrollView)
    scrollView.addSubview(field)
  }

  public func fade() {
    let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    animation.fromValue = 0
    animation.duration = 0.5
    animation.delegate = self
    scrollView.layer.add(animation, forKey: "fade")
  }
}

public final class ArticlePage: BasePage {
  public private(set) var log: [String] = []

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(Int(scrollView.contentOffset.y))")
  }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("stop \(flag)")
  }
}
