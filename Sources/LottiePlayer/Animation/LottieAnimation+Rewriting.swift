package import Foundation

// Changes of an animation's JSON by other modules, such as values in place of expressions.

extension LottieAnimation {
  /// Returns the animation's JSON as its file has it. It has been decoded once, so that its size is within the limits.
  ///
  /// - Throws: ``LottieError`` if the archive can no longer be read.
  package func json() throws(LottieError) -> Data { try file.animation(id) ?? Data() }

  /// Returns the animation with replaced JSON, and with the values of its themes in the JSON's slots.
  ///
  /// - Throws: ``LottieError`` if the JSON isn't an animation or is too large.
  package func replacingJSON(with json: Data) throws(LottieError) -> LottieAnimation {
    let notes = ReadingNotes()
    let document = try LottieDocument.read(json, notes: notes)
    return LottieAnimation(
      themes.reduce(document) { $0.filling($1) }, id: id, notes: notes.texts, file, themes: themes)
  }
}
