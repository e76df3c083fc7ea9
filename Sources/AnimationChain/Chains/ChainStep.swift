import CoreGraphics
import QuartzCore

/// A stage of a chain: an animation and what runs together with it.
struct ChainStep {
  let setting: ChainSetting
  /// Chains that begin with the stage.
  let combined: [[ChainStep]]
  /// The node it was made of, if any.
  let node: ChainNode?

  init(setting: ChainSetting, combined: [[ChainStep]] = [], node: ChainNode? = nil) {
    self.setting = setting.fixed
    self.combined = combined
    self.node = node
  }
}

extension ChainStep {
  /// A node and those that come after it, with what they say now.
  static func stages(from first: ChainNode) -> [ChainStep] {
    Array(sequence(first: first, next: \.next)).map { node in
      ChainStep(setting: node.setting, combined: members(of: node), node: node)
    }
  }

  /// What runs together with a node. What runs together with a single member might as well with the node itself: only
  /// members with stages of their own nest.
  private static func members(of node: ChainNode) -> [[ChainStep]] {
    var chains: [[ChainStep]] = []
    var waiting = Array(node.members.reversed())
    while let member = waiting.popLast() {
      if member.next == nil {
        chains.append([ChainStep(setting: member.setting, node: member)])
        waiting += member.members.reversed()
      } else {
        chains.append(stages(from: member))
      }
    }
    return chains
  }

  /// How long the stage takes: its longest member decides.
  var length: Double {
    combined.reduce(setting.delay + setting.length) { max($0, Self.length(of: $1)) }
  }

  static func length(of stages: [ChainStep]) -> Double { stages.reduce(0) { $0 + $1.length } }
}

extension Chain {
  /// How long the chain takes once.
  var onceLength: Double { ChainStep.length(of: stages) }
}
