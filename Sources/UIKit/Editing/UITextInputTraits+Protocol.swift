public import QuartzCore

/// An object with settings of the keyboard, all of which are optional. There is no keyboard, so UIKit doesn't read them.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
