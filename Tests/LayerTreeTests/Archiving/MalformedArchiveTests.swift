import TestSupport
import Testing

@testable import LayerTree

@Suite struct MalformedArchiveTests {
  /// Returns the object decoded from data that a closure encodes; forged objects are decoded as the ones they imitate.
  private func reading<Object: NSObject & NSSecureCoding>(
    as type: Object.Type, _ write: @escaping (NSCoder) -> Void
  ) throws -> Object? {
    try reading(as: type, Forged(write))
  }

  private func reading<Object: NSObject & NSSecureCoding>(as type: Object.Type, _ forged: NSObject) throws
    -> Object?
  {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive(forged))
    unarchiver.requiresSecureCoding = true
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    unarchiver.setClass(type, forClassName: "LayerTreeTests.Forged")
    unarchiver.setClass(CALayer.self, forClassName: "LayerTreeTests.ForgedLoop")
    for name in ["ForgedBox", "ForgedDouble"] {
      unarchiver.setClass(ArchivedBox.self, forClassName: "LayerTreeTests." + name)
    }
    return unarchiver.decodeObject(of: type, forKey: NSKeyedArchiveRootObjectKey)
  }

  @Test func `decoding a layer from an archive without one returns nil`() throws {
    let writers: [(NSCoder) -> Void] = [
      { _ in }, { $0.encode("text" as NSString, forKey: "CALayer") }, { $0.encode(7, forKey: "CALayer") },
      { $0.encode(ArchivedBox(.null), forKey: "CALayer") },
      { $0.encode(ArchivedBox(.list([.null])), forKey: "CALayer") },
      { $0.encode(ForgedBox { _ in }, forKey: "CALayer") },
      { $0.encode(ForgedBox { $0.encode("monster" as NSString, forKey: "kind") }, forKey: "CALayer") },
      {
        $0.encode(
          ForgedBox {
            $0.encode("list" as NSString, forKey: "kind"); $0.encode(1, forKey: "0")
          }, forKey: "CALayer")
      },
    ]
    for write in writers {
      #expect(try reading(as: CALayer.self, write) == nil)
    }
    #expect((try? unarchived(Data(), as: CALayer.self)) == nil)
  }

  @Test func `values of wrong types and sizes are ignored`() throws {
    let values: [String: ArchivedValue] = [
      "opacity": .text("dark"), "position": .structure(.rect, [1, 2, 3, 4]), "bounds": .structure(.rect, [1]),
      "backgroundColor": .color("kCGColorSpaceSRGB", [1]), "transform": .number(3),
      "borderColor": .color("mud", [1, 2]),
      "shadowPath": .path(Data([1, 2, 3])), "sublayers": .list([.number(1), .object(CABasicAnimation())]),
      "mask": .text("mask"), "actions": .number(4), "style": .list([]), "contentsScale": .null,
      "nonsense": .number(1),
      "maskedCorners": .number(-5), "fillMode": .number(1), "superlayer": .object(CALayer()),
      "values": .number(1),
    ]
    let read = try reading(as: CALayer.self) {
      $0.encode(ArchivedBox(.dictionary(values)), forKey: "CALayer")
    }
    let layer = try #require(read)
    #expect(
      layer.opacity == 1 && layer.position == .zero && layer.bounds == .zero && layer.contentsScale == 1)
    #expect(layer.sublayers == nil && layer.mask == nil && layer.superlayer == nil)
  }

  @Test func `decoding a layer that contains itself fails`() throws {
    #expect(try reading(as: CALayer.self, ForgedLoop()) == nil)
    #expect(try roundTrip(CALayer()) != nil)
  }

  @Test func `decoding groups that are nested too deep fails`() throws {
    var group = CAAnimationGroup()
    for _ in 0..<63 {
      let outer = CAAnimationGroup()
      outer.animations = [group]
      group = outer
    }
    #expect(try roundTrip(group) != nil)
    let deeper = try reading(as: CAAnimationGroup.self) { [group] in
      $0.encode(ArchivedBox(.dictionary(["animations": .list([.object(group)])])), forKey: "CAAnimation")
    }
    #expect(deeper?.animations == nil)
  }

  @Test func `decoding shared values that expand to too many values fails`() throws {
    var box: NSObject = ArchivedBox(.null)
    for _ in 0..<60 { box = ForgedDouble(box) }
    #expect(try reading(as: ArchivedBox.self, box) == nil)
  }

  @Test func `decoding images whose data don't match their size fails`() throws {
    for size in [
      [1e9, 1e9, 1, 0, 0], [-1, 1, 1, 0, 0], [2, 1, 1, 0, 0], [.nan, 1, 1, 0, 0], [1, 1, 1e99, 0, 0], [1],
    ] {
      let box = try reading(as: ArchivedBox.self) {
        $0.encode("image" as NSString, forKey: "kind")
        $0.encode(size.littleEndianData as NSData, forKey: "size")
        $0.encode(Data([1, 2, 3, 4]) as NSData, forKey: "data")
      }
      #expect(box == nil)
    }
  }

  // Archives with damaged bytes aren't tested: Foundation itself (Swift 6.3 on Linux) traps if a reference is dangling
  // or a class isn't allowed.
  @Test func `decoding arbitrary values under arbitrary keys doesn't crash`() throws {
    var random = SeededGenerator(seed: 33)
    let keys =
      LayerProperty.allCases.map(\.key)
      + [
        "sublayers", "mask", "actions", "style", "name", "userValues", "speed", "fillMode", "maskedCorners",
        "fromValue",
      ]
      + [
        "animations", "keyPath", "timingFunction", "timingFunctions", "keyTimes", "removedOnCompletion",
        "mass",
      ]
    for _ in 0..<max(50, randomCaseCount / 400) {
      var values: [String: ArchivedValue] = [:]
      for _ in 0..<10 { values[random.element(of: keys)] = value(depth: 0, &random) }
      for type in [CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self] as [CALayer.Type] {
        let layer = try reading(as: type) {
          $0.encode(ArchivedBox(.dictionary(values)), forKey: "CALayer")
        }
        #expect(layer != nil, "\(type): \(values)")
      }
      for type in [CASpringAnimation.self, CAKeyframeAnimation.self, CAAnimationGroup.self]
        as [CAAnimation.Type]
      {
        _ = try reading(as: type) { $0.encode(ArchivedBox(.dictionary(values)), forKey: "CAAnimation") }
      }
    }
  }

  private func value(depth: Int, _ random: inout SeededGenerator) -> ArchivedValue {
    func number() -> Double {
      random.element(of: [0, 1, -1, 0.5, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 2.5, 1e19])
    }
    func numbers() -> [Double] { (0..<Int.random(in: 0...17, using: &random)).map { _ in number() } }
    func list() -> [ArchivedValue] {
      depth > 3
        ? [] : (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1, &random) }
    }
    switch Int.random(in: 0...11, using: &random) {
    case 0: return .null
    case 1: return .number(NSNumber(value: number()))
    case 2: return .text(random.element(of: ["", "linear", "opacity", "\u{0}", "position.x"]))
    case 3: return .data(Data((0..<Int.random(in: 0...9, using: &random)).map { UInt8($0) }))
    case 4:
      let kinds: [ArchivedValue.Structure] = [
        .point, .size, .rect, .vector, .affineTransform, .transform, .frameRates,
      ]
      return .structure(random.element(of: kinds), numbers())
    case 5:
      return .color(random.element(of: ["kCGColorSpaceSRGB", "kCGColorSpaceDeviceGray", "mud"]), numbers())
    case 6: return .path(Data((0..<Int.random(in: 0...60, using: &random)).map { UInt8($0 % 6) }))
    case 7: return .list(list())
    case 8:
      return .dictionary(
        Dictionary(uniqueKeysWithValues: list().enumerated().map { ("\($0.offset)", $0.element) }))
    case 9: return .object(CALayer())
    case 10: return .object(CABasicAnimation(keyPath: "opacity"))
    default: return .object(CAMediaTimingFunction(name: .easeIn))
    }
  }
}
