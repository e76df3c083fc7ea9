import Testing

@testable import LottiePlayer

@Suite struct AnimationKeypathTests {
  static let path = ["Layer", "Group", "Fill 1", "Color"]

  @Test(arguments: [
    "Layer.Group.Fill 1.Color", "Layer.*.Fill 1.Color", "*.*.*.*", "**", "**.Color", "Layer.**",
    "**.Group.**.Color",
    "Layer.**.Group.Fill 1.Color", "**.**.Color", "*.**.*",
  ])
  func `wildcards match names`(_ keypath: String) {
    #expect(AnimationKeypath(keypath: keypath).matches(Self.path))
  }

  @Test(arguments: [
    "", "Layer", "*", "*.*.*", "*.*.*.*.*", "**.Fill 1", "Color", "Layer.Group.Fill 1.color", "**.*.*.*.*.*",
  ])
  func `key paths with other names or lengths don't match`(_ keypath: String) {
    #expect(!AnimationKeypath(keypath: keypath).matches(Self.path))
  }

  @Test func `the name Transform may be left out`() {
    let path = ["Layer", "Transform", "Position"]
    #expect(AnimationKeypath("Layer.Position").matches(path))
    #expect(AnimationKeypath("Layer.Transform.Position").matches(path))
    #expect(AnimationKeypath("**.Position").matches(path))
    #expect(AnimationKeypath("Layer.Position").mayMatch(below: ["Layer", "Transform"]))
  }

  @Test func `names with dots are given as a list`() {
    #expect(AnimationKeypath(keys: ["a.b", "Color"]).matches(["a.b", "Color"]))
  }

  @Test func `a matching key path may match below every prefix of the path`() {
    for keypath in ["Layer.Group.Fill 1.Color", "**.Color", "Layer.*.*.Color", "*.**.Fill 1.*"] {
      for count in 1..<Self.path.count {
        #expect(
          AnimationKeypath(keypath: keypath).mayMatch(below: Array(Self.path.prefix(count))),
          "\(keypath) \(count)")
      }
    }
    #expect(!AnimationKeypath("Other.**").mayMatch(below: ["Layer"]))
  }

  @Test func `thousands of wildcards match in reasonable time`() {
    let keypath = AnimationKeypath(keys: Array(repeating: "**", count: 1000) + ["x"])
    #expect(!keypath.matches(Array(repeating: "y", count: 1000)))
  }
}
