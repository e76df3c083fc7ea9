package import CoreGraphics

/// A value of type `Any` in its archived form.
package enum ArchivedValue: Equatable {
  case null
  case number(NSNumber)
  case text(String)
  case data(Data)
  /// A structure of numbers, such as a point or a transform.
  case structure(Structure, [Double])
  /// A color: the name of its color space, and its components with alpha last.
  case color(String, [Double])
  case path(Data)
  case image(CGImage)
  case list([ArchivedValue])
  case dictionary([String: ArchivedValue])
  /// Any other object that conforms to `NSSecureCoding`.
  case object(NSObject)

  /// The type of a structure of numbers.
  package enum Structure: String {
    case point, size, rect, vector, affineTransform, transform, frameRates
  }
}

// MARK: - From values

extension ArchivedValue {
  /// Converts a value; nil if its type can't be archived.
  package init?(_ value: Any?) {
    guard let value, !(value is NSNull) else {
      self = .null
      return
    }
    if let plain = Self.plain(value) ?? Self.structure(value) ?? Self.graphics(value) {
      self = plain
    } else if let list = value as? [Any] {
      self = .list(list.map { ArchivedValue($0) ?? .null })
    } else if let dictionary = value as? [AnyHashable: Any] {
      self = Self.dictionary(of: dictionary)
    } else if let object = value as? NSObject, object is any NSSecureCoding {
      self = .object(object)
    } else {
      return nil
    }
  }

  private static func plain(_ value: Any) -> ArchivedValue? {
    switch value {
    case let text as String: .text(text)
    case let data as Data: .data(data)
    case let number as CGFloat: .number(NSNumber(value: Double(number)))
    case let number as NSNumber: .number(number)
    case let text as NSAttributedString: .text(text.string)
    case let name as any RawRepresentable: (name.rawValue as? String).map { .text($0) }
    default: nil
    }
  }

  private static func structure(_ value: Any) -> ArchivedValue? {
    switch value {
    case let p as CGPoint: .structure(.point, [p.x, p.y].map { Double($0) })
    case let s as CGSize: .structure(.size, [s.width, s.height].map { Double($0) })
    case let r as CGRect:
      .structure(.rect, [r.origin.x, r.origin.y, r.size.width, r.size.height].map { Double($0) })
    case let v as CGVector: .structure(.vector, [v.dx, v.dy].map { Double($0) })
    case let t as CGAffineTransform:
      .structure(.affineTransform, [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
    case let t as CATransform3D: .structure(.transform, t.numbers)
    case let r as CAFrameRateRange:
      .structure(
        .frameRates, [Double(r.minimum), Double(r.maximum)] + (r.preferred.map { [Double($0)] } ?? []))
    default: nil
    }
  }

  private static func graphics(_ value: Any) -> ArchivedValue? {
    switch value {
    case let color as CGColor: Self.color(color)
    case let path as CGPath: .path(path.archiveData)
    case let image as CGImage: .image(image)
    default: nil
    }
  }

  private static func color(_ color: CGColor) -> ArchivedValue? {
    guard let name = color.colorSpace?.name, let components = color.components else { return nil }
    return .color(name as String, components.map { Double($0) })
  }

  /// Omits entries whose key isn't a string or whose value can't be archived.
  private static func dictionary(of dictionary: [AnyHashable: Any]) -> ArchivedValue {
    var entries: [String: ArchivedValue] = [:]
    for (key, value) in dictionary {
      if let key = key.base as? String, let value = ArchivedValue(value) { entries[key] = value }
    }
    return .dictionary(entries)
  }
}

// MARK: - To values

extension ArchivedValue {
  /// The value; nil for null and for invalid contents.
  package var value: Any? {
    switch self {
    case .null: nil
    case .number(let number): number
    case .text(let text): text
    case .data(let data): data
    case .structure(let structure, let numbers): structure.value(numbers)
    case .color(let space, let components): Self.color(space, components)
    case .path(let data): CGPath.unarchived(data)
    case .image(let image): image
    case .list(let values): values.map { $0.value ?? NSNull() }
    case .dictionary(let values): values.compactMapValues(\.value)
    case .object(let object): object
    }
  }

  private static func color(_ space: String, _ components: [Double]) -> CGColor? {
    guard let space = CGColorSpace(name: space as NSString), components.count == space.numberOfComponents + 1
    else {
      return nil
    }
    return CGColor(colorSpace: space, components: components.map { CGFloat($0) })
  }
}

extension ArchivedValue.Structure {
  /// Returns the structure with the given numbers; nil if their count doesn't match.
  fileprivate func value(_ numbers: [Double]) -> Any? {
    let n = numbers.map { CGFloat($0) }
    switch (self, n.count) {
    case (.point, 2): return CGPoint(x: n[0], y: n[1])
    case (.size, 2): return CGSize(width: n[0], height: n[1])
    case (.rect, 4): return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case (.vector, 2): return CGVector(dx: n[0], dy: n[1])
    case (.affineTransform, 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case (.transform, 16): return ValueKind.transform.value(from: numbers)
    case (.frameRates, 2...3):
      return CAFrameRateRange(
        minimum: Float(n[0]), maximum: Float(n[1]), preferred: n.count > 2 ? Float(n[2]) : nil)
    default: return nil
    }
  }
}
