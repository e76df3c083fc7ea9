/// GNU parallel: the script runs itself for each part, so that no word is parsed by a second shell.
struct ParallelScheduler: Scheduler {
  func script(for work: DividedWork) -> String {
    """
    #!/bin/sh
    # \(work.summary) with GNU parallel. Arguments are passed on to parallel, for example --sshlogin a,b or --jobs 4.
    set -eu
    if [ "${1-}" = --render-part ]; then
      exec \(work.shellLine(ofPart: "$2"))
    fi
    seq \(work.partCount) | parallel --quote --workdir . "$@" sh "$0" --render-part

    """ + (work.joiningShellLine.map { $0 + "\n" } ?? "")
  }
}
