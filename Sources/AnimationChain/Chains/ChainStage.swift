import CoreGraphics
import QuartzCore

/// A stage of a chain: an animation and the chains that run together with it.
struct ChainStage {
  let setting: ChainSetting
  /// The chains that begin with the stage.
  let members: [[ChainStage]]
  /// The node that the stage was created from, if any.
  let node: ChainNode?

  init(setting: ChainSetting, members: [[ChainStage]] = [], node: ChainNode? = nil) {
    self.setting = setting.withExplicitDuration
    self.members = members
    self.node = node
  }
}

extension ChainStage {
  /// Returns a node and its successors with their current settings.
  static func stages(from first: ChainNode) -> [ChainStage] {
    Array(sequence(first: first, next: \.next)).map { node in
      ChainStage(setting: node.setting, members: members(of: node), node: node)
    }
  }

  /// Returns the members of a node's stage. Members of a member without further stages become members of the node itself.
  /// Only members that have stages are nested.
  private static func members(of node: ChainNode) -> [[ChainStage]] {
    var chains: [[ChainStage]] = []
    var pending = Array(node.members.reversed())
    while let member = pending.popLast() {
      if member.next == nil {
        chains.append([ChainStage(setting: member.setting, node: member)])
        pending += member.members.reversed()
      } else {
        chains.append(stages(from: member))
      }
    }
    return chains
  }

  /// The length of the stage: the length of its longest member.
  var length: Double {
    members.reduce(setting.delay + setting.length) { max($0, Self.length(of: $1)) }
  }

  static func length(of stages: [ChainStage]) -> Double { stages.reduce(0) { $0 + $1.length } }
}
