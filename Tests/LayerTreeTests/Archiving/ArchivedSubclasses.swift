import LayerTree

// These classes are neither nested nor private, because Foundation can't archive objects of such classes.

final class ChoosyLayer: CALayer {
  override func shouldArchiveValue(forKey key: String) -> Bool {
    !["opacity", "name", "secret"].contains(key) && super.shouldArchiveValue(forKey: key)
  }
}

final class ArchivedDial: CALayer, SelfDecoding {
  var angle = 0.0

  override init() { super.init() }

  required init?(coder: NSCoder) {
    angle = coder.decodeDouble(forKey: "angle")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(angle, forKey: "angle")
  }
}

class OnlyInitLayer: CAShapeLayer {
  var tag = "mine"

  override init() {
    super.init()
    lineWidth = 9
  }
}

class SizedLayer: CALayer {
  let size: Int

  init(size: Int) {
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OnlyInitGrandchild: OnlyInitLayer {
  var list = [1, 2]
}

class OverridingTextLayer: CATextLayer {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override init(layer: Any) { super.init(layer: layer) }
  override init() { super.init() }
}

final class NotedFade: CABasicAnimation, SelfDecoding {
  var note = ""

  override init() { super.init() }

  required init?(coder: NSCoder) {
    note = (coder.decodeObject(of: NSString.self, forKey: "note") ?? "") as String
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(note as NSString, forKey: "note")
  }
}
