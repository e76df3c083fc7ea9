import UIKit

/// A rounded field with a shadow.
final class LoginField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(cgColor: .hexadecimal(0xFFFFFF, alpha: 0.94))
    font = .systemFont(ofSize: 15)
    textColor = UIColor(cgColor: .hexadecimal(0x17384F))
    tintColor = UIColor(cgColor: .hexadecimal(0x1E8FD5))
    layer.cornerRadius = 6
    layer.castFieldShadow()
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }
}
