// The tables of Interface Builder's format.
#include "embedded_file.h"

static const uint8_t vocabulary[] = {
#embed "../IBModel/Tables/Vocabulary.txt"
};
DEFINE_EMBEDDED_FILE(vocabulary)

static const uint8_t kinds[] = {
#embed "../IBModel/Tables/Kinds.tsv"
};
DEFINE_EMBEDDED_FILE(kinds)

static const uint8_t places[] = {
#embed "../IBModel/Tables/Places.tsv"
};
DEFINE_EMBEDDED_FILE(places)

static const uint8_t attributes[] = {
#embed "../IBModel/Tables/Attributes.tsv"
};
DEFINE_EMBEDDED_FILE(attributes)

static const uint8_t attributeTypes[] = {
#embed "../IBModel/Tables/AttributeTypes.tsv"
};
DEFINE_EMBEDDED_FILE(attributeTypes)

static const uint8_t attributeOrder[] = {
#embed "../IBModel/Tables/AttributeOrder.tsv"
};
DEFINE_EMBEDDED_FILE(attributeOrder)

static const uint8_t children[] = {
#embed "../IBModel/Tables/Children.tsv"
};
DEFINE_EMBEDDED_FILE(children)

static const uint8_t childOrder[] = {
#embed "../IBModel/Tables/ChildOrder.tsv"
};
DEFINE_EMBEDDED_FILE(childOrder)

static const uint8_t keyPaths[] = {
#embed "../IBModel/Tables/KeyPaths.tsv"
};
DEFINE_EMBEDDED_FILE(keyPaths)

static const uint8_t classes[] = {
#embed "../IBModel/Tables/Classes.tsv"
};
DEFINE_EMBEDDED_FILE(classes)

static const uint8_t newObjects[] = {
#embed "../IBModel/Tables/NewObjects.tsv"
};
DEFINE_EMBEDDED_FILE(newObjects)

static const uint8_t members[] = {
#embed "../IBModel/Tables/Members.tsv"
};
DEFINE_EMBEDDED_FILE(members)

static const uint8_t colors[] = {
#embed "../IBModel/Tables/Colors.tsv"
};
DEFINE_EMBEDDED_FILE(colors)

static const uint8_t localizableProperties[] = {
#embed "../IBModel/Tables/LocalizableProperties.tsv"
};
DEFINE_EMBEDDED_FILE(localizableProperties)
