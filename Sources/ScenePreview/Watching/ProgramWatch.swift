import ChildProcesses

/// A watch over the files from which a program is built, or over the file that it shows.
package final class ProgramWatch {
  private let path: String
  /// The package to build after a change; nil for a file that the program only reads.
  private let package: ProgramPackage?
  private var state: SourceState
  private var nextTime = 0.0
  private var build: ProgramBuild?

  /// The time between two looks at the files, in seconds.
  package static let interval = 0.5

  /// Watches the sources of a package.
  package init(_ package: ProgramPackage) {
    (path, self.package, state) = (package.folder, package, SourceState(package.folder))
  }

  /// Watches a file.
  package init(file: String) { (path, package, state) = (file, nil, SourceState(file)) }

  /// Something that follows from a change of a file.
  enum Event: Hashable {
    case began
    case ended(ProgramBuild.Outcome)
  }

  /// Whether the program is built at the moment.
  var isBuilding: Bool { build != nil }

  /// Looks at the files, if it's time, and at the compiler.
  ///
  /// A change during a build leads to another build after it.
  func event(at time: Double) -> Event? {
    if let build {
      guard let outcome = build.outcome() else { return nil }
      self.build = nil
      return .ended(outcome)
    }
    guard time >= nextTime else { return nil }
    nextTime = time + Self.interval
    let newState = SourceState(path)
    guard newState != state else { return nil }
    state = newState
    guard let package else { return .ended(.built) }
    do {
      build = try ProgramBuild(package)
      return .began
    } catch {
      return .ended(.failed(error.description))
    }
  }
}
