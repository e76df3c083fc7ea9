import LayerTree

/// Archives and unarchives an object with secure coding.
func roundTrip<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
  try unarchived(archive(object), as: Object.self)
}

func archive(_ object: NSObject) throws -> Data {
  try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
}

func unarchived<Object: NSObject & NSCoding>(_ data: Data, as type: Object.Type) throws -> Object? {
  try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
}
