#ifndef QUARTZITE_TEXT_ANALYSIS_H
#define QUARTZITE_TEXT_ANALYSIS_H

#include "Hyphenation.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Directions and line breaks of text by ICU, which is loaded at run time.

/// Loads ICU if it isn't loaded yet. Returns NULL, or the reason why it can't be used, which names a missing Debian package.
const char *_Nullable quartzite_text_analysis_problem(void);

/// Resolves the embedding levels of a paragraph by the Unicode bidirectional algorithm.
///
/// - `requested` is the paragraph's level: 0, 1, or 0xFE for the direction of the first strong character.
/// - `embedding` holds the requested level of each code unit, and is overwritten; NULL for no requests.
/// - `base` receives the paragraph's level, and `levels` that of each code unit.
///
/// Returns whether that succeeded.
bool quartzite_bidi_levels(
    const uint16_t *_Nullable text, int32_t length, uint8_t requested, uint8_t *_Nullable embedding,
    uint8_t *_Nonnull base, uint8_t *_Nullable levels);

/// A line breaker of a locale.
typedef struct QuartziteLineBreaker QuartziteLineBreaker;

/// Opens the line breaker of a locale; NULL if there is no data.
QuartziteLineBreaker *_Nullable quartzite_line_breaker_open(const char *_Nonnull locale);

void quartzite_line_breaker_close(QuartziteLineBreaker *_Nonnull breaker);

/// Writes whether a line may end before each code unit: 0 if not, 1 if it may, 2 if it has to.
void quartzite_line_breaker_write(
    QuartziteLineBreaker *_Nonnull breaker, const uint16_t *_Nullable text, int32_t length,
    uint8_t *_Nullable breaks);

#endif
