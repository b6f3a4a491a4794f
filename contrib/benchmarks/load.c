// load ROUNDS MILLISECONDS CLIENTS METHOD SOCKET...: CLIENTS connections at once, each with one
// call under way, to each socket in turn. Prints the median calls a second of each socket, then
// the median over the rounds of the first socket's rate divided by each other's.
#include "bench.h"
#include <sys/epoll.h>

enum { max_clients = 240, max_sockets = 4 };

static char frame[4096];
static size_t frame_length;

static void ask(int server) {
  if (send(server, frame, frame_length, MSG_NOSIGNAL) != (ssize_t)frame_length)
    fail("the call was not sent: %s", strerror(errno));
}

// How many of the bytes that have come are ends of a reply.
static int replies(int server) {
  static char bytes[65536];
  ssize_t length = read(server, bytes, sizeof bytes);
  if (length <= 0) fail("the server hung up");
  int ends = 0;
  for (ssize_t i = 0; i < length; i++) ends += bytes[i] == 0;
  return ends;
}

static double calls_a_second(const char *path, int clients, int milliseconds) {
  int servers[max_clients], poller = epoll_create1(EPOLL_CLOEXEC);
  for (int i = 0; i < clients; i++) {
    servers[i] = reach(path);
    if (servers[i] < 0) fail("%s: %s", path, strerror(errno));
    struct epoll_event event = {.events = EPOLLIN, .data.fd = servers[i]};
    epoll_ctl(poller, EPOLL_CTL_ADD, servers[i], &event);
  }
  for (int i = 0; i < clients; i++) ask(servers[i]);

  double start = microseconds(), end = start + milliseconds * 1e3, now = start;
  long answered = 0;
  struct epoll_event events[max_clients];
  while (now < end) {
    int ready = epoll_wait(poller, events, max_clients, 5000);
    if (ready <= 0) fail("%s: no reply within 5 s", path);
    for (int i = 0; i < ready; i++)
      if (replies(events[i].data.fd)) { answered++; ask(events[i].data.fd); }
    now = microseconds();
  }
  for (int i = 0; i < clients; i++) close(servers[i]);
  close(poller);
  return (double)answered / (now - start) * 1e6;
}

int main(int count, char **words) {
  if (count < 6) fail("usage: load ROUNDS MILLISECONDS CLIENTS METHOD SOCKET...");
  int rounds = whole(words[1], 1, 1000), milliseconds = whole(words[2], 1, 60000);
  int clients = whole(words[3], 1, max_clients), sockets = count - 5;
  if (sockets > max_sockets) fail("more than %d sockets", max_sockets);
  frame_length = call(frame, sizeof frame, words[4], NULL);

  static double rates[max_sockets][1000], ratios[max_sockets][1000];
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < sockets; i++) {
      rates[i][round] = calls_a_second(words[5 + i], clients, milliseconds);
      ratios[i][round] = rates[0][round] / rates[i][round];
    }
  for (int i = 0; i < sockets; i++) printf("rate\t%.0f\n", median(rates[i], rounds));
  for (int i = 1; i < sockets; i++) printf("ratio\t%.4f\n", median(ratios[i], rounds));
}
