package import CoreGraphics

/// A container for archiving a value that isn't an object.
package final class ArchivedBox: NSObject, NSSecureCoding {
  package let value: ArchivedValue
  /// The number of values in the box, nested ones included. Boxes can share their contents, so a small archive can
  /// represent more values than fit into memory.
  private let weight: Int

  package init(_ value: ArchivedValue, weight: Int = 1) {
    self.value = value
    self.weight = weight
  }

  private static var maximumWeight: Int { 10_000_000 }

  package static var supportsSecureCoding: Bool { true }

  /// The keys of an archive.
  private enum Key {
    static let kind = "kind"
    static let name = "name"
    static let data = "data"
    static let object = "object"
    static let size = "size"

    static func item(_ index: Int) -> String { "\(index)" }
    static func name(_ index: Int) -> String { "name\(index)" }
  }

  /// The kind of a box's contents.
  private enum Kind: String {
    case null, number, text, data, structure, color, path, image, list, dictionary, object
  }
}

// MARK: - Writing

extension ArchivedBox {
  package func encode(with coder: NSCoder) {
    var kind = Kind.null
    ArchiveDepth.descend { kind = encodeValue(with: coder) }
    coder.encode(kind.rawValue as NSString, forKey: Key.kind)
  }

  private func encodeValue(with coder: NSCoder) -> Kind {
    switch value {
    case .null: return .null
    case .number(let number):
      coder.encode(number.archiveData as NSData, forKey: Key.data)
      return .number
    case .text(let text):
      coder.encode(text as NSString, forKey: Key.name)
      return .text
    case .data(let data):
      coder.encode(data as NSData, forKey: Key.data)
      return .data
    case .structure(let structure, let numbers):
      encode(structure.rawValue, numbers.littleEndianData, with: coder)
      return .structure
    case .color(let space, let components):
      encode(space, components.littleEndianData, with: coder)
      return .color
    case .path(let data):
      coder.encode(data as NSData, forKey: Key.data)
      return .path
    case .image(let image):
      encode(image, with: coder)
      return .image
    case .list(let values):
      for (index, value) in values.enumerated() {
        coder.encode(ArchivedBox(value), forKey: Key.item(index))
      }
      return .list
    case .dictionary(let values):
      for (index, entry) in values.sorted(by: { $0.key < $1.key }).enumerated() {
        coder.encode(entry.key as NSString, forKey: Key.name(index))
        coder.encode(ArchivedBox(entry.value), forKey: Key.item(index))
      }
      return .dictionary
    case .object(let object):
      coder.encode(object, forKey: Key.object)
      return .object
    }
  }

  private func encode(_ name: String, _ data: Data, with coder: NSCoder) {
    coder.encode(name as NSString, forKey: Key.name)
    coder.encode(data as NSData, forKey: Key.data)
  }

  private func encode(_ image: CGImage, with coder: NSCoder) {
    let size = [
      Double(image.width), Double(image.height), Double(image.bitmapInfo.rawValue), image.isMask ? 1 : 0,
    ]
    coder.encode((size + [image.shouldInterpolate ? 1 : 0]).littleEndianData as NSData, forKey: Key.size)
    coder.encode((image.dataProvider?.data ?? NSData()) as NSData, forKey: Key.data)
  }
}

// MARK: - Reading

extension ArchivedBox {
  package convenience init?(coder: NSCoder) {
    let content = ArchiveDepth.descend(in: coder) {
      var weight = 1
      return Self.value(in: coder, &weight).map { (value: $0, weight: weight) }
    }
    guard let content else { return nil }
    self.init(content.value, weight: content.weight)
  }

  private static func value(in coder: NSCoder, _ weight: inout Int) -> ArchivedValue? {
    guard let kind = text(Key.kind, in: coder).flatMap(Kind.init(rawValue:)) else { return nil }
    switch kind {
    case .null: return .null
    case .number: return data(Key.data, in: coder).flatMap { NSNumber(archiveData: $0) }.map { .number($0) }
    case .text: return text(Key.name, in: coder).map { .text($0) }
    case .data: return data(Key.data, in: coder).map { .data($0) }
    case .structure:
      guard let structure = text(Key.name, in: coder).flatMap(ArchivedValue.Structure.init(rawValue:)) else {
        return nil
      }
      return numbers(Key.data, in: coder).map { .structure(structure, $0) }
    case .color:
      guard let space = text(Key.name, in: coder) else { return nil }
      return numbers(Key.data, in: coder).map { .color(space, $0) }
    case .path: return data(Key.data, in: coder).map { .path($0) }
    case .image: return image(in: coder).map { .image($0) }
    case .list: return list(in: coder, &weight).map { .list($0) }
    case .dictionary: return dictionary(in: coder, &weight).map { .dictionary($0) }
    case .object: return object(in: coder).map { .object($0) }
    }
  }

