public import QuartzCore

/// An object that controls and observes the editing of a text field.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`. Others call
/// them with a question mark after the name: `delegate?.textFieldShouldReturn?(field) ?? true`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol, _OptionalMethods {
  /// Returns whether editing may begin. Without the method, it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) throws(MissingMethodError) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField) throws(MissingMethodError)
  /// Returns whether editing may end. Without the method, it may.
  func textFieldShouldEndEditing(_ textField: UITextField) throws(MissingMethodError) -> Bool
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField) throws(MissingMethodError)
  /// Returns whether a range of UTF-16 code units may be replaced. Without the method, it may.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) throws(MissingMethodError) -> Bool
  /// Returns whether the clear button may delete the text. Without the method, it may.
  func textFieldShouldClear(_ textField: UITextField) throws(MissingMethodError) -> Bool
  /// Returns whether the return key has its default effect: the field sends ``UIControl/Event/editingDidEndOnExit``,
  /// and editing ends if that event has a target or an action. Without the method, it has.
  func textFieldShouldReturn(_ textField: UITextField) throws(MissingMethodError) -> Bool
  /// Called after the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField) throws(MissingMethodError)
}

// MARK: - Defaults

extension UITextFieldDelegate {
  /// Fails, because the delegate lacks the method.
  public func textFieldShouldBeginEditing(_ textField: UITextField) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textFieldDidBeginEditing(_ textField: UITextField) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textFieldShouldEndEditing(_ textField: UITextField) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textFieldDidEndEditing(_ textField: UITextField) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textFieldShouldClear(_ textField: UITextField) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textFieldShouldReturn(_ textField: UITextField) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textFieldDidChangeSelection(_ textField: UITextField) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UITextFieldDelegate {
  /// The method `textFieldShouldBeginEditing(_:)`, for calls with a question mark.
  public var textFieldShouldBeginEditing: OptionalMethod<UITextField, Bool>? {
    optionalMethod(
      "textFieldShouldBeginEditing(_:)", of: self,
      OptionalMethod { textField throws(MissingMethodError) in try self.textFieldShouldBeginEditing(textField)
      })
  }

  /// The method `textFieldDidBeginEditing(_:)`, for calls with a question mark.
  public var textFieldDidBeginEditing: OptionalMethod<UITextField, Void>? {
    optionalMethod(
      "textFieldDidBeginEditing(_:)", of: self,
      OptionalMethod { textField throws(MissingMethodError) in try self.textFieldDidBeginEditing(textField) })
  }

  /// The method `textFieldShouldEndEditing(_:)`, for calls with a question mark.
  public var textFieldShouldEndEditing: OptionalMethod<UITextField, Bool>? {
    optionalMethod(
      "textFieldShouldEndEditing(_:)", of: self,
      OptionalMethod { textField throws(MissingMethodError) in try self.textFieldShouldEndEditing(textField) }
    )
  }

  /// The method `textFieldDidEndEditing(_:)`, for calls with a question mark.
  public var textFieldDidEndEditing: OptionalMethod<UITextField, Void>? {
    optionalMethod(
      "textFieldDidEndEditing(_:)", of: self,
      OptionalMethod { textField throws(MissingMethodError) in try self.textFieldDidEndEditing(textField) })
  }

  /// The method `textFieldShouldClear(_:)`, for calls with a question mark.
  public var textFieldShouldClear: OptionalMethod<UITextField, Bool>? {
    optionalMethod(
      "textFieldShouldClear(_:)", of: self,
      OptionalMethod { textField throws(MissingMethodError) in try self.textFieldShouldClear(textField) })
  }

  /// The method `textFieldShouldReturn(_:)`, for calls with a question mark.
  public var textFieldShouldReturn: OptionalMethod<UITextField, Bool>? {
    optionalMethod(
      "textFieldShouldReturn(_:)", of: self,
      OptionalMethod { textField throws(MissingMethodError) in try self.textFieldShouldReturn(textField) })
  }

  /// The method `textFieldDidChangeSelection(_:)`, for calls with a question mark.
  public var textFieldDidChangeSelection: OptionalMethod<UITextField, Void>? {
    optionalMethod(
      "textFieldDidChangeSelection(_:)", of: self,
      OptionalMethod { textField throws(MissingMethodError) in try self.textFieldDidChangeSelection(textField)
      })
  }

  /// The method `textField(_:shouldChangeCharactersIn:replacementString:)`, for calls with a question mark.
  public var textField: UITextFieldDelegate_textField? {
    optionalMethod(
      "textField(_:shouldChangeCharactersIn:replacementString:)", of: self,
      UITextFieldDelegate_textField(delegate: self))
  }
}

/// The method `textField(…)` of a ``UITextFieldDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITextFieldDelegate_textField {
  let delegate: any UITextFieldDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    try? delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
