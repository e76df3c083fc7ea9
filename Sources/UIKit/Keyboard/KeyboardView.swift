import QuartzCore

/// The keys of a keyboard, which type into the first responder when they are touched.
///
/// The arrangement is the usual one for English; its measures are estimated.
@MainActor
final class KeyboardView: UIView {
  private var keys: [KeyboardKey] = []
  private var isShifted = false { didSet { for key in keys { key.showTitle(isShifted: isShifted) } } }

  private static let rows: [[KeyboardKey.Kind]] = [
    "qwertyuiop".map { .character($0) }, "asdfghjkl".map { .character($0) },
    [.shift] + "zxcvbnm".map { .character($0) } + [.delete], [.space, .character("."), .enter],
  ]

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
    keys = Self.rows.joined().map { KeyboardKey($0) }
    for key in keys {
      key.addAction(UIAction { [weak self] _ in self?.press(key.kind) }, for: .touchDown)
      addSubview(key)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func press(_ kind: KeyboardKey.Kind) {
    let input = UIResponder.firstResponder as? any UIKeyInput
    switch kind {
    case .character(let character):
      input?.insertText(isShifted ? character.uppercased() : String(character))
      if isShifted { isShifted = false }
    case .space: input?.insertText(" ")
    case .enter: input?.insertText("\n")
    case .delete: input?.deleteBackward()
    case .shift: isShifted.toggle()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (gap, margin) = (CGFloat(6), CGFloat(3))
    let unit = (bounds.width - 2 * margin + gap) / 10
    let stride = bounds.height / CGFloat(Self.rows.count)
    var index = 0
    for (row, kinds) in Self.rows.enumerated() {
      let total = kinds.reduce(0) { $0 + $1.units }
      var x = margin + (10 - total) * unit / 2
      for kind in kinds {
        keys[index].frame = CGRect(
          x: x, y: CGFloat(row) * stride + 6, width: kind.units * unit - gap, height: stride - 11)
        x += kind.units * unit
        index += 1
      }
    }
  }
}

/// A key of a keyboard.
@MainActor
final class KeyboardKey: UIControl {
  enum Kind {
    case character(Character)
    case shift
    case delete
    case space
    case enter

    /// The width in widths of a character's key.
    var units: CGFloat {
      switch self {
      case .character: 1
      case .shift, .delete: 1.5
      case .space: 6.5
      case .enter: 2.5
      }
    }
  }

  let kind: Kind
  private let label = UILabel()

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    layer.cornerRadius = 5
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.3, 0, CGSize(width: 0, height: 1))
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    accessibilityTraits = .keyboardKey
    addSubview(label)
    showTitle(isShifted: false)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  func showTitle(isShifted: Bool) {
    switch kind {
    case .character(let character): label.text = isShifted ? character.uppercased() : String(character)
    case .shift: label.text = "⇧"
    case .delete: label.text = "⌫"
    case .space: label.text = "space"
    case .enter: label.text = "return"
    }
    accessibilityLabel = label.text
    if case .character = kind {
      label.font = .systemFont(ofSize: 22)
    } else {
      label.font = .systemFont(ofSize: 15)
    }
  }

  override var isHighlighted: Bool { didSet { updateColor() } }

  private func updateColor() {
    var isPlain = true
    switch kind {
    case .shift, .delete, .enter: isPlain = false
    case .character, .space: break
    }
    let isLit = isPlain != isHighlighted
    backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: isLit ? 0.42 : 0.27, alpha: 1)
        : isLit ? .white : UIColor(red: 0.67, green: 0.69, blue: 0.74, alpha: 1)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
