// Draws the page of ScriptPage with Pango and Cairo, and writes the layout of each text in the same form.
//
// Usage: pango TEXTS FOLDER, which writes pango.png and pango.tsv; see scripts/compare-text. Characters that the font of a
// text lacks are drawn in the fonts that our own search prefers, where these have them.

#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>

enum { width = 250, cell_width = 270, cell_height = 116, columns = 2, name_height = 12, size = 16, scale = 2 };
static const char *const fallbacks = "Liberation Sans";

static int utf16_length(const char *text, int bytes) {
  int count = 0;
  for (const char *p = text; p < text + bytes; p = g_utf8_next_char(p)) count += g_utf8_get_char(p) > 0xFFFF ? 2 : 1;
  return count;
}

// Writes the family of a font without spaces.
static void write_family(FILE *out, PangoFont *font) {
  PangoFontDescription *description = pango_font_describe(font);
  for (const char *c = pango_font_description_get_family(description); *c; c++) fputc(*c == ' ' ? '_' : *c, out);
  pango_font_description_free(description);
}

static void write_line(FILE *out, const char *name, const char *text, PangoLayoutIter *iterator) {
  PangoLayoutLine *line = pango_layout_iter_get_line_readonly(iterator);
  PangoRectangle extents;
  pango_layout_iter_get_line_extents(iterator, NULL, &extents);
  double x = (double)extents.x / PANGO_SCALE;
  fprintf(
      out, "%s\t%d\t%d\t", name, utf16_length(text, line->start_index),
      utf16_length(text, line->start_index + line->length));
  const char *space = "";
  for (GSList *item = line->runs; item; item = item->next) {
    PangoGlyphString *glyphs = ((PangoGlyphItem *)item->data)->glyphs;
    for (int i = 0; i < glyphs->num_glyphs; i++) {
      PangoGlyphInfo *info = &glyphs->glyphs[i];
      double advance = (double)info->geometry.width / PANGO_SCALE;
      if (info->glyph != PANGO_GLYPH_EMPTY) {
        fprintf(
            out, "%s%u:%f:%f:", space, info->glyph, x + (double)info->geometry.x_offset / PANGO_SCALE, advance);
        write_family(out, ((PangoGlyphItem *)item->data)->item->analysis.font);
      }
      space = " ";
      x += advance;
    }
  }
  fputc('\n', out);
}

static void draw(cairo_t *cairo, FILE *out, int index, int rows, char **fields) {
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  PangoContext *context = pango_layout_get_context(layout);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(fields[1]));
  gchar *families = g_strconcat(fields[2], ", ", fallbacks, NULL);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, families);
  g_free(families);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, fields[3], -1);
  cairo_move_to(cairo, cell_width * (index / rows) + 10, cell_height * (index % rows) + name_height);
  pango_cairo_show_layout(cairo, layout);
  PangoLayoutIter *iterator = pango_layout_get_iter(layout);
  do write_line(out, fields[0], fields[3], iterator);
  while (pango_layout_iter_next_line(iterator));
  pango_layout_iter_free(iterator);
  pango_font_description_free(font);
  cairo_font_options_destroy(options);
  g_object_unref(layout);
}

int main(int count, char **arguments) {
  if (count != 3) return fprintf(stderr, "usage: pango TEXTS FOLDER\n"), 64;
  gchar *table;
  if (!g_file_get_contents(arguments[1], &table, NULL, NULL)) return fprintf(stderr, "can't read %s\n", arguments[1]), 1;
  gchar **lines = g_strsplit(table, "\n", -1);
  int samples = 0;
  for (gchar **line = lines; *line; line++) samples += **line && **line != '#';
  int rows = (samples + columns - 1) / columns;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, cell_width * columns * scale, cell_height * rows * scale);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  gchar *path = g_build_filename(arguments[2], "pango.tsv", NULL);
  FILE *out = fopen(path, "w");
  if (!out) return fprintf(stderr, "can't write %s\n", path), 1;
  int index = 0;
  for (gchar **line = lines; *line; line++) {
    if (!**line || **line == '#') continue;
    gchar **fields = g_strsplit(*line, "\t", 4);
    if (g_strv_length(fields) == 4) draw(cairo, out, index++, rows, fields);
    g_strfreev(fields);
  }
  fclose(out);
  gchar *picture = g_build_filename(arguments[2], "pango.png", NULL);
  return cairo_surface_write_to_png(surface, picture) == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
