extension LayerHost {
  /// The host whose clock is the current one: of what it performs, of its events, and of tasks that began there.
  package static var current: LayerHost? { MediaClock.current?.host }

  /// Returns the object of a type that belongs to this host, made when it's first asked for.
  ///
  /// It's made within ``perform(_:)``, and let go of when the host closes; a host that has closed makes one each time.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    let type = ObjectIdentifier(Companion.self)
    if let known = companions[type] as? Companion { return known }
    let made = perform(make)
    if isOpen { companions[type] = made }
    return made
  }
}
