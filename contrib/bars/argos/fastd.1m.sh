#!/bin/sh
# fastd in Argos (GNOME), or in what else reads the format of xbar: for ~/.config/argos. The name
# says how often it is run; what can be clicked is in what it prints.
exec @bindir@/fastctl bar argos --icons ring
