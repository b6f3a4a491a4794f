// player: a media player of the session bus that stands still with nothing to play: the least that
// playerctl asks about.
#include "bench.h"

#include <systemd/sd-bus.h>

static const char name[] = "org.mpris.MediaPlayer2.bench";
static const char path[] = "/org/mpris/MediaPlayer2";

static int text(sd_bus *bus, const char *object, const char *interface, const char *property,
                sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)bus, (void)object, (void)interface, (void)data, (void)error;
  return sd_bus_message_append(reply, "s",
                               strcmp(property, "PlaybackStatus") == 0 ? "Stopped" : "bench");
}

static int metadata(sd_bus *bus, const char *object, const char *interface, const char *property,
                    sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)bus, (void)object, (void)interface, (void)property, (void)data, (void)error;
  return sd_bus_message_append(reply, "a{sv}", 0);
}

static const sd_bus_vtable program[] = {
  SD_BUS_VTABLE_START(0), SD_BUS_PROPERTY("Identity", "s", text, 0, 0), SD_BUS_VTABLE_END,
};

static const sd_bus_vtable player[] = {
  SD_BUS_VTABLE_START(0),
  SD_BUS_PROPERTY("PlaybackStatus", "s", text, 0, 0),
  SD_BUS_PROPERTY("Metadata", "a{sv}", metadata, 0, 0),
  SD_BUS_VTABLE_END,
};

int main(void) {
  sd_bus *bus = NULL;
  if (sd_bus_open_user(&bus) < 0) fail("there is no bus");
  if (sd_bus_add_object_vtable(bus, NULL, path, "org.mpris.MediaPlayer2", program, NULL) < 0
      || sd_bus_add_object_vtable(bus, NULL, path, "org.mpris.MediaPlayer2.Player", player, NULL) < 0)
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
