/// The type of a keyboard. It's stored and not used, because there is no on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Characters of URLs.
  case URL
  /// Digits for numeric codes.
  case numberPad
  /// Digits and symbols of telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Characters of email addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Characters of posts, with @ and #.
  case twitter
  /// Search terms and URLs.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// The title of the return key. It's stored and not used, because there is no on-screen keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The appearance of a keyboard. It's stored and not used, because there is no on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The default appearance.
  case `default`
  /// A dark keyboard.
  case dark
  /// A light keyboard.
  case light
}

/// The automatic capitalization of text. It's stored and not used, because there is no on-screen keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The automatic correction of text. It's stored and not used.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Automatic correction by default.
  case `default`
  /// No automatic correction.
  case no
  /// Automatic correction.
  case yes
}

/// The spell checking of text. It's stored and not used.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Spell checking by default.
  case `default`
  /// No spell checking.
  case no
  /// Spell checking.
  case yes
}
