package import Raster

extension LayerHost {
  /// The host with the current clock, in a call of ``perform(_:)``, in its events and in tasks that were started there.
  package static var current: LayerHost? { MediaClock.current?.host }

  /// The shaper of the text on the host's layers; nil for the program's. It's set before the host is used.
  package var textShaper: (any ParagraphShaping)? {
    get { ownTextShaper }
    set { ownTextShaper = newValue }
  }

  /// Returns the host's object of a type, created on first use.
  ///
  /// The object is created in ``perform(_:)`` and released when the host closes. A closed host creates a new object for
  /// each call.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    let type = ObjectIdentifier(Companion.self)
    if let existing = companions[type] as? Companion { return existing }
    let new = perform(make)
    if isOpen { companions[type] = new }
    return new
  }
}
