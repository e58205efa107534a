// The numbers and rules of the layout.
#include "embedded_file.h"

static const uint8_t appKit[] = {
#embed "../IBLayout/Scene/Tables/AppKit.tsv"
};
DEFINE_EMBEDDED_FILE(appKit)

static const uint8_t uiKit[] = {
#embed "../IBLayout/Scene/Tables/UIKit.tsv"
};
DEFINE_EMBEDDED_FILE(uiKit)

static const uint8_t bars[] = {
#embed "../IBLayout/Scene/Tables/Bars.tsv"
};
DEFINE_EMBEDDED_FILE(bars)

static const uint8_t margins[] = {
#embed "../IBLayout/Scene/Tables/Margins.tsv"
};
DEFINE_EMBEDDED_FILE(margins)

static const uint8_t symbols[] = {
#embed "../IBLayout/Scene/Tables/Symbols.tsv"
};
DEFINE_EMBEDDED_FILE(symbols)

static const uint8_t fonts[] = {
#embed "../IBLayout/Scene/Tables/Fonts.tsv"
};
DEFINE_EMBEDDED_FILE(fonts)

static const uint8_t rules[] = {
#embed "../IBLayout/Scene/Tables/Rules.tsv"
};
DEFINE_EMBEDDED_FILE(rules)

static const uint8_t devices[] = {
#embed "../IBLayout/Scene/Tables/Devices.tsv"
};
DEFINE_EMBEDDED_FILE(devices)

static const uint8_t advances[] = {
#embed "../IBLayout/Scene/Tables/Advances.tsv"
};
DEFINE_EMBEDDED_FILE(advances)
