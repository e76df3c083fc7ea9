#pragma once

#include "Fontconfig.h"
#include "FreeType.h"
#include "HarfBuzz.h"

#include <stdbool.h>
#include <stddef.h>

// Libraries for text, which are loaded at run time, so that a program without text doesn't spend memory on them.

/// The functions of the libraries.
typedef struct {
  FreeTypeFunctions freeType;
  HarfBuzzFunctions harfBuzz;
  FontconfigFunctions fontconfig;
} quartzite_text_libraries;

/// Loads the libraries.
///
/// Returns NULL, or the reason why they can't be used, which is valid until the next call. It names a missing library's
/// Debian package.
const char *_Nullable quartzite_load_text_libraries(quartzite_text_libraries *_Nonnull libraries);

/// The name of a function, and the place of the pointer that receives its address.
typedef struct {
  const char *_Nullable name;
  void *_Nullable place;
} quartzite_library_function;

/// Opens a library; NULL if it isn't installed or can't be loaded.
void *_Nullable quartzite_open_library(const char *_Nonnull file);

/// Writes the loader's message to `text` if the calling thread's last call of `quartzite_open_library` failed for another
/// reason than a missing file, such as a damaged file or a missing library that the file needs. Returns whether it did.
bool quartzite_write_loading_problem(const char *_Nonnull file, char *_Nonnull text, size_t size);

/// Finds the functions of an open library. Returns NULL, or the name of the first one that is missing.
const char *_Nullable quartzite_find_functions(
    void *_Nonnull library, const quartzite_library_function *_Nonnull functions, size_t count);
