import MotionCore

/// The subject of a channel: a slot, the numbers of its values of one form, a value under a custom key or a transition.
struct ChannelName: Hashable {
  /// The slot; nil for a value under a custom key and for a transition's progress.
  let slot: AnimatedSlot?
  /// The animated property under a custom key.
  var custom: CustomProperty?
  /// The number of a form in the host, or −1 for the property itself.
  ///
  /// If values are lists or paths, the property's own channel selects the object or form that is shown.
  var form: Int32 = -1

  static let transition = ChannelName(slot: nil)

  /// The key of the animated property; nil for a transition.
  var key: String? { custom?.key ?? slot?.property.key }

  var property: LayerProperty? { slot?.property }
}

/// A channel of the host's timeline that animates one of a layer's properties.
struct PropertyChannel {
  let name: ChannelName
  let channel: MotionChannel
  /// Whether the layer's contents are redrawn for every new value.
  let redraws: Bool
  /// The location in the layer's store to which the current value is written; nil unless the value is purely numeric.
  let location: NumberLocation?
  /// Whether the value affects the list of visible layers: their number, times or order.
  let ordersLayers: Bool
  /// Whether the value hides or shows the layer.
  let hides: Bool
  /// Whether the value is the progress of a transition.
  let isTransition: Bool
  /// The number of programs that write to the channel.
  var users = 0
}
