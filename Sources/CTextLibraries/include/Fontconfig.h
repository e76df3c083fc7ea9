#pragma once

#include <stdint.h>

// The part of fontconfig that text needs, declared here so that its headers aren't needed to build. The layouts and the
// numbers are those of fontconfig 2.13 and later, whose binary interface doesn't change.

typedef struct _FcCharSet FcCharSet;
typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;
typedef unsigned char FcChar8;
typedef int FcBool;

typedef enum { FcResultMatch = 0 } FcResult;
typedef enum { FcMatchPattern = 0 } FcMatchKind;
typedef enum { FcSetSystem = 0 } FcSetName;

typedef struct {
  int nfont, sfont;
  FcPattern **fonts;
} FcFontSet;

#define FC_CHARSET "charset"
#define FC_COLOR "color"
#define FC_FAMILY "family"
#define FC_FAMILYLANG "familylang"
#define FC_FILE "file"
#define FC_FONTFORMAT "fontformat"
#define FC_INDEX "index"
#define FC_LANG "lang"
#define FC_OUTLINE "outline"
#define FC_POSTSCRIPT_NAME "postscriptname"
#define FC_SLANT "slant"
#define FC_STYLE "style"
#define FC_STYLELANG "stylelang"
#define FC_VARIABLE "variable"
#define FC_WEIGHT "weight"
#define FC_WIDTH "width"

/// Fontconfig's functions, without the prefix Fc.
typedef struct {
  FcConfig *(*InitLoadConfigAndFonts)(void);
  void (*ConfigDestroy)(FcConfig *config);
  FcFontSet *(*ConfigGetFonts)(FcConfig *config, FcSetName set);
  FcBool (*ConfigSubstitute)(FcConfig *config, FcPattern *pattern, FcMatchKind kind);
  void (*DefaultSubstitute)(FcPattern *pattern);
  FcFontSet *(*FontSetCreate)(void);
  void (*FontSetDestroy)(FcFontSet *set);
  FcFontSet *(*FontSort)(
      FcConfig *config, FcPattern *pattern, FcBool isTrimmed, FcCharSet **characters, FcResult *result);
  unsigned int (*FreeTypeQueryAll)(
      const FcChar8 *path, unsigned int index, void *blanks, int *count, FcFontSet *set);
  FcPattern *(*PatternCreate)(void);
  void (*PatternDestroy)(FcPattern *pattern);
  FcBool (*PatternAddString)(FcPattern *pattern, const char *name, const FcChar8 *value);
  FcResult (*PatternGetBool)(const FcPattern *pattern, const char *name, int index, FcBool *value);
  FcResult (*PatternGetCharSet)(const FcPattern *pattern, const char *name, int index, FcCharSet **value);
  FcResult (*PatternGetDouble)(const FcPattern *pattern, const char *name, int index, double *value);
  FcResult (*PatternGetInteger)(const FcPattern *pattern, const char *name, int index, int *value);
  FcResult (*PatternGetString)(const FcPattern *pattern, const char *name, int index, FcChar8 **value);
  FcCharSet *(*CharSetCopy)(FcCharSet *set);
  void (*CharSetDestroy)(FcCharSet *set);
  uint32_t (*CharSetCount)(const FcCharSet *set);
  FcBool (*CharSetEqual)(const FcCharSet *set, const FcCharSet *other);
  FcBool (*CharSetHasChar)(const FcCharSet *set, uint32_t character);
  double (*WeightToOpenTypeDouble)(double weight);
} FontconfigFunctions;
