// client METHOD [PARAMETERS]: one Varlink call to $FASTD_SOCKET and its reply on stdout.
// The yardstick for fastctl: the least a program can do for the same round trip.
#include "bench.h"

int main(int count, char **words) {
  if (count < 2) fail("usage: client METHOD [PARAMETERS]");
  const char *path = getenv("FASTD_SOCKET");
  if (!path) fail("FASTD_SOCKET is not set");
  int server = reach(path);
  if (server < 0) fail("%s: %s", path, strerror(errno));

  static char frame[65536];
  size_t length = call(frame, sizeof frame, words[1], count > 2 ? words[2] : NULL);
  if (send(server, frame, length, MSG_NOSIGNAL) != (ssize_t)length) fail("the call was not sent");

  size_t got = 0;
  do {
    ssize_t more = read(server, frame + got, sizeof frame - got);
    if (more <= 0) fail("no reply");
    got += (size_t)more;
  } while (frame[got - 1] != 0 && got < sizeof frame);
  frame[got - 1] = '\n';
  if (write(1, frame, got) != (ssize_t)got) return 1;
  return strstr(frame, "\"error\"") ? 1 : 0;
}
