#include "CStageWindow.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "SDL.h"

static SDL_Functions sdl;

struct quartzite_window {
  void *window;
  void *renderer;
  void *texture;
  /// The size of the texture, and the opaque pixels that it shows.
  int32_t width, height;
  uint32_t *shown;
  /// The rectangle in which the picture is shown, in pixels.
  SDL_Rect frame;
  /// The texture in front of the picture, and its size.
  void *overlay;
  int32_t overlay_width, overlay_height;
};

/// Loads and starts SDL once; returns null, or the reason why it can't be used.
static const char *start(void) {
  static int isLoaded;
  if (!isLoaded) {
    const char *error = quartzite_load_sdl(&sdl);
    if (error) return error;
    isLoaded = 1;
    sdl.SetMainReady();
    // The program handles signals itself.
    sdl.SetHint("SDL_NO_SIGNAL_HANDLERS", "1");
    // Touches produce no additional mouse events.
    sdl.SetHint("SDL_TOUCH_MOUSE_EVENTS", "0");
    // Compositions aren't cut after 31 bytes, from SDL 2.0.22.
    sdl.SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1");
  }
  return sdl.InitSubSystem(SDL_INIT_VIDEO) ? sdl.GetError() : NULL;
}

/// Whether OpenGL's current context draws without a graphics processor.
static int is_software_gl(void) {
  const uint32_t gl_renderer = 0x1F01;
  const unsigned char *(*get_string)(uint32_t);
  void *address = sdl.GL_GetProcAddress("glGetString");
  if (!address) return 0;
  memcpy(&get_string, &address, sizeof address);
  const char *name = (const char *)get_string(gl_renderer);
  return name && (strstr(name, "llvmpipe") || strstr(name, "softpipe") || strstr(name, "SWR"));
}

/// Returns a renderer, or null if there is none.
static void *create_renderer(void *window) {
  void *renderer = sdl.CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED_WITH_VSYNC);
  if (renderer && !is_software_gl()) return renderer;
  // Without a graphics processor, SDL copies pixels in a fraction of the time that OpenGL takes to draw them. The hint keeps
  // OpenGL from showing the copied pixels.
  if (renderer) sdl.DestroyRenderer(renderer);
  sdl.SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0");
  return sdl.CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}

quartzite_window *quartzite_window_open(const char *title, int32_t width, int32_t height, const char **error) {
  *error = start();
  if (*error) return NULL;
  quartzite_window *result = calloc(1, sizeof *result);
  if (result) {
    result->window = sdl.CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                                      SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  }
  if (result && result->window) {
    result->renderer = create_renderer(result->window);
  }
  if (!result || !result->renderer) {
    *error = result ? sdl.GetError() : "there isn't enough memory for a window";
    if (result && result->window) sdl.DestroyWindow(result->window);
    free(result);
    sdl.QuitSubSystem(SDL_INIT_VIDEO);
    return NULL;
  }
  sdl.StartTextInput();
  return result;
}

void quartzite_window_close(quartzite_window *window) {
  if (window->texture) sdl.DestroyTexture(window->texture);
  if (window->overlay) sdl.DestroyTexture(window->overlay);
  sdl.DestroyRenderer(window->renderer);
  sdl.DestroyWindow(window->window);
  sdl.QuitSubSystem(SDL_INIT_VIDEO);
  free(window->shown);
  free(window);
}

quartzite_window_size quartzite_window_get_size(quartzite_window *window) {
  int width = 0, height = 0, pixel_width = 0, pixel_height = 0;
  sdl.GetWindowSize(window->window, &width, &height);
  if (sdl.GetRendererOutputSize(window->renderer, &pixel_width, &pixel_height)) {
    pixel_width = width;
    pixel_height = height;
  }
  return (quartzite_window_size){width, height, pixel_width, pixel_height};
}

void quartzite_window_set_title(quartzite_window *window, const char *title) {
  sdl.SetWindowTitle(window->window, title);
}

// Pictures

