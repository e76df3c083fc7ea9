import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import LayerTree

@Suite struct FilterTests {
  private func blur(_ radius: CGFloat, name: String? = nil) -> CAFilter {
    let filter = CAFilter(type: "gaussianBlur")
    filter.setValue(radius, forKey: "inputRadius")
    if let name { filter.name = name }
    return filter
  }

  @Test func `a filter's inputs have defaults and can be set by key`() {
    let filter = CAFilter(type: "colorSaturate")
    #expect(filter.type == "colorSaturate" && filter.name == "colorSaturate" && filter.isEnabled)
    #expect(filter.value(forKey: "inputAmount") as? CGFloat == 1)
    filter.setValue(NSNumber(value: 0.25), forKey: "inputAmount")
    filter.setValue(false, forKey: "isEnabled")
    filter.setValue("gray", forKey: "name")
    #expect(filter.value(forKey: "inputAmount") as? CGFloat == 0.25)
    #expect(filter.name == "gray" && !filter.isEnabled && filter.value(forKey: "enabled") as? Bool == false)
    filter.setDefaults()
    #expect(
      filter.value(forKey: "inputAmount") as? CGFloat == 1 && filter.name == "gray" && !filter.isEnabled)
    #expect(CAFilter(type: "colorBrightness").value(forKey: "inputAmount") as? CGFloat == 0)
    let reports = CoreAnimationDiagnostics.reports {
      filter.setValue(1, forKey: "inputSugar")
      filter.setValue("much", forKey: "inputAmount")
    }
    #expect(reports.count == 2 && filter.value(forKey: "inputSugar") == nil)
  }

  @Test func `a layer has no filters by default and copies those that are assigned`() {
    let layer = CALayer()
    #expect(layer.filters == nil && layer.backgroundFilters == nil && layer.compositingFilter == nil)
    let filter = blur(4)
    (layer.filters, layer.compositingFilter) = ([filter, "colorInvert"], "multiplyBlendMode")
    filter.setValue(9, forKey: "inputRadius")
    #expect((layer.filters?[0] as? CAFilter)?.value(forKey: "inputRadius") as? CGFloat == 4)
    #expect(layer.filters?[1] as? String == "colorInvert")
    #expect(layer.compositingFilter as? String == "multiplyBlendMode")
    layer.setValue(nil, forKey: "filters")
    layer.setValue(NSNull(), forKey: "compositingFilter")
    layer.setValue([filter], forKey: "backgroundFilters")
    #expect(layer.filters == nil && layer.compositingFilter == nil && layer.backgroundFilters?.count == 1)
  }

  @Test func `values that aren't filters are ignored and reported once`() {
    let layer = CALayer()
    let reports = CoreAnimationDiagnostics.reports {
      for _ in 0..<3 {
        layer.filters = [CAFilter(type: "sparkle"), 7, "colorInvert"]
        layer.compositingFilter = 5
      }
    }
    #expect(reports.count == 2 && layer.filters?.count == 2 && layer.compositingFilter == nil)
    #expect(reports.contains { $0.contains("sparkle") })
    #expect(CoreAnimationDiagnostics.reports { layer.compositingFilter = "CIScreenBlendMode" }.isEmpty)
  }

  @Test func `inputs can be accessed by key path, through the first filter with a name`() {
    let layer = CALayer()
    (layer.filters, layer.backgroundFilters) = (
      [blur(1), blur(2, name: "soft"), blur(3, name: "soft")], [blur(7)]
    )
    #expect(layer.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? CGFloat == 1)
    #expect(layer.value(forKeyPath: "filters.soft.inputRadius") as? CGFloat == 2)
    #expect(layer.value(forKeyPath: "backgroundFilters.gaussianBlur.inputRadius") as? CGFloat == 7)
    #expect(layer.value(forKeyPath: "filters.none.inputRadius") == nil)
    layer.setValue(5, forKeyPath: "filters.soft.inputRadius")
    layer.setValue(false, forKeyPath: "filters.soft.enabled")
    layer.setValue(5, forKeyPath: "filters.none.inputRadius")
    let radii = layer.filters?.map { ($0 as? CAFilter)?.value(forKey: "inputRadius") as? CGFloat }
    #expect(radii == [1, 5, 3] && (layer.filters?[1] as? CAFilter)?.isEnabled == false)
  }

  @Test func `inputs can be animated without changing the model`() {
    let hosted = HostedLayer()
    let color = CAFilter(type: "multiplyColor")
    hosted.perform { ($0.filters, $0.backgroundFilters) = ([blur(2), color], [blur(0, name: "behind")]) }
    hosted.add(CABasicAnimation.animating("filters.gaussianBlur.inputRadius", from: nil, to: 10))
    hosted.add(CABasicAnimation.animating("backgroundFilters.behind.inputRadius", from: 4, to: 8))
    let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    hosted.add(CABasicAnimation.animating("filters.multiplyColor.inputColor", from: black, to: CGColor.white))
    #expect(hosted.number("filters.gaussianBlur.inputRadius", at: 0.5) == 6)
    #expect(hosted.number("backgroundFilters.behind.inputRadius", at: 0.5) == 6)
    let shown: CGColor? = hosted.value("filters.multiplyColor.inputColor", at: 0.5)
    #expect(isClose(shown?.sRGBNumbers ?? [], [0.5, 0.5, 0.5, 1], within: 1e-9))
    #expect(hosted.layer.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? CGFloat == 2)
    #expect(hosted.number("filters.gaussianBlur.inputRadius", at: 1) == 2)
  }

  @Test func `color matrices are animated number by number, separately for each filter`() {
    let hosted = HostedLayer()
    func matrix(_ name: String) -> CAFilter {
      let filter = CAFilter(type: "colorMatrix")
      filter.name = name
      filter.setValue(numbers(4), forKey: "inputColorMatrix")
      return filter
    }
    func numbers(_ value: Double) -> [NSNumber] { Array(repeating: NSNumber(value: value), count: 20) }
    func shown(_ name: String, at time: Double) -> [Double]? {
      let shown: [NSNumber]? = hosted.value("filters.\(name).inputColorMatrix", at: time)
      return shown?.map(\.doubleValue)
    }
    hosted.perform { $0.filters = [matrix("one"), matrix("two"), matrix("three")] }
    hosted.add(CABasicAnimation.animating("filters.one.inputColorMatrix", from: numbers(0), to: numbers(2)))
    hosted.add(CABasicAnimation.animating("filters.two.inputColorMatrix", from: nil, to: numbers(8)))
    let other = [NSNumber(value: 1)]
    hosted.add(CABasicAnimation.animating("filters.three.inputColorMatrix", from: numbers(2), to: other))
    for (time, one, two) in [(0.25, 0.5, 5.0), (0.5, 1, 6)] {
      #expect(shown("one", at: time) == Array(repeating: one, count: 20))
      #expect(shown("two", at: time) == Array(repeating: two, count: 20))
    }
    hosted.perform { $0.setValue(numbers(2), forKeyPath: "filters.two.inputColorMatrix") }
    #expect(shown("two", at: 0.75) == Array(repeating: 6.5, count: 20))
    #expect(shown("one", at: 1) == Array(repeating: 4, count: 20))
    #expect(shown("two", at: 1) == Array(repeating: 2, count: 20))
  }

  @Test func `an animation of a missing filter has no effect until the filter is added`() {
    let hosted = HostedLayer()
    for keyPath in [
      "filters.soft.inputRadius", "compositingFilter.soft.inputRadius", "filters.soft", "filters",
    ] {
      hosted.add(CABasicAnimation.animating(keyPath, from: 0, to: 10))
    }
    hosted.host.advance(to: 0.25)
    #expect(hosted.layer.presentation()?.filters == nil)
    hosted.perform { $0.filters = [blur(1, name: "soft")] }
    #expect(hosted.number("filters.soft.inputRadius", at: 0.5) == 5)
  }

  @Test func `filters survive archiving`() throws {
    let layer = CALayer()
    let matrix = CAFilter(type: "colorMatrix")
    matrix.setValue((0..<20).map { NSNumber(value: Double($0) / 20) }, forKey: "inputColorMatrix")
    (layer.filters, layer.compositingFilter) = ([blur(3, name: "soft"), matrix, "colorInvert"], "plusL")
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
    #expect(read.value(forKeyPath: "filters.soft.inputRadius") as? CGFloat == 3)
    #expect((read.value(forKeyPath: "filters.colorMatrix.inputColorMatrix") as? [NSNumber])?.count == 20)
    #expect(read.filters?[2] as? String == "colorInvert" && read.compositingFilter as? String == "plusL")
  }
}
