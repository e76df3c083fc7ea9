#pragma once

#include <stdint.h>

// The part of SDL 2 that a window needs, declared here so that its headers aren't needed to build. The layouts and the
// numbers are those of SDL 2.0.5 and later, whose binary interface doesn't change.

typedef struct {
  int32_t x, y, w, h;
} SDL_Rect;

typedef union {
  uint32_t type;
  struct {
    uint32_t type, timestamp, window;
    uint8_t event, padding[3];
    int32_t data1, data2;
  } window;
  struct {
    uint32_t type, timestamp, window;
    uint8_t state, repeat, padding[2];
    int32_t scancode, symbol;
    uint16_t modifiers;
  } key;
  struct {
    uint32_t type, timestamp, window;
    char text[32];
  } text;
  struct {
    uint32_t type, timestamp, window;
    char text[32];
    int32_t start, length;
  } edit;
  struct {
    uint32_t type, timestamp, window;
    char *text;
    int32_t start, length;
  } long_edit;
  struct {
    uint32_t type, timestamp, window, mouse, state;
    int32_t x, y;
  } motion;
  struct {
    uint32_t type, timestamp, window, mouse;
    uint8_t button, state, clicks, padding;
    int32_t x, y;
  } button;
  struct {
    uint32_t type, timestamp, window, mouse;
    int32_t x, y;
    uint32_t direction;
  } wheel;
  struct {
    uint32_t type, timestamp;
    int64_t touch, finger;
    float x, y;
  } finger;
  uint8_t bytes[128];
} SDL_Event;

enum {
  SDL_INIT_VIDEO = 0x20,
  SDL_WINDOWPOS_CENTERED = 0x2FFF0000,
  SDL_WINDOW_RESIZABLE = 0x20,
  SDL_WINDOW_ALLOW_HIGHDPI = 0x2000,
  SDL_RENDERER_SOFTWARE = 1,
  SDL_RENDERER_ACCELERATED_WITH_VSYNC = 2 | 4,
  SDL_PIXELFORMAT_ARGB8888 = 0x16362004,
  SDL_PIXELFORMAT_ABGR8888 = 0x16762004,
  SDL_BLENDMODE_NONE = 0,
  SDL_TEXTUREACCESS_STREAMING = 1,
  SDL_QUIT = 0x100,
  SDL_WINDOWEVENT = 0x200,
  SDL_KEYDOWN = 0x300,
  SDL_TEXTEDITING = 0x302,
  SDL_TEXTINPUT = 0x303,
  SDL_TEXTEDITING_EXT = 0x305,
  SDL_MOUSEMOTION = 0x400,
  SDL_MOUSEBUTTONDOWN = 0x401,
  SDL_MOUSEBUTTONUP = 0x402,
  SDL_MOUSEWHEEL = 0x403,
  SDL_FINGERDOWN = 0x700,
  SDL_FINGERUP = 0x701,
  SDL_FINGERMOTION = 0x702,
  SDL_RENDER_TARGETS_RESET = 0x2000,
  SDL_RENDER_DEVICE_RESET = 0x2001,
  SDL_WINDOWEVENT_EXPOSED = 3,
  SDL_WINDOWEVENT_SIZE_CHANGED = 6,
  SDL_WINDOWEVENT_FOCUS_GAINED = 12,
  SDL_WINDOWEVENT_FOCUS_LOST = 13,
  SDL_WINDOWEVENT_CLOSE = 14,
  SDL_KMOD_CONTROL = 0xC0,
};

/// The mouse that stands for touches, whose events SDL sends in addition.
#define SDL_TOUCH_MOUSEID ((uint32_t)-1)

typedef struct {
  int (*InitSubSystem)(uint32_t);
  void (*QuitSubSystem)(uint32_t);
  const char *(*GetError)(void);
  void (*SetMainReady)(void);
  int (*SetHint)(const char *, const char *);
  void *(*CreateWindow)(const char *, int, int, int, int, uint32_t);
  void (*DestroyWindow)(void *);
  void (*SetWindowTitle)(void *, const char *);
  void (*GetWindowSize)(void *, int *, int *);
  void *(*CreateRenderer)(void *, int, uint32_t);
  void (*DestroyRenderer)(void *);
  int (*GetRendererOutputSize)(void *, int *, int *);
  void *(*CreateTexture)(void *, uint32_t, int, int, int);
  void (*DestroyTexture)(void *);
  int (*SetTextureBlendMode)(void *, int);
  int (*UpdateTexture)(void *, const SDL_Rect *, const void *, int);
  int (*SetRenderDrawColor)(void *, uint8_t, uint8_t, uint8_t, uint8_t);
  int (*RenderClear)(void *);
  int (*RenderCopy)(void *, void *, const SDL_Rect *, const SDL_Rect *);
  void (*RenderPresent)(void *);
  void *(*GL_GetProcAddress)(const char *);
  int (*WaitEventTimeout)(SDL_Event *, int);
  int (*PollEvent)(SDL_Event *);
  void (*StartTextInput)(void);
  void (*SetTextInputRect)(const SDL_Rect *);
  char *(*GetClipboardText)(void);
  int (*SetClipboardText)(const char *);
  void (*free)(void *);
} SDL_Functions;

/// Loads SDL; returns null, or the reason why it can't be loaded.
const char *quartzite_load_sdl(SDL_Functions *functions);