/// Converts a premultiplied pixel with the bytes red, green, blue and alpha to an opaque one on white, in the texture's format.
static uint32_t on_white(uint32_t pixel) {
  const uint32_t white = 255 - (pixel >> 24);
  const uint32_t color = (pixel + white * 0x010101) | 0xFF000000;
  return (color & 0xFF00FF00) | (color & 0xFF) << 16 | (color >> 16 & 0xFF);
}

/// Ensures that there is a texture of the picture's size; returns 0 if it can't be created.
static int prepare_texture(quartzite_window *window, int32_t width, int32_t height) {
  if (window->texture && window->width == width && window->height == height) return 1;
  if (window->texture) sdl.DestroyTexture(window->texture);
  free(window->shown);
  // The format of most windows, to which a renderer without a graphics processor copies opaque pixels as they are.
  window->texture = sdl.CreateTexture(window->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING,
                                      width, height);
  if (window->texture) sdl.SetTextureBlendMode(window->texture, SDL_BLENDMODE_NONE);
  // All pixels count as changed, because an opaque pixel is never 0.
  window->shown = calloc((size_t)width * (size_t)height, sizeof *window->shown);
  window->width = width;
  window->height = height;
  if (window->texture && window->shown) return 1;
  if (window->texture) sdl.DestroyTexture(window->texture);
  window->texture = NULL;
  free(window->shown);
  window->shown = NULL;
  return 0;
}

/// Updates the pixels that are shown, and returns the rectangle of those that changed.
static SDL_Rect update_shown(quartzite_window *window, const uint32_t *pixels) {
  const int32_t width = window->width;
  int32_t left = width, right = 0, top = window->height, bottom = 0;
  for (int32_t row = 0; row < window->height; row++) {
    uint32_t *shown = window->shown + (size_t)row * (size_t)width;
    const uint32_t *source = pixels + (size_t)row * (size_t)width;
    int32_t first = 0;
    while (first < width && shown[first] == on_white(source[first])) first++;
    if (first == width) continue;
    int32_t last = width;
    while (shown[last - 1] == on_white(source[last - 1])) last--;
    for (int32_t column = first; column < last; column++) shown[column] = on_white(source[column]);
    if (first < left) left = first;
    if (last > right) right = last;
    if (row < top) top = row;
    bottom = row + 1;
  }
  return left < right ? (SDL_Rect){left, top, right - left, bottom - top} : (SDL_Rect){0, 0, 0, 0};
}

/// Returns the largest centered rectangle that has the picture's aspect ratio.
static SDL_Rect fit(int32_t width, int32_t height, int32_t outer_width, int32_t outer_height) {
  const double horizontal = (double)outer_width / width, vertical = (double)outer_height / height;
  const double scale = horizontal < vertical ? horizontal : vertical;
  int32_t w = (int32_t)(width * scale + 0.5), h = (int32_t)(height * scale + 0.5);
  // A picture whose size differs from the window's only by rounding isn't scaled.
  if (abs(w - width) <= 1 && abs(h - height) <= 1) {
    w = width;
    h = height;
  }
  return (SDL_Rect){(outer_width - w) / 2, (outer_height - h) / 2, w, h};
}

/// Makes the window white, unless the picture covers it; returns 0 if it fails.
static int clear_margins(quartzite_window *window, quartzite_window_size size) {
  if (window->frame.w >= size.pixel_width && window->frame.h >= size.pixel_height) return 1;
  return !sdl.SetRenderDrawColor(window->renderer, 255, 255, 255, 255) && !sdl.RenderClear(window->renderer);
}

/// Ensures that there is an overlay of a size; returns 0 if it can't be created.
static int prepare_overlay(quartzite_window *window, int32_t width, int32_t height) {
  if (window->overlay && window->overlay_width == width && window->overlay_height == height) return 1;
  if (window->overlay) sdl.DestroyTexture(window->overlay);
  window->overlay = sdl.CreateTexture(window->renderer, SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_STREAMING,
                                      width, height);
  window->overlay_width = width;
  window->overlay_height = height;
  return window->overlay != NULL;
}

