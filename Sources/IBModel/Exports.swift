// The model's types are written in terms of the tree's: `object.element`, names, byte ranges, splices. Accessors for
// each attribute would repeat the format and could not reach unknown attributes.
@_exported import IBXML
