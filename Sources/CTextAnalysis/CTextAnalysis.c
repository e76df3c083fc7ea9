#include "CTextAnalysis.h"

#include <string.h>

#ifdef OPTIONAL_LIBRARIES

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

bool quartzite_bidi_levels(
    const uint16_t *text, int32_t length, uint8_t requested, uint8_t *embedding, uint8_t *base, uint8_t *levels) {
  UBiDi *bidi = ubidi_open();
  if (!bidi) return false;
  UErrorCode error = U_ZERO_ERROR;
  ubidi_setPara(bidi, (const UChar *)text, length, requested, embedding, &error);
  *base = U_SUCCESS(error) ? ubidi_getParaLevel(bidi) : 0;
  if (length > 0) {
    const UBiDiLevel *resolved = ubidi_getLevels(bidi, &error);
    if (U_SUCCESS(error)) memcpy(levels, resolved, (size_t)length);
  }
  ubidi_close(bidi);
  return U_SUCCESS(error);
}

QuartziteLineBreaker *quartzite_line_breaker_open(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *breaker = ubrk_open(UBRK_LINE, locale, NULL, 0, &error);
  return U_SUCCESS(error) ? (QuartziteLineBreaker *)breaker : NULL;
}

void quartzite_line_breaker_close(QuartziteLineBreaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

void quartzite_line_breaker_write(
    QuartziteLineBreaker *lineBreaker, const uint16_t *text, int32_t length, uint8_t *breaks) {
  UBreakIterator *breaker = (UBreakIterator *)lineBreaker;
  memset(breaks, 0, (size_t)length);
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaker, (const UChar *)text, length, &error);
  if (U_FAILURE(error)) return;
  for (int32_t end = ubrk_next(breaker); end != UBRK_DONE && end < length; end = ubrk_next(breaker)) {
    int32_t status = ubrk_getRuleStatus(breaker);
    breaks[end] = status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT ? 2 : 1;
  }
}

#endif
