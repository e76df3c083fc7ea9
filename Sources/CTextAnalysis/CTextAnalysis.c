#include "CTextAnalysis.h"

#include "ICU.h"

#include <string.h>

bool quartzite_bidi_levels(
    const uint16_t *text, int32_t length, uint8_t requested, uint8_t *embedding, uint8_t *base, uint8_t *levels) {
  const ICUFunctions *icu = quartzite_icu();
  UBiDi *bidi = icu ? icu->ubidi_open() : NULL;
  if (!bidi) return false;
  UErrorCode error = 0;
  icu->ubidi_setPara(bidi, text, length, requested, embedding, &error);
  *base = error <= 0 ? icu->ubidi_getParaLevel(bidi) : 0;
  if (length > 0) {
    const uint8_t *resolved = icu->ubidi_getLevels(bidi, &error);
    if (error <= 0) memcpy(levels, resolved, (size_t)length);
  }
  icu->ubidi_close(bidi);
  return error <= 0;
}

QuartziteLineBreaker *quartzite_line_breaker_open(const char *locale) {
  const ICUFunctions *icu = quartzite_icu();
  if (!icu) return NULL;
  UErrorCode error = 0;
  UBreakIterator *breaker = icu->ubrk_open(UBRK_LINE, locale, NULL, 0, &error);
  return error <= 0 ? (QuartziteLineBreaker *)breaker : NULL;
}

void quartzite_line_breaker_close(QuartziteLineBreaker *breaker) {
  quartzite_icu()->ubrk_close((UBreakIterator *)breaker);
}

void quartzite_line_breaker_write(
    QuartziteLineBreaker *lineBreaker, const uint16_t *text, int32_t length, uint8_t *breaks) {
  const ICUFunctions *icu = quartzite_icu();
  UBreakIterator *breaker = (UBreakIterator *)lineBreaker;
  memset(breaks, 0, (size_t)length);
  UErrorCode error = 0;
  icu->ubrk_setText(breaker, text, length, &error);
  if (error > 0) return;
  for (int32_t end = icu->ubrk_next(breaker); end != UBRK_DONE && end < length; end = icu->ubrk_next(breaker)) {
    int32_t status = icu->ubrk_getRuleStatus(breaker);
    breaks[end] = status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT ? 2 : 1;
  }
}
