extension UIColor {
  /// Black: white 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray: white ⅓.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Gray: white ½.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light gray: white ⅔.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White: white 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Clear: white 0, alpha 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Red: red 1.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: green 1.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: red 1, green 1.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: red 1, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: red 1, green ½.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: red ½, blue ½.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
