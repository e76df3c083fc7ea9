#include "ICU.h"

#include "CTextAnalysis.h"

#include <CTextLibraries.h>
#include <pthread.h>
#include <stdio.h>

// The versions to look for, the newest first.
enum { newest_version = 99, oldest_version = 60 };

// The name of the library in an archive of the program, which links to the version that the archive contains.
static const char *const packed_file = "libquartzite-icuuc.so";

static ICUFunctions functions;
/// The reason why ICU can't be used; NULL if it can.
static const char *problem;
static char problem_text[1024];

/// Returns the version at the end of the names of a library's functions; 0 if they have no such name.
static int version_of_functions(void *library) {
  for (int version = newest_version; version >= oldest_version; version--) {
    char name[32];
    void *address;
    snprintf(name, sizeof name, "ubidi_open_%d", version);
    if (!quartzite_find_functions(library, &(quartzite_library_function){name, &address}, 1)) return version;
  }
  return 0;
}

/// Opens a file. If that fails although the file is found, the reason becomes the problem.
static void *open_file(const char *file) {
  void *library = quartzite_open_library(file);
  char message[512];
  if (!library && !problem && quartzite_write_loading_problem(file, message, sizeof message)) {
    snprintf(
        problem_text, sizeof problem_text, "ICU, which finds directions and line breaks of text, can't be loaded: %s",
        message);
    problem = problem_text;
  }
  return library;
}

/// Opens the version in the program's archive, or else the newest installed one; returns NULL if there is none.
static void *open_newest(int *version) {
  void *packed = open_file(packed_file);
  *version = packed ? version_of_functions(packed) : 0;
  if (*version) return packed;
  for (*version = newest_version; *version >= oldest_version; --*version) {
    char file[32];
    snprintf(file, sizeof file, "libicuuc.so.%d", *version);
    void *library = open_file(file);
    if (library) return library;
  }
  return NULL;
}

static void load(void) {
  int version;
  void *library = open_newest(&version);
  if (!library) {
    if (!problem) {
      problem = "ICU, which finds directions and line breaks of text, isn't installed (Debian's package libicu72 or a "
                "newer one)";
    }
    return;
  }
  problem = NULL;
  const quartzite_library_function wanted[] = {
#define WANTED(name) {#name, &functions.name}
      WANTED(ubidi_open),
      WANTED(ubidi_close),
      WANTED(ubidi_setPara),
      WANTED(ubidi_getParaLevel),
      WANTED(ubidi_getLevels),
      WANTED(ubrk_open),
      WANTED(ubrk_close),
      WANTED(ubrk_setText),
      WANTED(ubrk_next),
      WANTED(ubrk_getRuleStatus),
      WANTED(u_tolower),
#undef WANTED
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    // The names of functions end with the version.
    char name[64];
    snprintf(name, sizeof name, "%s_%d", wanted[index].name, version);
    const quartzite_library_function function = {name, wanted[index].place};
    if (quartzite_find_functions(library, &function, 1)) {
      snprintf(
          problem_text, sizeof problem_text,
          "the installed ICU %d lacks %s; Debian's package libicu72 or a newer one was expected", version,
          wanted[index].name);
      problem = problem_text;
      return;
    }
  }
}

const ICUFunctions *quartzite_icu(void) { return quartzite_text_analysis_problem() ? NULL : &functions; }

const char *quartzite_text_analysis_problem(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return problem;
}
