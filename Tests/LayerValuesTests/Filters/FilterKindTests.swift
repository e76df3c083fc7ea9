import CoreGraphics
import LayerValues
import Raster
import Testing

@Suite struct FilterKindTests {
  private func mode(_ type: String) -> BlendMode? {
    if case .blend(let mode) = FilterKind(type: type) { mode } else { nil }
  }

  @Test func `blend modes have Core Animation's and Core Image's names`() {
    let mixtures: [String: BlendMode] = [
      "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
      "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
      "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion,
    ]
    for (name, mode) in mixtures {
      let imageName = "CI" + name.prefix(1).uppercased() + name.dropFirst() + "BlendMode"
      #expect([name, name + "BlendMode", imageName].map(self.mode) == [mode, mode, mode], "\(name)")
    }
    // These names alone belong to color filters of other systems.
    for (name, mode) in [
      ("hue", BlendMode.hue), ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ] {
      #expect(self.mode(name + "BlendMode") == mode && FilterKind(type: name) == nil, "\(name)")
    }
    let compositing: [(String, BlendMode)] = [
      ("plusL", .plusLighter), ("CIAdditionCompositing", .plusLighter), ("plusD", .plusDarker),
      ("clear", .clear),
      ("copy", .copy), ("sourceOver", .normal), ("CISourceOverCompositing", .normal), ("sourceIn", .sourceIn),
      ("CISourceInCompositing", .sourceIn), ("sourceOut", .sourceOut), ("CISourceOutCompositing", .sourceOut),
      ("sourceAtop", .sourceAtop), ("CISourceAtopCompositing", .sourceAtop), ("destOver", .destinationOver),
      ("destIn", .destinationIn), ("destOut", .destinationOut), ("destAtop", .destinationAtop), ("xor", .xor),
      ("CIMultiplyCompositing", .multiply),
    ]
    for (name, mode) in compositing { #expect(self.mode(name) == mode, "\(name)") }
  }

  @Test func `other filters have Core Animation's and Core Image's names`() {
    for (name, kind) in [
      ("colorMatrix", FilterKind.ColorFilter.matrix), ("colorInvert", .invert),
      ("colorMonochrome", .monochrome),
      ("colorHueRotate", .hueRotate), ("hueAdjust", .hueRotate), ("colorSaturate", .saturate),
      ("colorBrightness", .brightness), ("colorContrast", .contrast), ("colorControls", .controls),
      ("sepiaTone", .sepia),
      ("luminanceToAlpha", .luminanceToAlpha), ("multiplyColor", .multiply), ("colorAdd", .add),
    ] {
      for type in [name, "CI" + name.prefix(1).uppercased() + name.dropFirst()] {
        if case .color(kind) = FilterKind(type: type) { continue }
        Issue.record("\(type)")
      }
    }
    for type in ["", "C", "CI", "CIX", "gaussianblur", "CICIGaussianBlur", "GaussianBlur"] {
      #expect(FilterKind(type: type) == nil, "\(type)")
    }
  }

  @Test func `resetting the inputs keeps a filter's name and flags`() {
    let filter = CAFilter(type: "gaussianBlur")
    (filter.name, filter.isEnabled, filter.actsInContexts) = ("soft", false, true)
    filter.setValue(3, forKey: "inputRadius")
    filter.setDefaults()
    #expect(
      filter.name == "soft" && !filter.isEnabled && filter.actsInContexts && filter.type == "gaussianBlur")
    #expect(filter.value(forKey: "inputRadius") as? CGFloat == 10)
    filter.setValue("hard", forKey: "name")
    #expect(
      filter.value(forKey: "name") as? String == "hard"
        && filter.value(forKey: "type") as? String == "gaussianBlur")
    #expect(
      CoreAnimationDiagnostics.reports { filter.setValue(7, forKey: "name") } == [
        "'name' can't be a value of type Int"
      ])
    #expect(filter.name == "hard")
  }

  @Test func `a filter is found and changed by its list and its name`() {
    func named(_ name: String, radius: CGFloat) -> FilterValues {
      var values = FilterValues(type: "gaussianBlur")
      (values.name, values.radius) = (name, radius)
      return values
    }
    var values = CommonValues()
    values.rare.filters = [named("a", radius: 1), named("b", radius: 2), named("b", radius: 3)]
    values.rare.backgroundFilters = [named("a", radius: 4), named("b", radius: 5)]
    values.rare.compositingFilter = named("b", radius: 6)
    func radii(_ name: String) -> [CGFloat?] {
      [.filters, .backgroundFilters, .compositingFilter].map { values.filter(of: $0, named: name)?.radius }
    }
    #expect(radii("a") == [1, 4, nil] && radii("b") == [2, 5, 6] && radii("c") == [nil, nil, nil])
    for list in [LayerProperty.filters, .backgroundFilters, .compositingFilter] {
      values.withFilter(of: list, named: "b") { LayerProperty.filterRadius.description.store(9, in: $0) }
      values.withFilter(of: list, named: "c") { _ in Issue.record("there is no such filter") }
    }
    #expect(radii("a") == [1, 4, nil] && radii("b") == [9, 9, 9] && values.rare.filters?.last?.radius == 3)
  }

  @Test func `a slot names the list and the filter of an animated input`() {
    for list in [LayerProperty.filters, .backgroundFilters, .compositingFilter] {
      let location = AnimatedSlot(property: .filterRadius, path: [list.key, "blur"]).filterLocation
      #expect(location?.list == list && location?.name == "blur")
    }
    for slot in [
      AnimatedSlot(property: .filterRadius, path: ["filters"]), AnimatedSlot(property: .filterRadius),
      AnimatedSlot(property: .filterRadius, path: ["filters", "a", "b"]),
      AnimatedSlot(property: .filterRadius, path: ["cells", "a"]),
      AnimatedSlot(property: .cellBirthRate, path: ["filters", "a"]),
    ] { #expect(slot.filterLocation == nil) }
  }
}
