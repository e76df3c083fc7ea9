import CObjectiveCRuntime
import Synchronization

/// The associations of all objects, by the objects' addresses.
///
/// An object's entry is removed when the object is deallocated. For this, the first association of an object starts
/// the observation of deallocations in its class.
enum AssociationTable {
  private struct Contents {
    var associations: [UInt: Associations] = [:]
    /// The functions that deallocate the instances of the observed classes, by the address of the class's metadata.
    var destroyers: [UInt: UInt] = [:]
  }

  private static let contents = {
    quartzite_set_deallocation_callbacks(
      { object, metadata, associations in
        AssociationTable.detachAssociations(of: object, metadata: metadata, into: associations)
      },
      { associations in Unmanaged<Associations>.fromOpaque(associations).release() })
    return SharedContents()
  }()

  private final class SharedContents: Sendable {
    let guarded = Mutex(Contents())
  }

  /// Returns an object's associations, or nil if it never had any.
  static func associations(of object: AnyObject) -> Associations? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if let detached = quartzite_associations_during_deallocation(address) {
      return Unmanaged<Associations>.fromOpaque(detached).takeUnretainedValue()
    }
    return contents.guarded.withLock { $0.associations[UInt(bitPattern: address)] }
  }

  /// Returns an object's associations, created on first use; nil if the object is being deallocated and has none.
  static func makeAssociations(of object: AnyObject) -> Associations? {
    if let existing = associations(of: object) { return existing }
    guard !isBeingDeallocated(object) else { return nil }
    let metadata = unsafeBitCast(type(of: object), to: UnsafeRawPointer.self)
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let created = Associations()
    return contents.guarded.withLock { contents in
      if let existing = contents.associations[address] { return existing }
      contents.associations[address] = created
      let key = UInt(bitPattern: metadata)
      if contents.destroyers[key] == nil {
        contents.destroyers[key] = UInt(bitPattern: quartzite_destroyer(metadata))
        quartzite_observe_deallocation(metadata)
      }
      return created
    }
  }

  /// Removes an object's entry and returns the function that deallocates the object.
  private static func detachAssociations(
    of object: UnsafeRawPointer, metadata: UnsafeRawPointer,
    into associations: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> UnsafeRawPointer {
    let (destroyer, detached) = contents.guarded.withLock {
      (
        $0.destroyers[UInt(bitPattern: metadata)],
        $0.associations.removeValue(forKey: UInt(bitPattern: object))
      )
    }
    associations.pointee = detached.map { Unmanaged.passRetained($0).toOpaque() }
    // An observed class always has an entry, which is added before the class is observed.
    return UnsafeRawPointer(bitPattern: destroyer!)!
  }

  /// Whether an object's deinitializer is running: weak references to it are nil by then.
  private static func isBeingDeallocated(_ object: AnyObject) -> Bool {
    weak let reference = object
    return reference == nil
  }
}
