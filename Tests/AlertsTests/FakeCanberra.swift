import Foundation
import TestProcesses
import TestSupport
import Testing

/// A libcanberra that plays nothing: it tells on standard output what it was asked to.
struct FakeCanberra {
  static let isPossible = isInstalled("cc")

  /// Puts it before the one of the system.
  let variables: [String: String]

  /// One that never ends plays a sound without end.
  init(in scratch: Scratch, neverEnds: Bool = false) throws {
    let source = scratch.file("canberra.c", Self.source)
    let library = "\(scratch.path)/libcanberra.so.0"
    let compiler = try Child(
      "cc", ["-shared", "-fPIC", "-o", library, source, "-lpthread"],
      environment: plainEnvironment())
    try #require(compiler.end() == 0)
    variables = Self.variables(of: scratch).merging(neverEnds ? ["NEVER_ENDS": "1"] : [:]) { $1 }
  }

  /// What no loader takes, as if there were none.
  static func none(in scratch: Scratch) -> [String: String] {
    _ = scratch.file("libcanberra.so.0")
    return variables(of: scratch)
  }

  private static func variables(of scratch: Scratch) -> [String: String] {
    let before = plainEnvironment()["LD_LIBRARY_PATH"].map { ":\($0)" } ?? ""
    return ["LD_LIBRARY_PATH": scratch.path + before]
  }

  private static let source = """
    #include <pthread.h>
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    typedef struct { char text[2000]; } list;
    typedef void (*finished)(void *, uint32_t, int, void *);
    typedef struct { list list; finished finished; void *data; pthread_t thread; } context;

    static void tell(const char *verb, const char *text) {
      char line[5000];
      int length = snprintf(line, sizeof line, "canberra %s%s\\n", verb, text);
      (void)!write(1, line, length);
    }
    int ca_proplist_create(list **made) { return !(*made = calloc(1, sizeof(list))); }
    int ca_proplist_destroy(list *list) { free(list); return 0; }
    int ca_proplist_sets(list *list, const char *key, const char *value) {
      size_t used = strlen(list->text);
      snprintf(list->text + used, sizeof list->text - used, " %s=%s", key, value);
      return 0;
    }
    int ca_context_create(context **made) { return !(*made = calloc(1, sizeof(context))); }
    int ca_context_change_props_full(context *context, list *list) {
      context->list = *list;
      return 0;
    }
    static void *end(void *raw) {
      context *context = raw;
      context->finished(context, 1, 0, context->data);
      return 0;
    }
    int ca_context_play_full(
        context *context, uint32_t id, list *list, finished finished, void *data) {
      char text[4000];
      snprintf(text, sizeof text, "%s%s", context->list.text, list->text);
      tell("plays", text);
      context->finished = finished;
      context->data = data;
      if (!getenv("NEVER_ENDS")) pthread_create(&context->thread, 0, end, context);
      return 0;
    }
    int ca_context_destroy(context *context) {
      if (context->thread) pthread_join(context->thread, 0);
      free(context);
      tell("has ended", "");
      return 0;
    }
    """
}
