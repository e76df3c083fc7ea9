import QuartzCore

/// The identity of a setting that appearance proxies record.
enum AppearanceKey: Hashable {
  /// A property of UIKit's classes.
  case property(AnyKeyPath)
  /// A property of the program's classes.
  case named(String)
  /// A value for a state, with the state's bits.
  case state(String, UInt)
}
