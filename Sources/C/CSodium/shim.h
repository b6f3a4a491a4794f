// libsodium as Debian ships it. The sizes are constants here, as Swift imports no macro that calls a
// function.
#pragma once
#include <sodium.h>

enum {
  fastd_sealing_key = crypto_aead_xchacha20poly1305_ietf_KEYBYTES,
  fastd_sealing_nonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
  fastd_sealing_tag = crypto_aead_xchacha20poly1305_ietf_ABYTES,
};
