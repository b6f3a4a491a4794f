// startup ROUNDS METHOD COMMAND [-- COMMAND]...: starts each server in turn and measures from exec
// to its first reply on its own FASTD_SOCKET, then ends it with SIGTERM. Prints the medians in
// microseconds, then the median over the rounds of the first one's time divided by each other's.
#include "bench.h"

enum { patience = 10 * 1000 * 1000 };  // microseconds

static int answers(const char *path, const char *frame, size_t length) {
  char bytes[65536];
  int server = reach(path);
  if (server < 0) return 0;
  int answered = send(server, frame, length, MSG_NOSIGNAL) == (ssize_t)length
      && read(server, bytes, sizeof bytes) > 0;
  close(server);
  return answered;
}

static double first_answer(const struct command *one, const char *method) {
  const char *path = setting(one, "FASTD_SOCKET");
  if (!path) fail("a command without FASTD_SOCKET");
  char frame[4096];
  size_t length = call(frame, sizeof frame, method, NULL);
  struct timespec pause = {.tv_nsec = 50 * 1000};

  double start = microseconds();
  pid_t child = launch(one);
  while (!answers(path, frame, length)) {
    if (waitpid(child, NULL, WNOHANG) == child) fail("%s ended by itself", one->arguments[0]);
    if (microseconds() - start > patience) { kill(child, SIGKILL); fail("%s: no answer", path); }
    nanosleep(&pause, NULL);
  }
  double taken = microseconds() - start;
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  return taken;
}

int main(int count, char **words) {
  if (count < 4) fail("usage: startup ROUNDS METHOD COMMAND [-- COMMAND]...");
  int rounds = whole(words[1], 1, max_rounds);
  struct command all[max_commands];
  int used = commands(words + 3, all);

  static double walls[max_commands][max_rounds], ratios[max_commands][max_rounds];
  for (int i = 0; i < used; i++) first_answer(&all[i], words[2]);
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < used; i++) {
      walls[i][round] = first_answer(&all[i], words[2]);
      ratios[i][round] = walls[0][round] / walls[i][round];
    }
  for (int i = 0; i < used; i++) printf("wall\t%.1f\n", median(walls[i], rounds));
  for (int i = 1; i < used; i++) printf("ratio\t%.4f\n", median(ratios[i], rounds));
}
