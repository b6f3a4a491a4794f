// notices: the notification server of the session bus, on no screen; says when each Notify came,
// in microseconds since 1970, one line for each.
#include "bench.h"

#include <systemd/sd-bus.h>

static const char name[] = "org.freedesktop.Notifications";

static int take(sd_bus_message *call, void *data, sd_bus_error *error) {
  (void)error;
  uint32_t *last = data;
  if (sd_bus_message_is_method_call(call, name, "Notify")) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    printf("%lld\n", (long long)now.tv_sec * 1000000 + now.tv_nsec / 1000);
    fflush(stdout);
    return sd_bus_reply_method_return(call, "u", ++*last);
  }
  if (sd_bus_message_is_method_call(call, name, "GetServerInformation"))
    return sd_bus_reply_method_return(call, "ssss", "notices", "fastd", "1", "1.2");
  if (sd_bus_message_is_method_call(call, name, "GetCapabilities"))
    return sd_bus_reply_method_return(call, "as", 2, "actions", "body");
  if (sd_bus_message_is_method_call(call, name, "CloseNotification"))
    return sd_bus_reply_method_return(call, "");
  return 0;
}

int main(void) {
  sd_bus *bus = NULL;
  uint32_t last = 0;
  if (sd_bus_open_user(&bus) < 0) fail("there is no bus");
  if (sd_bus_add_object(bus, NULL, "/org/freedesktop/Notifications", take, &last) < 0)
    fail("no object");
  if (sd_bus_request_name(bus, name, 0) < 0) fail("the name is taken");
  puts("ready");
  fflush(stdout);
  for (;;) {
    int found = sd_bus_process(bus, NULL);
    if (found < 0) return 1;
    if (found == 0 && sd_bus_wait(bus, UINT64_MAX) < 0) return 1;
  }
}
