import MotionCore

/// What a layer animates in a channel: a slot, the numbers of its values of one form, a value under a key of the user's
/// own, or a transition.
struct ChannelName: Hashable {
  /// The slot; nil for a value of the user's own and for the progress of a transition.
  let slot: AnimatedSlot?
  /// What is animated under a key of the user's own.
  var custom: CustomProperty?
  /// The number of a form in the host, −1 for the property itself.
  ///
  /// Where values are lists or paths, the property's own channel says which object shows, or which form.
  var form: Int32 = -1

  static let transition = ChannelName(slot: nil)

  /// The key of what is animated; nil for a transition.
  var key: String? { custom?.key ?? slot?.property.key }

  var property: LayerProperty? { slot?.property }
}

/// The channel of the host's timeline in which something of a layer is animated.
struct PropertyChannel {
  let name: ChannelName
  let channel: MotionChannel
  /// Whether the layer's contents are drawn anew for every value that shows.
  let redraws: Bool
  /// Where what shows is written, if it's numbers and nothing else.
  let place: NumberPlace?
  /// Whether it decides which layers show, how often, when or in which order.
  let ordersLayers: Bool
  /// Whether it shows or hides the layer.
  let hides: Bool
  /// Whether it holds the progress of a transition.
  let isTransition: Bool
  /// How many programs write to it.
  var users = 0
}
