#include "Hyphenation.h"

#include "ICU.h"

#include <CTextLibraries.h>
#include <iconv.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { longest_word = 100, bytes_per_character = 4 };

struct QuartziteHyphenator {
  void *dictionary;
  /// The conversion from UTF-8 to the encoding of the patterns; (iconv_t)-1 for patterns in UTF-8.
  iconv_t conversion;
};

/// The functions of libhyphen, as its header hyphen.h declares them.
static struct {
  void *(*load)(const char *path);
  void (*free)(void *dictionary);
  int (*hyphenate)(
      void *dictionary, const char *word, int size, char *points, char *hyphenated, char ***replacements, int **positions,
      int **cuts);
} library;

/// Whether all functions were found.
static bool library_is_complete;

static void load_library(void) {
  void *handle = quartzite_open_library("libhyphen.so.0");
  if (!handle) return;
  const quartzite_library_function wanted[] = {
      {"hnj_hyphen_load", &library.load},
      {"hnj_hyphen_free", &library.free},
      {"hnj_hyphen_hyphenate2", &library.hyphenate},
  };
  library_is_complete = !quartzite_find_functions(handle, wanted, sizeof wanted / sizeof *wanted);
}

bool quartzite_hyphenation_is_installed(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return library_is_complete;
}

/// Opens the conversion to the encoding that the first line of a file of patterns names. Returns whether that succeeded.
static bool open_conversion(const char *path, iconv_t *conversion) {
  FILE *file = fopen(path, "r");
  if (!file) return false;
  char line[64] = "";
  bool is_read = fgets(line, sizeof line, file) != NULL;
  fclose(file);
  line[strcspn(line, " \t\r\n")] = 0;
  // An empty name would stand for the encoding of the locale.
  if (!is_read || !*line) return false;
  *conversion = (iconv_t)-1;
  if (!strcmp(line, "UTF-8")) return true;
  // "microsoft-cp1251" is the name CP1251.
  const char *prefix = "microsoft-";
  const char *name = strncmp(line, prefix, strlen(prefix)) ? line : line + strlen(prefix);
  *conversion = iconv_open(name, "UTF-8");
  return *conversion != (iconv_t)-1;
}

QuartziteHyphenator *quartzite_hyphenator_open(const char *path) {
  iconv_t conversion;
  if (!quartzite_hyphenation_is_installed() || !open_conversion(path, &conversion)) return NULL;
  QuartziteHyphenator *hyphenator = malloc(sizeof *hyphenator);
  if (hyphenator) {
    hyphenator->conversion = conversion;
    hyphenator->dictionary = library.load(path);
    if (hyphenator->dictionary) return hyphenator;
  }
  free(hyphenator);
  if (conversion != (iconv_t)-1) iconv_close(conversion);
  return NULL;
}

void quartzite_hyphenator_close(QuartziteHyphenator *hyphenator) {
  library.free(hyphenator->dictionary);
  if (hyphenator->conversion != (iconv_t)-1) iconv_close(hyphenator->conversion);
  free(hyphenator);
}

/// A word in lower case, in the encoding of the patterns.
struct word {
  char bytes[longest_word * bytes_per_character + 1];
  int32_t size;
  /// The first code unit of each character.
  int32_t units[longest_word];
  int32_t count;
};

/// Returns the character at an index of a text in UTF-16, and advances the index. A lone surrogate is returned as it is.
static int32_t next_character(const uint16_t *text, int32_t *index, int32_t length) {
  const int32_t first = text[(*index)++];
  if ((first & 0xFC00) != 0xD800 || *index == length || (text[*index] & 0xFC00) != 0xDC00) return first;
  return 0x10000 + ((first & 0x3FF) << 10 | (text[(*index)++] & 0x3FF));
}

static bool is_surrogate(int32_t character) { return (character & ~0x7FF) == 0xD800; }

/// Appends a character in UTF-8.
static void append(char *bytes, int32_t *size, int32_t character) {
  if (character < 0x80) {
    bytes[(*size)++] = (char)character;
    return;
  }
  const int32_t tail = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
  // The first byte has as many leading ones as there are bytes.
  bytes[(*size)++] = (char)((0xFF00 >> (tail + 1) & 0xFF) | character >> 6 * tail);
  for (int32_t rest = tail - 1; rest >= 0; rest--) {
    bytes[(*size)++] = (char)(0x80 | (character >> 6 * rest & 0x3F));
  }
}

/// Converts a word. Returns whether that succeeded.
static bool convert(QuartziteHyphenator *hyphenator, const uint16_t *text, int32_t length, struct word *word) {
  const ICUFunctions *icu = quartzite_icu();
  if (!icu) return false;
  char lower[longest_word * bytes_per_character];
  int32_t size = 0, index = 0;
  word->count = 0;
  while (index < length) {
    if (word->count == longest_word) return false;
    word->units[word->count++] = index;
    const int32_t character = next_character(text, &index, length);
    if (is_surrogate(character)) return false;
    append(lower, &size, icu->u_tolower(character));
  }
  if (hyphenator->conversion == (iconv_t)-1) {
    memcpy(word->bytes, lower, (size_t)size);
    word->size = size;
  } else {
    char *in = lower, *out = word->bytes;
    size_t rest = (size_t)size, capacity = sizeof word->bytes - 1;
    iconv(hyphenator->conversion, NULL, NULL, NULL, NULL);
    // A number above 0 counts characters that were replaced.
    if (iconv(hyphenator->conversion, &in, &rest, &out, &capacity) != 0) return false;
    word->size = (int32_t)(out - word->bytes);
    if (word->size != word->count) return false;
  }
  word->bytes[word->size] = 0;
  return true;
}

void quartzite_hyphenator_write(
    QuartziteHyphenator *hyphenator, const uint16_t *text, int32_t length, uint8_t *points) {
  if (length <= 0) return;
  memset(points, 0, (size_t)length);
  struct word word;
  if (!convert(hyphenator, text, length, &word)) return;
  // libhyphen writes up to five bytes more than the word has.
  char marks[sizeof word.bytes + 5] = "";
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  if (library.hyphenate(
          hyphenator->dictionary, word.bytes, word.size, marks, NULL, &replacements, &positions, &cuts) == 0) {
    for (int32_t index = 0; index + 1 < word.count; index++) {
      bool changes_spelling = replacements && replacements[index];
      // An odd digit is a division after the character.
      if ((marks[index] & 1) && !changes_spelling) points[word.units[index + 1]] = 1;
    }
  }
  if (replacements) {
    for (int32_t index = 0; index < word.size; index++) free(replacements[index]);
  }
  free(replacements);
  free(positions);
  free(cuts);
}
