// libnotify and the parts of GLib and GIO it is used with. Macros with casts do not reach Swift.
#pragma once
#include <gio/gio.h>
#include <libnotify/notify.h>
