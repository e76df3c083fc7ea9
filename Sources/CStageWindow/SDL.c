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
    void *place;
  } wanted[] = {
#define WANTED(name) {"SDL_" #name, &functions->name}
      WANTED(InitSubSystem),
      WANTED(QuitSubSystem),
      WANTED(GetError),
      WANTED(SetMainReady),
      WANTED(SetHint),
      WANTED(CreateWindow),
      WANTED(DestroyWindow),
      WANTED(SetWindowTitle),
      WANTED(GetWindowSize),
      WANTED(CreateRenderer),
      WANTED(DestroyRenderer),
      WANTED(GetRendererOutputSize),
      WANTED(CreateTexture),
      WANTED(DestroyTexture),
      WANTED(UpdateTexture),
      WANTED(SetRenderDrawColor),
      WANTED(RenderClear),
      WANTED(RenderCopy),
      WANTED(RenderPresent),
      WANTED(WaitEventTimeout),
      WANTED(PollEvent),
      WANTED(StartTextInput),
      WANTED(GetClipboardText),
      WANTED(SetClipboardText),
      WANTED(free),
#undef WANTED
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    void *address = dlsym(library, wanted[index].name);
    if (!address) return "the installed SDL 2 is too old; version 2.0.5 or later was expected";
    memcpy(wanted[index].place, &address, sizeof address);
  }
  return NULL;
}