int quartzite_window_set_overlay(quartzite_window *window, const uint32_t *pixels, int32_t width, int32_t height) {
  if (!pixels) {
    if (window->overlay) sdl.DestroyTexture(window->overlay);
    window->overlay = NULL;
    return 1;
  }
  return prepare_overlay(window, width, height) && !sdl.UpdateTexture(window->overlay, NULL, pixels, width * 4);
}

/// Draws the overlay; returns 0 if it fails.
static int draw_overlay(quartzite_window *window) {
  if (!window->overlay) return 1;
  const SDL_Rect frame = {0, 0, window->overlay_width, window->overlay_height};
  return !sdl.RenderCopy(window->renderer, window->overlay, NULL, &frame);
}

int64_t quartzite_window_show(quartzite_window *window, const uint32_t *pixels, int32_t width, int32_t height) {
  if (!prepare_texture(window, width, height)) return -1;
  const SDL_Rect changed = update_shown(window, pixels);
  if (changed.w > 0) {
    const uint32_t *start = window->shown + (size_t)changed.y * (size_t)width + changed.x;
    if (sdl.UpdateTexture(window->texture, &changed, start, width * 4)) return -1;
  }
  const quartzite_window_size size = quartzite_window_get_size(window);
  window->frame = fit(width, height, size.pixel_width, size.pixel_height);
  if (!clear_margins(window, size)) return -1;
  if (sdl.RenderCopy(window->renderer, window->texture, NULL, &window->frame)) return -1;
  if (!draw_overlay(window)) return -1;
  sdl.RenderPresent(window->renderer);
  return (int64_t)changed.w * changed.h;
}

// Events

static quartzite_key key_of(int32_t symbol) {
  switch (symbol) {
    case 13:
    case 0x40000058: return quartzite_key_return;
    case 27: return quartzite_key_escape;
    case 8: return quartzite_key_backspace;
    case 127: return quartzite_key_delete;
    case 9: return quartzite_key_tab;
    case 0x4000004F: return quartzite_key_right;
    case 0x40000050: return quartzite_key_left;
    case 0x40000051: return quartzite_key_down;
    case 0x40000052: return quartzite_key_up;
    case 0x4000004A: return quartzite_key_home;
    case 0x4000004D: return quartzite_key_end;
    default: return quartzite_key_other;
  }
}

static quartzite_event window_event(quartzite_window *window, const SDL_Event *event) {
  quartzite_event result = {quartzite_event_none};
  switch (event->window.event) {
    case SDL_WINDOWEVENT_CLOSE: result.kind = quartzite_event_close; break;
    case SDL_WINDOWEVENT_SIZE_CHANGED: result.kind = quartzite_event_resize; break;
    case SDL_WINDOWEVENT_EXPOSED: result.kind = quartzite_event_expose; break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: result.kind = quartzite_event_focus; break;
    case SDL_WINDOWEVENT_FOCUS_LOST: result.kind = quartzite_event_blur; break;
  }
  return result;
}

/// Copies as much of a text as fits, without a part of a character.
static void copy_text(quartzite_event *event, const char *text, size_t size) {
  size_t length = strnlen(text, size);
  if (length >= sizeof event->text) {
    length = sizeof event->text - 1;
    // A byte 10xxxxxx continues a character.
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
  }
  memcpy(event->text, text, length);
  event->text[length] = 0;
}

static quartzite_event composition(const char *text, size_t size, int32_t start, int32_t length) {
  quartzite_event result = {quartzite_event_composition};
  copy_text(&result, text, size);
  result.selection_start = start;
  result.selection_length = length;
  return result;
}

