// The numbers and rules of the layout.
#include "embedded_file.h"

static const uint8_t appKit[] = {
#embed "../IBScene/Tables/AppKit.tsv"
};
DEFINE_EMBEDDED_FILE(appKit)

static const uint8_t uiKit[] = {
#embed "../IBScene/Tables/UIKit.tsv"
};
DEFINE_EMBEDDED_FILE(uiKit)

static const uint8_t bars[] = {
#embed "../IBScene/Tables/Bars.tsv"
};
DEFINE_EMBEDDED_FILE(bars)

static const uint8_t margins[] = {
#embed "../IBScene/Tables/Margins.tsv"
};
DEFINE_EMBEDDED_FILE(margins)

static const uint8_t symbols[] = {
#embed "../IBScene/Tables/Symbols.tsv"
};
DEFINE_EMBEDDED_FILE(symbols)

static const uint8_t fonts[] = {
#embed "../IBScene/Tables/Fonts.tsv"
};
DEFINE_EMBEDDED_FILE(fonts)

static const uint8_t rules[] = {
#embed "../IBScene/Tables/Rules.tsv"
};
DEFINE_EMBEDDED_FILE(rules)

static const uint8_t devices[] = {
#embed "../IBScene/Tables/Devices.tsv"
};
DEFINE_EMBEDDED_FILE(devices)

static const uint8_t advances[] = {
#embed "../IBScene/Tables/Advances.tsv"
};
DEFINE_EMBEDDED_FILE(advances)
