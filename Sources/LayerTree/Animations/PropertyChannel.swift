import MotionCore

/// The subject of a channel: a slot, the numbers of its values of one form, a value under a custom key or a transition.
struct ChannelName: Equatable {
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
  /// The location in the layer's store to which the current value is written; nil unless the value is purely numeric.
  let location: NumberLocation?
  let effects: ChannelEffects
  /// The number of programs that write to the channel.
  var users: Int32 = 1
}

extension PropertyChannel {
  /// Whether the layer's contents are redrawn for every new value.
  var redraws: Bool { effects.contains(.redraws) }
  /// Whether the value affects the list of visible layers: their number, times or order.
  var ordersLayers: Bool { effects.contains(.ordersLayers) }
  /// Whether the value hides or shows the layer.
  var hides: Bool { effects.contains(.hides) }
  /// Whether the value is the progress of a transition.
  var isTransition: Bool { effects.contains(.isTransition) }
}

/// The effects of a channel besides a new value, in one byte, because every animated layer has a channel.
struct ChannelEffects: OptionSet {
  let rawValue: UInt8

  static let redraws = ChannelEffects(rawValue: 1)
  static let ordersLayers = ChannelEffects(rawValue: 2)
  static let hides = ChannelEffects(rawValue: 4)
  static let isTransition = ChannelEffects(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameter redraws: Whether the layer's contents are redrawn for every new value.
  init(of name: ChannelName, redraws: Bool) {
    self = redraws ? .redraws : []
    if name == .transition { insert(.isTransition) }
    guard let property = name.property else { return }
    if property.ordersLayers { insert(.ordersLayers) }
    if property == .hidden { insert(.hides) }
  }
}
