/// Kubernetes: an indexed job for the parts, and a job that joins them once they exist.
struct KubernetesScheduler: Scheduler {
  /// The name of the image that contains the program.
  let container: String
  /// The name of the persistent volume claim for the films' folder.
  let claim: String

  func script(for work: DividedWork) -> String {
    let name = Self.name(of: work.output)
    let parts = job(
      name: "\(name)-parts",
      settings: [
        "completionMode: Indexed", "completions: \(work.partCount)", "parallelism: \(work.partCount)",
        "backoffLimitPerIndex: 3",
      ], line: "exec " + work.shellLine(ofPart: "$((JOB_COMPLETION_INDEX + 1))"))
    let comment = "# \(work.summary) with Kubernetes, in the folder of a persistent volume claim.\n"
    guard let line = work.joiningShellLine else { return comment + parts }
    let film = job(
      name: "\(name)-film", settings: ["backoffLimit: 3", "activeDeadlineSeconds: \(Self.longestWait)"],
      line: "until \(line); do sleep 10; done")
    return "\(comment)\(parts)---\n\(film)"
  }

  private func job(name: String, settings: [String], line: String) -> String {
    """
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(name)
    spec:
      \(settings.joined(separator: "\n  "))
      template:
        spec:
          restartPolicy: Never
          containers:
          - name: quartzite
            image: \(container.quotedForYAML)
            workingDir: /films
            command: ["/bin/sh", "-c", \(line.quotedForYAML)]
            volumeMounts:
            - name: films
              mountPath: /films
          volumes:
          - name: films
            persistentVolumeClaim:
              claimName: \(claim.quotedForYAML)

    """
  }

  /// The time after which the joining job gives up, in seconds: a day.
  private static let longestWait = 86_400

  /// Returns a name for jobs: at most 50 lowercase letters, digits, and dashes, as Kubernetes demands.
  private static func name(of output: String) -> String {
    let characters = output.lowercased().unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    let words = String(characters).split(separator: "-").joined(separator: "-")
    let name = words.suffix(50).drop { $0 == "-" }
    return name.isEmpty ? "quartzite" : String(name)
  }
}

extension String {
  /// The text as a double-quoted scalar of YAML.
  fileprivate var quotedForYAML: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\x" + String(scalar.value + 0x100, radix: 16).suffix(2)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
