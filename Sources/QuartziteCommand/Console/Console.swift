import Foundation

/// What the program reads and writes beside its files.
package struct Console {
  package var output: Output
  package var errors: Output
  /// Seconds since some instant.
  package var now: () -> Double
  /// How the program was asked to end, nil as long as it wasn't.
  package var interruption: () -> ExitCode?

  package init(
    output: Output, errors: Output, now: @escaping () -> Double, interruption: @escaping () -> ExitCode?
  ) {
    self.output = output
    self.errors = errors
    self.now = now
    self.interruption = interruption
  }
}

extension Console {
  /// The console of the process; from now on it minds signals.
  package static func process() -> Console {
    Interruption.install()
    openMissingFiles()
    return Console(
      output: Output(fileDescriptor: STDOUT_FILENO, name: "standard output"),
      errors: Output(fileDescriptor: STDERR_FILENO, name: "standard error"),
      now: { ProcessInfo.processInfo.systemUptime },
      interruption: { Interruption.exitCode })
  }

  /// Fills the places of standard files that are closed, which the next file opened would take: words meant for
  /// standard output would end up in a picture. What is open for reading alone refuses them.
  private static func openMissingFiles() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
