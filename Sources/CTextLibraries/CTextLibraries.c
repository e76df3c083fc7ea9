#include "CTextLibraries.h"

#include <stdio.h>

enum { function_limit = 32 };

/// A library, and the words of its errors.
typedef struct {
  const char *file, *purpose, *package, *age;
  quartzite_library_function functions[function_limit];
} library;

/// Returns the reason why a library wasn't opened.
static const char *opening_problem(const library *library) {
  static char text[1024];
  char message[512];
  if (quartzite_write_loading_problem(library->file, message, sizeof message)) {
    snprintf(text, sizeof text, "%s, can't be loaded: %s", library->purpose, message);
  } else {
    snprintf(text, sizeof text, "%s, isn't installed (Debian's package %s)", library->purpose, library->package);
  }
  return text;
}

static const char *load(const library *library) {
  size_t count = 0;
  while (count < function_limit && library->functions[count].name) count++;
  void *handle = quartzite_open_library(library->file);
  if (!handle) return opening_problem(library);
  return quartzite_find_functions(handle, library->functions, count) ? library->age : NULL;
}

static const char *load_freetype(FreeTypeFunctions *functions) {
#define WANTED(name) {"FT_" #name, &functions->name}
  const library library = {
      .file = "libfreetype.so.6",
      .purpose = "FreeType, which reads fonts",
      .package = "libfreetype6",
      .age = "the installed FreeType is too old; version 2.10 or later was expected",
      .functions =
          {
              WANTED(Init_FreeType),
              WANTED(Done_FreeType),
              WANTED(New_Memory_Face),
              WANTED(Done_Face),
              WANTED(Select_Size),
              WANTED(Load_Glyph),
              WANTED(Outline_Decompose),
              WANTED(Get_Sfnt_Table),
              WANTED(Load_Sfnt_Table),
              WANTED(Palette_Data_Get),
              WANTED(Palette_Select),
              WANTED(Get_Color_Glyph_Layer),
          },
  };
#undef WANTED
  return load(&library);
}

static const char *load_harfbuzz(HarfBuzzFunctions *functions) {
#define WANTED(name) {"hb_" #name, &functions->name}
  const library library = {
      .file = "libharfbuzz.so.0",
      .purpose = "HarfBuzz, which shapes text",
      .package = "libharfbuzz0b",
      .age = "the installed HarfBuzz is too old; version 2.8.2 or later was expected",
      .functions =
          {
              WANTED(blob_create_from_file_or_fail),
              WANTED(blob_destroy),
              WANTED(blob_get_data),
              WANTED(buffer_create),
              WANTED(buffer_destroy),
              WANTED(buffer_add_utf16),
              WANTED(buffer_set_direction),
              WANTED(buffer_set_script),
              WANTED(buffer_set_language),
              WANTED(buffer_get_glyph_infos),
              WANTED(buffer_get_glyph_positions),
              WANTED(face_create),
              WANTED(face_destroy),
              WANTED(face_get_upem),
              WANTED(font_create),
              WANTED(font_destroy),
              WANTED(font_make_immutable),
              WANTED(font_set_var_named_instance),
              WANTED(font_get_nominal_glyph),
              WANTED(font_get_glyph_h_advance),
              WANTED(language_from_string),
              WANTED(shape),
              WANTED(unicode_funcs_get_default),
              WANTED(unicode_script),
          },
  };
#undef WANTED
  return load(&library);
}

static const char *load_fontconfig(FontconfigFunctions *functions) {
#define WANTED(name) {"Fc" #name, &functions->name}
  const library library = {
      .file = "libfontconfig.so.1",
      .purpose = "fontconfig, which finds fonts",
      .package = "libfontconfig1",
      .age = "the installed fontconfig is too old; version 2.13 or later was expected",
      .functions =
          {
              WANTED(InitLoadConfigAndFonts),
              WANTED(ConfigDestroy),
              WANTED(ConfigGetFonts),
              WANTED(ConfigSubstitute),
              WANTED(DefaultSubstitute),
              WANTED(FontSetCreate),
              WANTED(FontSetDestroy),
              WANTED(FontSort),
              WANTED(FreeTypeQueryAll),
              WANTED(PatternCreate),
              WANTED(PatternDestroy),
              WANTED(PatternAddString),
              WANTED(PatternGetBool),
              WANTED(PatternGetCharSet),
              WANTED(PatternGetDouble),
              WANTED(PatternGetInteger),
              WANTED(PatternGetString),
              WANTED(CharSetCopy),
              WANTED(CharSetDestroy),
              WANTED(CharSetCount),
              WANTED(CharSetEqual),
              WANTED(CharSetHasChar),
              WANTED(WeightToOpenTypeDouble),
          },
  };
#undef WANTED
  return load(&library);
}

const char *quartzite_load_text_libraries(quartzite_text_libraries *libraries) {
  const char *problem = load_freetype(&libraries->freeType);
  if (!problem) problem = load_harfbuzz(&libraries->harfBuzz);
  if (!problem) problem = load_fontconfig(&libraries->fontconfig);
  return problem;
}
