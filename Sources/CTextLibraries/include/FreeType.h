#pragma once

#include <stdint.h>

// The part of FreeType that text needs, declared here so that its headers aren't needed to build. The layouts and the
// numbers are those of FreeType 2.10 and later, whose binary interface doesn't change. Further members of a structure
// follow those that are declared here, except in structures that a caller creates.

typedef int FT_Error;
typedef unsigned char FT_Byte;
typedef short FT_Short;
typedef unsigned short FT_UShort;
typedef int FT_Int;
typedef int FT_Int32;
typedef unsigned int FT_UInt;
typedef long FT_Long;
typedef unsigned long FT_ULong;
/// A number with 16 fractional bits.
typedef long FT_Fixed;
typedef long FT_Pos;

enum { FT_FACE_FLAG_FIXED_WIDTH = 1 << 2, FT_FACE_FLAG_COLOR = 1 << 14 };
enum { FT_LOAD_NO_SCALE = 1 << 0, FT_LOAD_COLOR = 1 << 20 };
enum { FT_PIXEL_MODE_BGRA = 7 };

/// A format of glyphs; its bytes are the letters "bits" or "outl".
typedef enum { FT_GLYPH_FORMAT_BITMAP = 0x62697473, FT_GLYPH_FORMAT_OUTLINE = 0x6F75746C } FT_Glyph_Format;

typedef enum { FT_SFNT_OS2 = 2, FT_SFNT_HHEA = 3, FT_SFNT_POST = 5 } FT_Sfnt_Tag;

typedef struct FT_LibraryRec_ *FT_Library;

typedef struct {
  FT_Pos x, y;
} FT_Vector;

typedef struct {
  FT_Pos xMin, yMin, xMax, yMax;
} FT_BBox;

typedef struct {
  void *data;
  void (*finalizer)(void *object);
} FT_Generic;

typedef struct {
  FT_Short height, width;
  FT_Pos size, x_ppem, y_ppem;
} FT_Bitmap_Size;

typedef struct {
  FT_UInt rows, width;
  int pitch;
  FT_Byte *buffer;
  FT_UShort num_grays;
  FT_Byte pixel_mode, palette_mode;
  void *palette;
} FT_Bitmap;

typedef struct {
  FT_Short n_contours, n_points;
  FT_Vector *points;
  char *tags;
  FT_Short *contours;
  int flags;
} FT_Outline;

typedef struct {
  FT_Pos width, height;
  FT_Pos horiBearingX, horiBearingY, horiAdvance;
  FT_Pos vertBearingX, vertBearingY, vertAdvance;
} FT_Glyph_Metrics;

typedef struct {
  FT_Library library;
  void *face, *next;
  FT_UInt glyph_index;
  FT_Generic generic;
  FT_Glyph_Metrics metrics;
  FT_Fixed linearHoriAdvance, linearVertAdvance;
  FT_Vector advance;
  FT_Glyph_Format format;
  FT_Bitmap bitmap;
  FT_Int bitmap_left, bitmap_top;
  FT_Outline outline;
} FT_GlyphSlotRec;

typedef struct {
  FT_Long num_faces, face_index, face_flags, style_flags, num_glyphs;
  char *family_name, *style_name;
  FT_Int num_fixed_sizes;
  FT_Bitmap_Size *available_sizes;
  FT_Int num_charmaps;
  void *charmaps;
  FT_Generic generic;
  FT_BBox bbox;
  FT_UShort units_per_EM;
  FT_Short ascender, descender, height, max_advance_width, max_advance_height;
  FT_Short underline_position, underline_thickness;
  FT_GlyphSlotRec *glyph;
} FT_FaceRec, *FT_Face;

typedef struct {
  FT_Fixed Version;
  FT_Short Ascender, Descender, Line_Gap;
} TT_HoriHeader;

typedef struct {
  FT_Fixed FormatType, italicAngle;
  FT_Short underlinePosition, underlineThickness;
} TT_Postscript;

typedef struct {
  FT_UShort version;
  FT_Short xAvgCharWidth;
  FT_UShort usWeightClass, usWidthClass, fsType;
  FT_Short ySubscriptXSize, ySubscriptYSize, ySubscriptXOffset, ySubscriptYOffset;
  FT_Short ySuperscriptXSize, ySuperscriptYSize, ySuperscriptXOffset, ySuperscriptYOffset;
  FT_Short yStrikeoutSize, yStrikeoutPosition, sFamilyClass;
  FT_Byte panose[10];
  FT_ULong ulUnicodeRange1, ulUnicodeRange2, ulUnicodeRange3, ulUnicodeRange4;
  char achVendID[4];
  FT_UShort fsSelection, usFirstCharIndex, usLastCharIndex;
  FT_Short sTypoAscender, sTypoDescender, sTypoLineGap;
} TT_OS2;

/// The callbacks that receive the segments of an outline. The last argument is that of FT_Outline_Decompose.
typedef struct {
  int (*move_to)(const FT_Vector *end, void *user);
  int (*line_to)(const FT_Vector *end, void *user);
  int (*conic_to)(const FT_Vector *control, const FT_Vector *end, void *user);
  int (*cubic_to)(const FT_Vector *control1, const FT_Vector *control2, const FT_Vector *end, void *user);
  int shift;
  FT_Pos delta;
} FT_Outline_Funcs;

typedef struct {
  FT_UInt num_layers, layer;
  FT_Byte *p;
} FT_LayerIterator;

typedef struct {
  FT_Byte blue, green, red, alpha;
} FT_Color;

typedef struct {
  FT_UShort num_palettes;
  const FT_UShort *palette_name_ids, *palette_flags;
  FT_UShort num_palette_entries;
  const FT_UShort *palette_entry_name_ids;
} FT_Palette_Data;

/// FreeType's functions, without the prefix FT_.
typedef struct {
  FT_Error (*Init_FreeType)(FT_Library *library);
  FT_Error (*Done_FreeType)(FT_Library library);
  FT_Error (*New_Memory_Face)(
      FT_Library library, const FT_Byte *bytes, FT_Long size, FT_Long index, FT_Face *face);
  FT_Error (*Done_Face)(FT_Face face);
  FT_Error (*Select_Size)(FT_Face face, FT_Int strike);
  FT_Error (*Load_Glyph)(FT_Face face, FT_UInt glyph, FT_Int32 flags);
  FT_Error (*Outline_Decompose)(FT_Outline *outline, const FT_Outline_Funcs *callbacks, void *user);
  void *(*Get_Sfnt_Table)(FT_Face face, FT_Sfnt_Tag tag);
  FT_Error (*Load_Sfnt_Table)(FT_Face face, FT_ULong tag, FT_Long offset, FT_Byte *bytes, FT_ULong *length);
  FT_Error (*Palette_Data_Get)(FT_Face face, FT_Palette_Data *palette);
  FT_Error (*Palette_Select)(FT_Face face, FT_UShort palette, FT_Color **entries);
  unsigned char (*Get_Color_Glyph_Layer)(
      FT_Face face, FT_UInt glyph, FT_UInt *layerGlyph, FT_UInt *layerColor, FT_LayerIterator *iterator);
} FreeTypeFunctions;
