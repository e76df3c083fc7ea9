import QuartzCore

/// The objects that other parts of the framework attach to a controller, at most one of each type.
///
/// They belong to types that depend on the controller's, such as its item in a navigation bar.
@MainActor
struct ControllerAttachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}
