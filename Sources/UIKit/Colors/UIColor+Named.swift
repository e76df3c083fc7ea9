extension UIColor {
  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White ⅓.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// White ½.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// White ⅔.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White 0, alpha 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Red 1.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green 1.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green ½.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red ½, blue ½.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
