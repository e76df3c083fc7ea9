/// How a source is combined with the backdrop that it is drawn onto.
package enum BlendMode: Hashable, Sendable {
  /// Source over backdrop.
  case normal
  /// The source replaces the backdrop, transparency included.
  case copy
  /// Nothing remains.
  case clear
}
