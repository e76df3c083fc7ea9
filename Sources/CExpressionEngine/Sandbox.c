#define _GNU_SOURCE
#include "Sandbox.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>

void sandbox_drop_inheritance(void) {
  // Standard output and error are /dev/null.
#ifdef SYS_close_range
  if (syscall(SYS_close_range, 3u, ~0u, 0u))
#endif
  {
    for (int descriptor = 3; descriptor < 4096; descriptor++) close(descriptor);
  }
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void limit(int resource, uint64_t value) {
  struct rlimit both = {.rlim_cur = (rlim_t)value, .rlim_max = (rlim_t)value};
  setrlimit(resource, &both);
}

/// Returns the size of the process's address space in bytes.
static uint64_t address_space(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%llu", &pages) != 1) pages = 0;
  fclose(file);
  return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void limit_resources(uint64_t memory, uint32_t seconds) {
  uint64_t present = address_space();
  // The engine counts the bytes of scripts itself; this limit is for everything else, and for its own mistakes.
  if (present > 0) limit(RLIMIT_AS, present + memory + memory / 4 + (64u << 20));
  limit(RLIMIT_CPU, (uint64_t)seconds + 2);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_NOFILE, 0);
}

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define ALLOW(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

/// Refuses calls of the system, if the kernel and the processor support that.
static void filter_calls(void) {
#ifdef OWN_ARCHITECTURE
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      ALLOW(read),
      ALLOW(write),
      ALLOW(brk),
      ALLOW(mmap),
      ALLOW(munmap),
      ALLOW(mremap),
      ALLOW(mprotect),
      ALLOW(madvise),
      ALLOW(futex),
      ALLOW(setitimer),
      ALLOW(clock_gettime),
      ALLOW(rt_sigreturn),
      ALLOW(restart_syscall),
      ALLOW(exit),
      ALLOW(exit_group),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return;
#if defined(SYS_seccomp) && defined(SECCOMP_FILTER_FLAG_TSYNC)
  // Includes threads that other libraries may have started.
  if (!syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program)) return;
#endif
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#endif
}

void sandbox_enter(uint64_t memory, uint32_t seconds) {
  limit_resources(memory, seconds);
  filter_calls();
}
