import QuartzCore

/// A label whose text is drawn by an overridable method of a text field.
@MainActor
final class FieldLabel: UILabel {
  /// Draws the text in a rectangle; the field's method.
  var drawFieldText: ((CGRect) -> Void)?

  override func drawText(in rect: CGRect) { drawFieldText?(rect) }

  /// Draws the text as other labels do.
  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
