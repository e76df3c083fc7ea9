#pragma once

#include <stdint.h>

// The part of HarfBuzz that text needs, declared here so that its headers aren't needed to build. The layouts and the
// numbers are those of HarfBuzz 2.8.2 and later, whose binary interface doesn't change.

typedef struct hb_blob_t hb_blob_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct hb_unicode_funcs_t hb_unicode_funcs_t;
typedef const struct hb_language_impl_t *hb_language_t;
typedef uint32_t hb_codepoint_t;

typedef enum { HB_DIRECTION_LTR = 4, HB_DIRECTION_RTL = 5 } hb_direction_t;

enum { HB_GLYPH_FLAG_UNSAFE_TO_BREAK = 1 };

/// A script; its bytes are the letters of its tag in ISO 15924.
typedef uint32_t hb_script_t;

typedef struct {
  uint32_t codepoint, mask, cluster;
  uint32_t reserved[2];
} hb_glyph_info_t;

typedef struct {
  int32_t x_advance, y_advance, x_offset, y_offset;
  uint32_t reserved;
} hb_glyph_position_t;

typedef struct {
  uint32_t tag, value;
  unsigned int start, end;
} hb_feature_t;

/// HarfBuzz's functions, without the prefix hb_.
typedef struct {
  hb_blob_t *(*blob_create_from_file_or_fail)(const char *path);
  void (*blob_destroy)(hb_blob_t *blob);
  const char *(*blob_get_data)(hb_blob_t *blob, unsigned int *length);
  hb_buffer_t *(*buffer_create)(void);
  void (*buffer_destroy)(hb_buffer_t *buffer);
  void (*buffer_add_utf16)(
      hb_buffer_t *buffer, const uint16_t *text, int length, unsigned int itemOffset, int itemLength);
  void (*buffer_set_direction)(hb_buffer_t *buffer, hb_direction_t direction);
  void (*buffer_set_script)(hb_buffer_t *buffer, hb_script_t script);
  void (*buffer_set_language)(hb_buffer_t *buffer, hb_language_t language);
  hb_glyph_info_t *(*buffer_get_glyph_infos)(hb_buffer_t *buffer, unsigned int *length);
  hb_glyph_position_t *(*buffer_get_glyph_positions)(hb_buffer_t *buffer, unsigned int *length);
  hb_face_t *(*face_create)(hb_blob_t *blob, unsigned int index);
  void (*face_destroy)(hb_face_t *face);
  unsigned int (*face_get_upem)(const hb_face_t *face);
  hb_font_t *(*font_create)(hb_face_t *face);
  void (*font_destroy)(hb_font_t *font);
  void (*font_make_immutable)(hb_font_t *font);
  void (*font_set_var_named_instance)(hb_font_t *font, unsigned int instance);
  int (*font_get_nominal_glyph)(hb_font_t *font, hb_codepoint_t character, hb_codepoint_t *glyph);
  int32_t (*font_get_glyph_h_advance)(hb_font_t *font, hb_codepoint_t glyph);
  hb_language_t (*language_from_string)(const char *tag, int length);
  void (*shape)(
      hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int featureCount);
  hb_unicode_funcs_t *(*unicode_funcs_get_default)(void);
  hb_script_t (*unicode_script)(hb_unicode_funcs_t *functions, hb_codepoint_t character);
} HarfBuzzFunctions;
