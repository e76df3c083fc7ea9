/// Slurm: an array of jobs, and a dependent job that joins the parts.
struct SlurmScheduler: Scheduler {
  func script(for work: DividedWork) -> String {
    """
    #!/bin/sh
    # \(work.summary) with Slurm. Arguments are passed on to sbatch, for example --wait or --partition=fast.
    set -eu
    parts=$(sbatch --parsable --requeue --array=1-\(work.partCount) "$@" <<'END_OF_JOB'
    #!/bin/sh
    exec \(work.shellLine(ofPart: "$SLURM_ARRAY_TASK_ID"))
    END_OF_JOB
    )
    echo "job ${parts%%;*}: \(work.partCount) parts"

    """ + (work.joiningShellLine.map(joiningScript) ?? "")
  }

  private func joiningScript(_ line: String) -> String {
    """
    film=$(sbatch --parsable --requeue --dependency="afterok:${parts%%;*}" --kill-on-invalid-dep=yes "$@" <<'END_OF_JOB'
    #!/bin/sh
    exec \(line)
    END_OF_JOB
    )
    echo "job ${film%%;*}: the film"

    """
  }
}
