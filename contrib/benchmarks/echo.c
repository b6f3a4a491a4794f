// echo SOCKET: sends back whatever comes, over epoll, until it is ended.
// The yardstick for fastd: what a server costs that does nothing but serve.
#include "bench.h"
#include <sys/epoll.h>

static void watch(int poller, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = descriptor};
  if (epoll_ctl(poller, EPOLL_CTL_ADD, descriptor, &event) < 0) fail("epoll: %s", strerror(errno));
}

static void answer(int client) {
  char bytes[65536];
  ssize_t length = read(client, bytes, sizeof bytes);
  if (length <= 0 || send(client, bytes, (size_t)length, MSG_NOSIGNAL) != length) close(client);
}

int main(int count, char **words) {
  if (count != 2) fail("usage: echo SOCKET");
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(words[1]) >= sizeof address.sun_path) fail("the socket path is too long");
  strcpy(address.sun_path, words[1]);
  unlink(words[1]);
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 128))
    fail("%s: %s", words[1], strerror(errno));

  int poller = epoll_create1(EPOLL_CLOEXEC);
  watch(poller, listener);
  struct epoll_event events[64];
  for (;;) {
    int ready = epoll_wait(poller, events, 64, -1);
    for (int i = 0; i < ready; i++) {
      if (events[i].data.fd != listener) { answer(events[i].data.fd); continue; }
      int client = accept(listener, NULL, NULL);
      if (client >= 0) watch(poller, client);
    }
  }
}
