#pragma once

#include <stddef.h>
#include <stdint.h>

// A window, through SDL 2, which is loaded when the first window opens, so that nothing is needed to build.

typedef struct quartzite_window quartzite_window;

/// The kinds of events, apart from those that nobody needs.
typedef enum {
  quartzite_event_none,
  quartzite_event_close,
  quartzite_event_resize,
  quartzite_event_expose,
  quartzite_event_focus,
  quartzite_event_blur,
  quartzite_event_pointer_down,
  quartzite_event_pointer_move,
  quartzite_event_pointer_up,
  quartzite_event_wheel,
  quartzite_event_key,
  quartzite_event_text,
  quartzite_event_composition,
} quartzite_event_kind;

/// The keys that don't produce text, or that have another meaning with the control key.
typedef enum {
  quartzite_key_other,
  quartzite_key_return,
  quartzite_key_escape,
  quartzite_key_backspace,
  quartzite_key_delete,
  quartzite_key_tab,
  quartzite_key_left,
  quartzite_key_right,
  quartzite_key_up,
  quartzite_key_down,
  quartzite_key_home,
  quartzite_key_end,
} quartzite_key;

typedef struct {
  quartzite_event_kind kind;
  /// The position of a pointer, in the window's coordinates; the distance of a wheel, in notches, right and up.
  double x, y;
  /// The number of the finger, with 0 for the mouse.
  int64_t finger;
  quartzite_key key;
  /// The character that a key without modifiers produces in ASCII; 0 for others.
  char character;
  /// Whether the control key is down.
  int32_t control;
  /// The text that was typed, or that an input method composes, in UTF-8.
  char text[256];
  /// The range to select in a composition, in Unicode scalars.
  int32_t selection_start, selection_length;
} quartzite_event;

typedef struct {
  /// The size in the window's coordinates.
  int32_t width, height;
  /// The size in pixels.
  int32_t pixel_width, pixel_height;
} quartzite_window_size;

/// Opens a window.
///
/// @param error Receives the reason for a failure, which is valid until the next call.
/// @return The window, or null.
quartzite_window *quartzite_window_open(const char *title, int32_t width, int32_t height, const char **error);

void quartzite_window_close(quartzite_window *window);

quartzite_window_size quartzite_window_get_size(quartzite_window *window);

void quartzite_window_set_title(quartzite_window *window, const char *title);

/// Sets the rectangle of the caret in the window's coordinates, beside which input methods show their candidates.
void quartzite_window_set_caret(double x, double y, double width, double height);

/// Sets the opaque picture that is shown in the upper left corner, in front of the others.
///
/// @param pixels Pixels of 8-bit R, G, B, A in rows from the top, which are copied; null for no picture.
/// @return 0 if there isn't enough memory for it.
int quartzite_window_set_overlay(quartzite_window *window, const uint32_t *pixels, int32_t width, int32_t height);

/// Shows a picture in the middle, as large as fits, on white.
///
/// Only the rectangle of pixels that differ from those of the latest picture is copied.
///
/// @param pixels Premultiplied pixels of 8-bit R, G, B, A, in rows from the top.
/// @return The number of pixels that were copied; -1 if the window can't be drawn, for example because its display is gone.
int64_t quartzite_window_show(quartzite_window *window, const uint32_t *pixels, int32_t width, int32_t height);

/// Waits for an event for at most a number of microseconds.
///
/// @return The event, whose kind is "none" after that time.
quartzite_event quartzite_window_next_event(quartzite_window *window, int32_t microseconds);

/// Returns the clipboard's text, to be released with `free`; null without one.
char *quartzite_clipboard_copy_text(void);

void quartzite_clipboard_set_text(const char *text);
