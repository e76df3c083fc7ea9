/// Which keys a keyboard of the screen would have; kept, as there is none.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key would be called; kept, as there is none.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether a keyboard would be light or dark; kept, as there is none.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// Which letters a keyboard would make capitals; kept, as there is none.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether what is typed would be corrected; kept, as it isn't.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling would be checked; kept, as it isn't.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
