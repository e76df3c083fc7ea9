#define _GNU_SOURCE
#include "SDL.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

const char *quartzite_load_sdl(SDL_Functions *functions) {
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return "SDL 2, which opens windows, isn't installed (Debian's package libsdl2-2.0-0)";
  const struct {
    const char *name;
    void *pointer;
  } required[] = {
#define REQUIRED(name) {"SDL_" #name, &functions->name}
      REQUIRED(InitSubSystem),
      REQUIRED(QuitSubSystem),
      REQUIRED(GetError),
      REQUIRED(SetMainReady),
      REQUIRED(SetHint),
      REQUIRED(CreateWindow),
      REQUIRED(DestroyWindow),
      REQUIRED(SetWindowTitle),
      REQUIRED(GetWindowSize),
      REQUIRED(CreateRenderer),
      REQUIRED(DestroyRenderer),
      REQUIRED(GetRendererOutputSize),
      REQUIRED(CreateTexture),
      REQUIRED(DestroyTexture),
      REQUIRED(SetTextureBlendMode),
      REQUIRED(UpdateTexture),
      REQUIRED(SetRenderDrawColor),
      REQUIRED(RenderClear),
      REQUIRED(RenderCopy),
      REQUIRED(RenderPresent),
      REQUIRED(GL_GetProcAddress),
      REQUIRED(WaitEventTimeout),
      REQUIRED(PollEvent),
      REQUIRED(StartTextInput),
      REQUIRED(SetTextInputRect),
      REQUIRED(GetClipboardText),
      REQUIRED(SetClipboardText),
      REQUIRED(free),
#undef REQUIRED
  };
  for (size_t index = 0; index < sizeof required / sizeof *required; index++) {
    void *address = dlsym(library, required[index].name);
    if (!address) return "the installed SDL 2 is too old; version 2.0.5 or later was expected";
    memcpy(required[index].pointer, &address, sizeof address);
  }
  return NULL;
}
