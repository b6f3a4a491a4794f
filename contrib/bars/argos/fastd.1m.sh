#!/bin/sh
# fastd in Argos (GNOME) or xbar (macOS-like panels): for ~/.config/argos, or the plugin folder of
# xbar. The name says how often it is run; what can be clicked is in what it prints.
exec @bindir@/fastctl bar argos