static quartzite_event translate(quartzite_window *window, const SDL_Event *event) {
  quartzite_event result = {quartzite_event_none};
  quartzite_window_size size;
  switch (event->type) {
    case SDL_QUIT: result.kind = quartzite_event_close; break;
    case SDL_WINDOWEVENT: return window_event(window, event);
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
      // The texture's pixels are lost.
      if (window->shown) memset(window->shown, 0, (size_t)window->width * (size_t)window->height * 4);
      result.kind = quartzite_event_expose;
      break;
    case SDL_KEYDOWN:
      result.kind = quartzite_event_key;
      result.key = key_of(event->key.symbol);
      result.control = (event->key.modifiers & SDL_KMOD_CONTROL) != 0;
      if (event->key.symbol > 31 && event->key.symbol < 127) result.character = (char)event->key.symbol;
      break;
    case SDL_TEXTINPUT:
      result.kind = quartzite_event_text;
      copy_text(&result, event->text.text, sizeof event->text.text);
      break;
    case SDL_TEXTEDITING:
      return composition(event->edit.text, sizeof event->edit.text, event->edit.start, event->edit.length);
    case SDL_TEXTEDITING_EXT:
      result = composition(event->long_edit.text, SIZE_MAX, event->long_edit.start, event->long_edit.length);
      sdl.free(event->long_edit.text);
      return result;
    case SDL_MOUSEMOTION:
      // Motion is part of a touch only while the left button is pressed.
      if (!(event->motion.state & 1) || event->motion.mouse == SDL_TOUCH_MOUSEID) break;
      result.kind = quartzite_event_pointer_move;
      result.x = event->motion.x;
      result.y = event->motion.y;
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (event->button.button != 1 || event->button.mouse == SDL_TOUCH_MOUSEID) break;
      result.kind = event->type == SDL_MOUSEBUTTONDOWN ? quartzite_event_pointer_down : quartzite_event_pointer_up;
      result.x = event->button.x;
      result.y = event->button.y;
      break;
    case SDL_MOUSEWHEEL:
      result.kind = quartzite_event_wheel;
      // The direction is 1 if the system reverses it, as for natural scrolling.
      result.x = event->wheel.direction == 1 ? -event->wheel.x : event->wheel.x;
      result.y = event->wheel.direction == 1 ? -event->wheel.y : event->wheel.y;
      break;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION:
      result.kind = event->type == SDL_FINGERDOWN ? quartzite_event_pointer_down
                    : event->type == SDL_FINGERUP ? quartzite_event_pointer_up
                                                  : quartzite_event_pointer_move;
      size = quartzite_window_get_size(window);
      result.x = (double)event->finger.x * size.width;
      result.y = (double)event->finger.y * size.height;
      // 0 is the mouse.
      result.finger = event->finger.finger + 1;
      break;
  }
  return result;
}

/// Waits for an event; returns 0 if there is none within a time. SDL waits for whole milliseconds only.
static int wait_for_event(SDL_Event *event, int32_t microseconds) {
  if (microseconds >= 1000) return sdl.WaitEventTimeout(event, microseconds / 1000);
  if (sdl.PollEvent(event)) return 1;
  if (microseconds <= 0) return 0;
  const struct timespec rest = {0, microseconds * 1000L};
  nanosleep(&rest, NULL);
  return sdl.PollEvent(event);
}

quartzite_event quartzite_window_next_event(quartzite_window *window, int32_t microseconds) {
  SDL_Event event;
  if (!wait_for_event(&event, microseconds)) return (quartzite_event){quartzite_event_none};
  // Events without a translation are skipped, because "none" means that the queue is empty.
  quartzite_event result = translate(window, &event);
  while (result.kind == quartzite_event_none && sdl.PollEvent(&event)) result = translate(window, &event);
  return result;
}

void quartzite_window_set_caret(double x, double y, double width, double height) {
  const SDL_Rect frame = {(int)x, (int)y, (int)width, (int)height};
  sdl.SetTextInputRect(&frame);
}

// The clipboard

char *quartzite_clipboard_copy_text(void) {
  char *text = sdl.GetClipboardText();
  char *copy = text && *text ? strdup(text) : NULL;
  if (text) sdl.free(text);
  return copy;
}

void quartzite_clipboard_set_text(const char *text) { sdl.SetClipboardText(text); }
