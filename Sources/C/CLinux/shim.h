// System calls that the Glibc module leaves out because it is built without _GNU_SOURCE.
// That macro must not be defined here: it makes this module disagree with Glibc. What is missing is declared.
#pragma once
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/types.h>

/// The kernel's `struct ucred`.
struct fastd_credentials {
  pid_t pid;
  uid_t uid;
  gid_t gid;
};

int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