  private static func text(_ key: String, in coder: NSCoder) -> String? {
    coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
  }

  private static func data(_ key: String, in coder: NSCoder) -> Data? {
    coder.decodeObject(of: NSData.self, forKey: key).map { Data(bytes: $0.bytes, count: $0.length) }
  }

  private static func numbers(_ key: String, in coder: NSCoder) -> [Double]? {
    data(key, in: coder).flatMap([Double].init(littleEndianData:))
  }

  private static func list(in coder: NSCoder, _ weight: inout Int) -> [ArchivedValue]? {
    var values: [ArchivedValue] = []
    while coder.containsValue(forKey: Key.item(values.count)) {
      guard let box = coder.decodeObject(of: ArchivedBox.self, forKey: Key.item(values.count)) else {
        return nil
      }
      weight += box.weight
      guard weight <= maximumWeight else { return nil }
      values.append(box.value)
    }
    return values
  }

  private static func dictionary(in coder: NSCoder, _ weight: inout Int) -> [String: ArchivedValue]? {
    guard let values = list(in: coder, &weight) else { return nil }
    var result: [String: ArchivedValue] = [:]
    for (index, value) in values.enumerated() {
      guard let key = text(Key.name(index), in: coder) else { return nil }
      result[key] = value
    }
    return result
  }

  /// Reads an object of a class that layers and animations contain, or that the archive's reader allows.
  private static func object(in coder: NSCoder) -> NSObject? {
    coder.decodeObject(of: ownClasses + (coder.allowedClasses ?? []), forKey: Key.object) as? NSObject
  }

  /// The classes of objects that layers and animations contain. The classes of LayerTree are found by name, since
  /// a program may link this module without it.
  private static var ownClasses: [AnyClass] {
    [
      CAMediaTimingFunction.self, CAValueFunction.self, CAEmitterCell.self, CAFilter.self, NSDate.self,
      NSURL.self, NSUUID.self,
    ] + ["CALayer", "CAAnimation", "CAConstraint"].compactMap { NSClassFromString("LayerTree.\($0)") }
  }

  private static func image(in coder: NSCoder) -> CGImage? {
    guard let size = numbers(Key.size, in: coder), size.count == 5,
      let width = Int(exactly: size[0]), let height = Int(exactly: size[1]),
      let info = UInt32(exactly: size[2]),
      let bytes = data(Key.data, in: coder), let provider = CGDataProvider(data: bytes as NSData)
    else { return nil }
    let isMask = size[3] == 1
    let (rowLength, isTooWide) = width.multipliedReportingOverflow(by: isMask ? 1 : 4)
    let (length, isTooLong) = rowLength.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooWide, !isTooLong, length == bytes.count else { return nil }
    if isMask {
      return CGImage(
        maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: rowLength,
        provider: provider, decode: nil, shouldInterpolate: size[4] == 1)
    }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: rowLength,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider,
      decode: nil, shouldInterpolate: size[4] == 1, intent: .defaultIntent)
  }
}

// MARK: - Numbers as bytes

// Foundation's archives of numbers (Swift 6.3 on Linux) return `true` for 1.

extension NSNumber {
  /// The number in both forms: floating point and integer.
  fileprivate var archiveData: Data {
    [doubleValue, Double(bitPattern: UInt64(bitPattern: int64Value))].littleEndianData
  }

  /// Reads a number; uses the integer form if the floating-point form isn't exact.
  fileprivate convenience init?(archiveData: Data) {
    guard let numbers = [Double](littleEndianData: archiveData), numbers.count == 2 else { return nil }
    let integer = Int64(bitPattern: numbers[1].bitPattern)
    if abs(numbers[0]) >= 0x1p53, Double(integer) == numbers[0] {
      self.init(value: integer)
    } else {
      self.init(value: numbers[0])
    }
  }
}

extension [Double] {
  package var littleEndianData: Data {
    map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }
  }

  /// Reads numbers of eight bytes each; nil if the length isn't a multiple of eight.
  package init?(littleEndianData data: Data) {
    guard data.count % 8 == 0 else { return nil }
    self = data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map {
        Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)))
      }
    }
  }
}
