import UIKit

/// Makes pictures in the background and shows them.
public final class Loader {
  private let queue = DispatchQueue(label: "loader", attributes: .concurrent)
  private let operations = OperationQueue()

  public init() {}

  public func load(_ names: [String], completion: @escaping ([String]) -> Void) {
    var results = [String](repeating: "", count: names.count)
    let group = DispatchGroup()
    for (index, name) in names.enumerated() {
      group.enter()
      queue.async {
        let picture = Loader.draw(name)
        DispatchQueue.main.async {
          results[index] = picture
          group.leave()
        }
      }
    }
    group.notify(queue: .main) { completion(results) }
  }

  public func loadLater(_ name: String, after delay: TimeInterval, completion: @escaping (String) -> Void) {
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + delay) {
      let picture = Loader.draw(name)
      DispatchQueue.main.sync { completion(picture) }
    }
  }

  public func operate(_ name: String, completion: @escaping (String) -> Void) {
    operations.addOperation {
      let picture = Loader.draw(name)
      OperationQueue.main.addOperation { completion(picture) }
    }
  }

  public func fetch(_ name: String) async -> String {
    await Task.detached(priority: .background) { Loader.draw(name) }.value
  }

  private static func draw(_ name: String) -> String {
    (0..<1000).reduce(into: 0) { $0 += $1 } > 0 ? name.uppercased() : ""
  }
}
