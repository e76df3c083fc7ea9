public import QuartzCore

/// An object that determines the look of a picker's rows, and that is notified about their selection.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a component.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int)
    throws(MissingMethodError) -> CGFloat
  /// Returns the height of a component's rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    throws(MissingMethodError) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    throws(MissingMethodError) -> String?
  /// Returns the styled title of a row.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) throws(MissingMethodError) -> NSAttributedString?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) throws(MissingMethodError) -> UIView
  /// Called after the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    throws(MissingMethodError)
}

// MARK: - Defaults

extension UIPickerViewDelegate {
  /// Fails, because the delegate lacks the method.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) throws(MissingMethodError) -> String? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) throws(MissingMethodError) -> NSAttributedString? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) throws(MissingMethodError) -> UIView {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIPickerViewDelegate {
  /// The methods `pickerView(…)`, for calls with a question mark.
  public var pickerView: UIPickerViewDelegate_pickerView? {
    UIPickerViewDelegate_pickerView(delegate: self)
  }
}

/// The methods `pickerView(…)` of a ``UIPickerViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIPickerViewDelegate_pickerView {
  let delegate: any UIPickerViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat?
  {
    try? delegate.pickerView(pickerView, widthForComponent: component)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat?
  {
    try? delegate.pickerView(pickerView, rowHeightForComponent: component)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    (try? delegate.pickerView(pickerView, titleForRow: row, forComponent: component)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    (try? delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component))
      ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    try? delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) -> Void? {
    try? delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
