// What the measuring programs share: a clock, medians, commands between "--" marks, a socket.
#ifndef FASTD_BENCH_H
#define FASTD_BENCH_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { max_commands = 8, max_rounds = 100000, max_settings = 16 };

__attribute__((noreturn, format(printf, 1, 2), unused))
static void fail(const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  vfprintf(stderr, format, rest);
  va_end(rest);
  fputc('\n', stderr);
  exit(2);
}

__attribute__((unused)) static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Sorts the values: call it last.
__attribute__((unused)) static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

__attribute__((unused)) static int whole(const char *text, int least, int most) {
  char *end;
  long value = strtol(text, &end, 10);
  if (*text == 0 || *end != 0 || value < least || value > most)
    fail("'%s' is not a whole number from %d to %d", text, least, most);
  return (int)value;
}

// A program with its arguments; words NAME=VALUE before it are its own environment.
struct command {
  char *settings[max_settings + 1];
  char **arguments;
};

__attribute__((unused)) static int commands(char **words, struct command *out) {
  int count = 0;
  while (*words) {
    if (count == max_commands) fail("more than %d commands", max_commands);
    struct command *one = &out[count++];
    int settings = 0;
    for (; *words && strchr(*words, '=') && settings < max_settings; words++)
      one->settings[settings++] = *words;
    one->settings[settings] = NULL;
    one->arguments = words;
    while (*words && strcmp(*words, "--") != 0) words++;
    if (words == one->arguments) fail("an empty command");
    if (*words) *words++ = NULL;
  }
  return count;
}

__attribute__((unused)) static const char *setting(const struct command *one, const char *name) {
  size_t length = strlen(name);
  for (char *const *word = one->settings; *word; word++)
    if (strncmp(*word, name, length) == 0 && (*word)[length] == '=') return *word + length + 1;
  return getenv(name);
}

// The command's settings first: getenv takes the first of a name.
static char **environment(const struct command *one) {
  static char *all[4096];
  int count = 0;
  for (char *const *word = one->settings; *word; word++) all[count++] = *word;
  for (char **word = environ; *word && count < 4095; word++) {
    size_t name = strcspn(*word, "=") + 1;
    int replaced = 0;
    for (char *const *own = one->settings; *own; own++)
      replaced |= strncmp(*own, *word, name) == 0;
    if (!replaced) all[count++] = *word;
  }
  all[count] = NULL;
  return all;
}

// Starts the command with its output thrown away.
__attribute__((unused)) static pid_t launch(const struct command *one) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  char **arguments = one->arguments;
  int error = posix_spawnp(&child, arguments[0], &actions, NULL, arguments, environment(one));
  posix_spawn_file_actions_destroy(&actions);
  if (error) fail("%s: %s", arguments[0], strerror(error));
  return child;
}

// A connected descriptor, or -1.
__attribute__((unused)) static int reach(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) fail("the socket path is too long: %s", path);
  strcpy(address.sun_path, path);
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) fail("socket: %s", strerror(errno));
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) == 0) return descriptor;
  close(descriptor);
  return -1;
}

// A Varlink call with the NUL that ends it; the length, that NUL included.
__attribute__((unused))
static size_t call(char *out, size_t room, const char *method, const char *parameters) {
  int length = parameters
      ? snprintf(out, room, "{\"method\":\"%s\",\"parameters\":%s}", method, parameters)
      : snprintf(out, room, "{\"method\":\"%s\"}", method);
  if (length < 0 || (size_t)length >= room) fail("the call is too long");
  return (size_t)length + 1;
}

#endif
