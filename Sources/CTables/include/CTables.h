#pragma once
#include <stddef.h>

/// The bytes of an embedded file, or of several with a zero byte after each.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} EmbeddedBytes;

/// The pages of the rules, Documents/Rules.
EmbeddedBytes ibt_rule_pages(void);
/// The preset of rules, Documents/Presets/taste.yml.
EmbeddedBytes ibt_taste_preset(void);
