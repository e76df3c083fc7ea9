import CoreGraphics
import MotionCore
import TestSupport
import Testing

@testable import LayerTree

@Suite struct CAEmitterLayerTests {
  private let layer = CAEmitterLayer()
  private let spark = CAEmitterCell()
  private let smoke = CAEmitterCell()

  init() {
    (spark.name, smoke.name) = ("spark", "smoke")
    spark.emitterCells = [smoke]
    layer.emitterCells = [spark]
  }

  private func snapshot(presentation: Bool = true) -> [EmitterCellSnapshot] {
    guard case .emitter(_, let cells) = TreeSnapshot(of: layer, presentation: presentation).layers[0].content
    else { return [] }
    return cells
  }

  // MARK: - Defaults

  /// The defaults that Apple documents.
  @Test func `a layer has Core Animation's defaults`() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil && layer.emitterPosition == .zero && layer.emitterZPosition == 0)
    #expect(layer.emitterSize == .zero && layer.emitterDepth == 0 && layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume && layer.renderMode == .unordered && !layer.preservesDepth)
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1)
    #expect(layer.spin == 1 && layer.seed == 0)
  }

  /// DEF-CELL.
  @Test func `a cell has Core Animation's defaults`() {
    let cell = CAEmitterCell()
    #expect(cell.contents == nil && cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(cell.contentsScale == 1 && cell.isEnabled && cell.color == .white && cell.scale == 1)
    #expect(cell.minificationFilter == "linear" && cell.magnificationFilter == "linear")
    #expect(cell.name == nil && cell.emitterCells == nil && cell.style == nil)
    #expect(cell.duration == .infinity && cell.speed == 1 && cell.beginTime == 0 && cell.fillMode == .removed)
    let zeros = LayerProperty.allCases.filter { $0.owner == .cell }
      .filter { [.scalar, .float].contains($0.kind) && ![.cellContentsScale, .cellScale].contains($0) }
    #expect(zeros.count == 24)
    for property in zeros {
      #expect(cell.numbers(of: property) == [0], "\(property.key)")
      #expect(Coerced.double(CAEmitterCell.defaultValue(forKey: property.key)) == 0)
    }
    #expect(CAEmitterCell.defaultValue(forKey: "nothing") == nil && cell.shouldArchiveValue(forKey: "scale"))
  }

  // MARK: - Values by key

  @Test func `a cell's values can be accessed by key and by key path`() {
    spark.setValue(30, forKey: "birthRate")
    spark.setValue(0.5, forKeyPath: "contentsRect.size.width")
    spark.setValue(2, forKeyPath: "emitterCells.smoke.scale")
    spark.setValue(false, forKey: "isEnabled")
    spark.setValue(3, forKey: "duration")
    #expect(spark.birthRate == 30 && spark.contentsRect.width == 0.5 && smoke.scale == 2)
    #expect(!spark.isEnabled && spark.duration == 3)
    #expect(
      spark.value(forKey: "birthRate") as? Float == 30 && spark.value(forKey: "enabled") as? Bool == false)
    #expect(spark.value(forKeyPath: "emitterCells.smoke.scale") as? CGFloat == 2)
    spark.setValue("mine", forKey: "tag")
    spark.setValue("wide", forKey: "scale")
    #expect(spark.value(forKey: "tag") as? String == "mine" && spark.scale == 1)
  }

  @Test func `a layer's key paths reach its cells by their names`() {
    layer.setValue(40, forKeyPath: "emitterCells.spark.birthRate")
    layer.setValue(CGFloat(3), forKeyPath: "emitterCells.spark.emitterCells.smoke.velocity")
    layer.setValue(7, forKeyPath: "emitterCells.spark.contentsRect.origin.x")
    #expect(spark.birthRate == 40 && smoke.velocity == 3 && spark.contentsRect.minX == 7)
    #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 40)
    #expect(layer.value(forKeyPath: "emitterCells.spark") as? CAEmitterCell === spark)
    #expect(layer.value(forKeyPath: "emitterCells.nobody.birthRate") == nil)
    layer.setValue(1, forKeyPath: "emitterCells.nobody.birthRate")
    layer.setValue(1, forKeyPath: "emitterCells.spark")
    #expect(layer.birthRate == 1 && layer.emitterCells?.first === spark)
  }

  @Test func `a value of any type has the same effect on a cell and through its layer`() {
    let values: [Any?] = [
      nil, NSNull(), "x", -1e300, Double.nan, Double.infinity, true, [1, "x"], NSObject(), [spark],
      CGRect.infinite, UInt64.max,
    ]
    for property in LayerProperty.allCases where property.owner == .cell && property != .cellEmitterCells {
      for value in values {
        let (alone, inLayer) = (CAEmitterCell(), CAEmitterCell())
        (alone.name, inLayer.name) = ("spark", "spark")
        layer.emitterCells = [inLayer]
        alone.setValue(value, forKeyPath: property.key)
        layer.setValue(value, forKeyPath: "emitterCells.spark.\(property.key)")
        let numbers = [alone, inLayer].map { cell in cell.numbers(of: property).map(\.bitPattern) }
        #expect(numbers[0] == numbers[1], "\(property.key): \(value as Any)")
      }
    }
  }

  @Test func `setting a number to a value of another type has no effect`() {
    let numeric = LayerProperty.allCases.filter { $0.owner == .cell && [.scalar, .float].contains($0.kind) }
    for property in numeric {
      let initial = spark.numbers(of: property)
      for value in ["x", [1, "x"], NSObject(), CGRect.infinite] as [Any] {
        spark.setValue(value, forKeyPath: property.key)
        layer.setValue(value, forKeyPath: "emitterCells.spark.\(property.key)")
        #expect(spark.numbers(of: property) == initial, "\(property.key): \(value)")
      }
    }
    #expect(numeric.count > 20)
  }

  // MARK: - Animations

  @Test func `an animation of a cell's property doesn't change the model's cell`() {
    spark.birthRate = 5
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("emitterCells.spark.birthRate", from: 10, to: 20))
    #expect(hosted.value("emitterCells.spark.birthRate", at: 0.5) == Float(15))
    #expect(
      snapshot().first?.values.birthRate == 15 && snapshot(presentation: false).first?.values.birthRate == 5)
    #expect(spark.birthRate == 5)
    #expect(hosted.value("emitterCells.spark.birthRate", at: 1.5) == Float(5))
  }

  @Test func `animations reach nested cells, several at a time`() {
    let hosted = HostedLayer(layer)
    hosted.add(
      CABasicAnimation.animating("emitterCells.spark.emitterCells.smoke.velocity", from: 0, to: 8),
      forKey: "a")
    hosted.add(
      CABasicAnimation.animating("emitterCells.spark.emitterCells.smoke.scale", from: 0, to: 2), forKey: "b")
    hosted.add(CABasicAnimation.animating("emitterCells.spark.velocity", from: 0, to: 6), forKey: "c")
    #expect(hosted.number("emitterCells.spark.emitterCells.smoke.velocity", at: 0.25) == 2)
    let cells = snapshot()
    #expect(cells[0].values.velocity == 1.5 && cells[0].cells[0].values.scale == 0.5)
    #expect(cells[0].cells[0].name == "smoke")
  }

  @Test func `a missing end is the cell's own value`() {
    spark.birthRate = 4
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("emitterCells.spark.birthRate", from: nil, to: 8))
    #expect(hosted.value("emitterCells.spark.birthRate", at: 0.5) == Float(6))
    hosted.perform { $0.setValue(0, forKeyPath: "emitterCells.spark.birthRate") }
    #expect(hosted.value("emitterCells.spark.birthRate", at: 0.5) == Float(4))
  }

  @Test func `animations of missing cells have no effect`() {
    let hosted = HostedLayer(layer)
    let paths = [
      "emitterCells.nobody.birthRate", "emitterCells.spark", "emitterCells", "emitterCells.",
      "emitterCells..x",
      "emitterCells.spark.nothing", "emitterCells.spark.name", "emitterCells.spark.emitterCells.spark.scale",
      "emitterCells." + String(repeating: "spark.emitterCells.", count: 5000) + "spark.scale",
    ]
    for path in paths { hosted.add(CABasicAnimation.animating(path, from: 1, to: 2)) }
    hosted.host.advance(to: 0.5)
    #expect(hosted.layer.presentation() != nil && spark.birthRate == 0)
    hosted.perform { _ in layer.emitterCells = nil }
    #expect(hosted.layer.presentation() != nil)
  }

  @Test func `a plain layer treats an emitter's key path as a custom key`() {
    let plain = CALayer()
    plain.setValue(3, forKeyPath: "emitterCells.spark.birthRate")
    #expect(plain.value(forKeyPath: "emitterCells.spark.birthRate") as? Int == 3)
    let hosted = HostedLayer(plain)
    hosted.add(CABasicAnimation.animating("emitterCells.spark.birthRate", from: 1, to: 2))
    hosted.host.advance(to: 0.5)
  }

  // MARK: - Snapshots

  @Test func `snapshots of cells that contain themselves are limited in number and depth`() {
    smoke.emitterCells = [smoke, smoke, spark, spark]
    var (count, depth, level) = (0, 0, snapshot(presentation: false))
    while !level.isEmpty {
      (count, depth) = (count + level.count, depth + 1)
      level = level.flatMap(\.cells)
    }
    #expect(count <= CAEmitterCell.maximumCount && depth <= CAEmitterCell.maximumDepth)
    smoke.emitterCells = nil
  }

  @Test func `a snapshot of a cell has the cell's timing`() throws {
    (spark.beginTime, spark.duration, spark.repeatCount) = (2, 0.5, .infinity)
    let cell = try #require(snapshot(presentation: false).first)
    #expect(cell.timing.beginTime == 2 && cell.timing.duration == 0.5 && cell.timing.repeatCount == .infinity)
    #expect(cell.cells[0].timing.duration == .infinity)
  }
}
