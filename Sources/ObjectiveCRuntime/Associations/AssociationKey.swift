/// The key of an association that only its owner can use: the address of an object of its own.
final class AssociationKey: Sendable {
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
