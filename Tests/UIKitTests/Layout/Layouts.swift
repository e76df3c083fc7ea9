import Testing
import UIKit

/// A view whose content has a given size.
@MainActor
final class ContentView: UIView {
  var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}

extension UIView {
  /// Creates a view inside a superview whose frame constraints determine.
  static func constrained(in superview: UIView) -> UIView { UIView().constrained(in: superview) }

  /// Adds the view to a superview, with a frame that constraints determine.
  @discardableResult
  func constrained(in superview: UIView) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
    return self
  }

  /// The constraints that pin the view to the sides of another one.
  func pins(to view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ]
  }

  /// The constraints that give the view a size.
  func size(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height)]
  }

  /// The constraints that place the view's top-left corner in another view.
  func origin(_ x: CGFloat, _ y: CGFloat, in view: UIView) -> [NSLayoutConstraint] {
    [
      leftAnchor.constraint(equalTo: view.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: view.topAnchor, constant: y),
    ]
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint with another priority.
  func priority(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
