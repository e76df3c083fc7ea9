/// A reference that doesn't retain its object.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
