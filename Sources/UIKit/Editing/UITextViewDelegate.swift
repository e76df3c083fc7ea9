public import QuartzCore

/// An object that controls and observes the editing of a text view.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`. Others call
/// them with a question mark after the name: `delegate?.textViewDidChange?(view)`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin. Without the method, it may.
  func textViewShouldBeginEditing(_ textView: UITextView) throws(MissingMethodError) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView) throws(MissingMethodError)
  /// Returns whether editing may end. Without the method, it may.
  func textViewShouldEndEditing(_ textView: UITextView) throws(MissingMethodError) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView) throws(MissingMethodError)
  /// Returns whether a range of UTF-16 code units may be replaced. Without the method, it may.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    throws(MissingMethodError) -> Bool
  /// Called after the text was edited.
  func textViewDidChange(_ textView: UITextView) throws(MissingMethodError)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView) throws(MissingMethodError)
}

// MARK: - Defaults

extension UITextViewDelegate {
  /// Fails, because the delegate lacks the method.
  public func textViewShouldBeginEditing(_ textView: UITextView) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textViewDidBeginEditing(_ textView: UITextView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textViewShouldEndEditing(_ textView: UITextView) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textViewDidEndEditing(_ textView: UITextView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textViewDidChange(_ textView: UITextView) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func textViewDidChangeSelection(_ textView: UITextView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UITextViewDelegate {
  /// The method `textViewShouldBeginEditing(_:)`, for calls with a question mark.
  public var textViewShouldBeginEditing: OptionalMethod<UITextView, Bool>? {
    optionalMethod(
      "textViewShouldBeginEditing(_:)", of: self,
      OptionalMethod { textView throws(MissingMethodError) in try self.textViewShouldBeginEditing(textView) })
  }

  /// The method `textViewDidBeginEditing(_:)`, for calls with a question mark.
  public var textViewDidBeginEditing: OptionalMethod<UITextView, Void>? {
    optionalMethod(
      "textViewDidBeginEditing(_:)", of: self,
      OptionalMethod { textView throws(MissingMethodError) in try self.textViewDidBeginEditing(textView) })
  }

  /// The method `textViewShouldEndEditing(_:)`, for calls with a question mark.
  public var textViewShouldEndEditing: OptionalMethod<UITextView, Bool>? {
    optionalMethod(
      "textViewShouldEndEditing(_:)", of: self,
      OptionalMethod { textView throws(MissingMethodError) in try self.textViewShouldEndEditing(textView) })
  }

  /// The method `textViewDidEndEditing(_:)`, for calls with a question mark.
  public var textViewDidEndEditing: OptionalMethod<UITextView, Void>? {
    optionalMethod(
      "textViewDidEndEditing(_:)", of: self,
      OptionalMethod { textView throws(MissingMethodError) in try self.textViewDidEndEditing(textView) })
  }

  /// The method `textViewDidChange(_:)`, for calls with a question mark.
  public var textViewDidChange: OptionalMethod<UITextView, Void>? {
    optionalMethod(
      "textViewDidChange(_:)", of: self,
      OptionalMethod { textView throws(MissingMethodError) in try self.textViewDidChange(textView) })
  }

  /// The method `textViewDidChangeSelection(_:)`, for calls with a question mark.
  public var textViewDidChangeSelection: OptionalMethod<UITextView, Void>? {
    optionalMethod(
      "textViewDidChangeSelection(_:)", of: self,
      OptionalMethod { textView throws(MissingMethodError) in try self.textViewDidChangeSelection(textView) })
  }

  /// The method `textView(_:shouldChangeTextIn:replacementText:)`, for calls with a question mark.
  public var textView: UITextViewDelegate_textView? {
    optionalMethod(
      "textView(_:shouldChangeTextIn:replacementText:)", of: self,
      UITextViewDelegate_textView(delegate: self))
  }
}

/// The method `textView(…)` of a ``UITextViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITextViewDelegate_textView {
  let delegate: any UITextViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    try? delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
