"""The kinds of mistakes, one function each; their topics are modules of this folder."""
from benchmarks.mistakes.kinds import KINDS
from benchmarks.mistakes import attributes, cells, connections, constraints, documents, flow, identity, resources, structure

__all__ = ["KINDS", "attributes", "cells", "connections", "constraints", "documents", "flow", "identity", "resources",
           "structure"]
