"""Speaks to `ibt server` with pytest-lsp, which checks each message against the types of the protocol."""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PACKAGE = pathlib.Path(__file__).parents[2]
IBT = os.environ["IBT"]


@pytest_lsp.fixture(
    params=["visual-studio-code", "neovim", "emacs"],
    config=ClientServerConfig(server_command=[IBT, "server"]),
)
async def client(request, lsp_client: LanguageClient, tmp_path):
    """A session of each editor, in the folder of an app."""
    source = (PACKAGE / "Documents/Examples/Greeting.storyboard").read_text()
    (tmp_path / "Greeting.storyboard").write_text(source)
    (tmp_path / ".git").mkdir()
    lsp_client.uri = (tmp_path / "Greeting.storyboard").as_uri()
    lsp_client.text = source
    # Editors answer it; the client of the tests leaves it to the test.
    lsp_client.feature("client/registerCapability")(lambda *_: None)
    parameters = types.InitializeParams(
        capabilities=client_capabilities(request.param),
        workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="app")],
    )
    await lsp_client.initialize_session(parameters)
    open_document(lsp_client, lsp_client.text)
    yield
    await lsp_client.shutdown_session()


def open_document(client, text):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=client.uri, language_id="xml", version=1, text=text)
        )
    )


def document(client):
    return types.TextDocumentIdentifier(uri=client.uri)


def position(client, part, offset=0):
    """Where a part of the text is."""
    before = client.text[: client.text.index(part) + offset]
    return types.Position(line=before.count("\n"), character=len(before.rsplit("\n", 1)[-1]))


def at(client, part, offset=0):
    return types.TextDocumentPositionParams(document(client), position(client, part, offset))


@pytest.mark.asyncio
async def test_hover(client):
    where = position(client, 'firstItem="', len('firstItem="') + 1)
    result = await client.text_document_hover_async(types.HoverParams(document(client), where))
    assert "stored: " in result.contents.value


@pytest.mark.asyncio
async def test_definition_and_references(client):
    where = position(client, 'firstItem="', len('firstItem="') + 1)
    result = await client.text_document_definition_async(types.DefinitionParams(document(client), where))
    location = result[0] if isinstance(result, list) else result
    assert location.uri.endswith("Greeting.storyboard")
    references = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(include_declaration=True), document(client), where)
    )
    assert len(references) >= 2


@pytest.mark.asyncio
async def test_symbols(client):
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document(client)))
    assert symbols
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query=""))
    assert found is not None


@pytest.mark.asyncio
async def test_completion(client):
    where = position(client, 'contentMode="', len('contentMode="'))
    result = await client.text_document_completion_async(types.CompletionParams(document(client), where))
    assert "scaleToFill" in [item.label for item in result.items]


@pytest.mark.asyncio
async def test_diagnostics_follow_what_is_typed(client):
    start = position(client, "</scenes>")
    end = types.Position(line=start.line, character=start.character + len("</scenes>"))
    change = types.TextDocumentContentChangePartial(types.Range(start, end), "")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=2, uri=client.uri), [change]
        )
    )
    if client.capabilities.text_document and client.capabilities.text_document.diagnostic:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document(client)))
        messages = [item.message for item in report.items]
    else:
        while True:
            await client.wait_for_notification("textDocument/publishDiagnostics")
            messages = [item.message for item in client.diagnostics[client.uri]]
            if any("<scenes>" in message for message in messages):
                break
    assert any("<scenes>" in message for message in messages)


@pytest.mark.asyncio
async def test_the_rest_answers(client):
    whole = types.Range(types.Position(0, 0), types.Position(1000, 0))
    target = document(client)
    await client.text_document_document_link_async(types.DocumentLinkParams(target))
    await client.text_document_document_color_async(types.DocumentColorParams(target))
    await client.text_document_inlay_hint_async(types.InlayHintParams(target, whole))
    await client.text_document_code_lens_async(types.CodeLensParams(target))
    await client.text_document_formatting_async(
        types.DocumentFormattingParams(target, types.FormattingOptions(tab_size=4, insert_spaces=True))
    )
    where = position(client, "<view ", 2)
    await client.text_document_document_highlight_async(types.DocumentHighlightParams(target, where))
    await client.text_document_code_action_async(
        types.CodeActionParams(target, types.Range(where, where), types.CodeActionContext(diagnostics=[]))
    )
