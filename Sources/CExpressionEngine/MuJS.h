#ifndef QUARTZITE_EXPRESSION_MUJS_H
#define QUARTZITE_EXPRESSION_MUJS_H

// The functions of MuJS (https://mujs.com) that the engine uses, looked up in the installed library.
//
// Declared here and not by the library's header, so that the package builds where MuJS isn't installed.

typedef struct js_State js_State;

typedef struct {
  js_State *(*newstate)(void *(*allocate)(void *, void *, int), void *context, int flags);
  void (*setreport)(js_State *, void (*report)(js_State *, const char *));
  int (*ploadstring)(js_State *, const char *name, const char *source);
  int (*pcall)(js_State *, int count);
  void (*pushundefined)(js_State *);
  void (*pushstring)(js_State *, const char *);
  const char *(*trystring)(js_State *, int index, const char *otherwise);
  int (*iscallable)(js_State *, int index);
  void (*copy)(js_State *, int index);
  void (*pop)(js_State *, int count);
} mujs_functions;

/// Loads the library; returns null, or the reason why it can't be used.
const char *mujs_load(mujs_functions *functions);

#endif
