#pragma once

#include <stdint.h>

// The part of ICU that text needs, declared here so that its headers aren't needed to build, and so that programs run with
// any version.

typedef int UErrorCode;
typedef struct UBiDi UBiDi;
typedef struct UBreakIterator UBreakIterator;

enum { UBRK_LINE = 2, UBRK_DONE = -1, UBRK_LINE_HARD = 100, UBRK_LINE_HARD_LIMIT = 200 };

/// ICU's functions. Errors above 0 are failures, and those below are warnings.
typedef struct {
  UBiDi *(*ubidi_open)(void);
  void (*ubidi_close)(UBiDi *bidi);
  void (*ubidi_setPara)(
      UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *embedding, UErrorCode *error);
  uint8_t (*ubidi_getParaLevel)(const UBiDi *bidi);
  const uint8_t *(*ubidi_getLevels)(UBiDi *bidi, UErrorCode *error);
  UBreakIterator *(*ubrk_open)(
      int type, const char *locale, const uint16_t *text, int32_t length, UErrorCode *error);
  void (*ubrk_close)(UBreakIterator *breaker);
  void (*ubrk_setText)(UBreakIterator *breaker, const uint16_t *text, int32_t length, UErrorCode *error);
  int32_t (*ubrk_next)(UBreakIterator *breaker);
  int32_t (*ubrk_getRuleStatus)(UBreakIterator *breaker);
  int32_t (*u_tolower)(int32_t character);
} ICUFunctions;

/// Loads ICU if it isn't loaded yet. Returns its functions, or NULL if it can't be used.
const ICUFunctions *quartzite_icu(void);
