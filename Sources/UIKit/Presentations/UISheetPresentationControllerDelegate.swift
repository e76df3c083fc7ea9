/// An object that is notified when the user drags a sheet to another detent.
///
/// The method is optional. A class that adopts the protocol implements it without `throws`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController) throws(MissingMethodError)
}

// MARK: - Defaults

extension UISheetPresentationControllerDelegate {
  /// Fails, because the delegate lacks the method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UISheetPresentationControllerDelegate {
  /// The method `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`, for calls with a question mark.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    OptionalMethod<UISheetPresentationController, Void>?
  {
    optionalMethod(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", of: self,
      OptionalMethod { sheetPresentationController throws(MissingMethodError) in
        try self.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
      })
  }
}
