"""A conversation of an agent with `ibt mcp` through the Python client of the Model Context Protocol.

Run by tools/test-agents, which sets IBT and DOCUMENT, a copy of Documents/Examples/Greeting.storyboard.
"""

import asyncio
import os
import pathlib
import xml.etree.ElementTree

from mcp import Client
from mcp.client.stdio import StdioServerParameters

IBT = os.environ["IBT"]
DOCUMENT = pathlib.Path(os.environ["DOCUMENT"])
NAME = DOCUMENT.name
VIEW = xml.etree.ElementTree.parse(DOCUMENT).find(".//view[@key='view']").get("id")
OPERATIONS = [
    {
        "add": "label",
        "to": f"#{VIEW}",
        "name": "Hint",
        "values": {"text": "Hint"},
        "constraints": ["Hint.centerX = superview.centerX", "Hint.bottom = superview.bottom - 20"],
    }
]


class Conversation:
    """Calls tools and counts the requests."""

    def __init__(self, client):
        self.client = client
        self.count = 0

    async def call(self, tool, **arguments):
        self.count += 1
        return await self.client.call_tool(tool, arguments)

    async def text(self, tool, **arguments):
        result = await self.call(tool, **arguments)
        assert not result.is_error, (tool, result.content)
        return result.content[0].text

    async def refusal(self, tool, **arguments):
        """Why a call is refused, whether as an error of the tool or of the protocol."""
        try:
            result = await self.call(tool, **arguments)
        except Exception as error:
            return str(error)
        assert result.is_error, (tool, arguments, result.content)
        return result.content[0].text


async def converse(mode):
    original = DOCUMENT.read_bytes()
    server = StdioServerParameters(command=IBT, args=["mcp", "--root", str(DOCUMENT.parent)])
    async with Client(server, mode=mode) as client:
        talk = Conversation(client)
        tools = [tool.name for tool in (await client.list_tools()).tools]
        assert {"outline", "find", "read", "lint", "render", "edit"} <= set(tools), tools
        assert "Picture (view)" in await talk.text("find", path=NAME, selector="view")

        outline = await talk.text("outline", path=NAME)
        assert VIEW in outline
        start = await talk.text("outline", path=NAME, limit=60)
        assert len(start) < len(outline)
        await talk.text("outline", path=NAME, limit=60, offset=60)
        await talk.text("references", path=NAME, object=VIEW)
        await talk.text("constraints", path=NAME)
        await talk.text("explain", path=NAME, object=VIEW)
        await talk.text("layout", path=NAME, device="iPhone 17")
        await talk.text("lint", path=NAME)
        await talk.text("strings", path=NAME)
        picture = await talk.call("render", path=NAME)
        assert any(block.type == "image" for block in picture.content), picture.content

        # A change is tried, refused with a wrong hash, made with the right one, and refused when it is outdated.
        trial = await talk.text("edit", path=NAME, operations=OPERATIONS)
        assert DOCUMENT.read_bytes() == original
        fingerprint = trial.splitlines()[0].split(": ")[1]
        await talk.refusal("edit", path=NAME, operations=OPERATIONS, apply=True, hash="0" * 32)
        assert DOCUMENT.read_bytes() == original
        await talk.text("edit", path=NAME, operations=OPERATIONS, apply=True, hash=fingerprint)
        assert b"Hint" in DOCUMENT.read_bytes()
        await talk.refusal("edit", path=NAME, operations=OPERATIONS, apply=True, hash=fingerprint)
        assert "Hint" in await talk.text("explain", path=NAME, object="Hint")

        # What a client should not send.
        await talk.refusal("edit", path=NAME, operations=[{"sett": "x"}])
        for path in ["../../etc/passwd", "/etc/passwd", "-x"]:
            await talk.refusal("outline", path=path)
        await talk.refusal("outline", nothing=1)
        await talk.refusal("no such tool")
        resources = (await client.list_resources()).resources
        contents = await client.read_resource(resources[0].uri)
        assert contents.contents[0].text
    DOCUMENT.write_bytes(original)
    print(f"{mode}: {talk.count} calls of tools, as expected")


for mode in ["legacy", "auto"]:
    asyncio.run(converse(mode))
