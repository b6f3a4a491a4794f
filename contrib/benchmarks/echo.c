// echo SOCKET BYTES: answers each call with a reply of so many bytes, over epoll, until it is ended.
// The yardstick for fastd: what a server costs that does nothing but serve as much.
#include "bench.h"
#include <sys/epoll.h>

static void watch(int poller, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = descriptor};
  if (epoll_ctl(poller, EPOLL_CTL_ADD, descriptor, &event) < 0) fail("epoll: %s", strerror(errno));
}

static char reply[65536];
static size_t reply_length;

// A client waits for its reply before it calls again, so what comes ends with a whole call.
static void answer(int client) {
  char bytes[65536];
  ssize_t length = read(client, bytes, sizeof bytes);
  if (length <= 0) { close(client); return; }
  if (bytes[length - 1] != 0) return;
  if (send(client, reply, reply_length, MSG_NOSIGNAL) != (ssize_t)reply_length) close(client);
}

int main(int count, char **words) {
  if (count != 3) fail("usage: echo SOCKET BYTES");
  reply_length = (size_t)whole(words[2], 1, sizeof reply);
  memset(reply, ' ', reply_length - 1);
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
