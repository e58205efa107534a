-- Run by tools/test-editors in Neovim without a screen: a session with `ibt server`, as Neovim speaks the protocol.
local path = vim.env.DOCUMENT
vim.cmd('edit ' .. vim.fn.fnameescape(path))
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start_client({ name = 'ibt', cmd = { vim.env.IBT, 'server' }, root_dir = vim.fn.fnamemodify(path, ':h') })
assert(id, 'the server does not start')
vim.lsp.buf_attach_client(buffer, id)
local client = vim.lsp.get_client_by_id(id)
assert(vim.wait(10000, function() return client.initialized end), 'the session does not begin')

local function place(part, offset)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local start = line:find(part, 1, true)
    if start then return { line = number - 1, character = start - 1 + #part + (offset or 0) } end
  end
  error('no ' .. part)
end

local function ask(method, more)
  local params = vim.tbl_extend('force', { textDocument = vim.lsp.util.make_text_document_params(buffer) }, more or {})
  local answer, message = client.request_sync(method, params, 10000, buffer)
  assert(answer, message)
  assert(not answer.err, vim.inspect(answer.err))
  return answer.result
end

local item = place('firstItem="', 1)
assert(ask('textDocument/hover', { position = item }).contents.value:find('stored: '), 'hover')
assert(ask('textDocument/definition', { position = item }).range, 'definition')
assert(#ask('textDocument/documentSymbol') > 0, 'symbols')
assert(#ask('textDocument/completion', { position = place('contentMode="') }).items > 0, 'completion')

-- A rename that Neovim carries out in the buffer.
local edit = ask('textDocument/rename', { position = item, newName = 'renamed-id' })
vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
assert(text:find(' id="renamed-id"', 1, true) and text:find('firstItem="renamed-id"', 1, true), 'rename')

-- What is typed is checked.
local line = place('</scenes>').line
vim.api.nvim_buf_set_lines(buffer, line, line + 1, false, {})
assert(vim.wait(10000, function()
  for _, found in ipairs(vim.diagnostic.get(buffer)) do
    if found.message:find('<scenes>', 1, true) then return true end
  end
end), 'diagnostics')
io.stdout:write('Neovim: hover, definition, symbols, completion, rename and diagnostics work\n')
vim.cmd('qall!')
