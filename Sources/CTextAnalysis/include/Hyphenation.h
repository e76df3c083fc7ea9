#ifndef QUARTZITE_HYPHENATION_H
#define QUARTZITE_HYPHENATION_H

#include <stdbool.h>
#include <stdint.h>

// Division of words by libhyphen, which is loaded at run time.

/// The hyphenation patterns of a language.
typedef struct QuartziteHyphenator QuartziteHyphenator;

/// Whether libhyphen is installed.
bool quartzite_hyphenation_is_installed(void);

/// Reads a file of patterns; NULL if libhyphen isn't installed or can't read the file.
QuartziteHyphenator *_Nullable quartzite_hyphenator_open(const char *_Nonnull path);

void quartzite_hyphenator_close(QuartziteHyphenator *_Nonnull hyphenator);

/// Writes whether a word may be divided before each code unit: 1 if it may, otherwise 0.
///
/// Divisions that change the spelling are omitted. A word of more than 100 characters, or with characters that the patterns' encoding
/// lacks, isn't divided.
void quartzite_hyphenator_write(
    QuartziteHyphenator *_Nonnull hyphenator, const uint16_t *_Nullable word, int32_t length,
    uint8_t *_Nullable points);

#endif
