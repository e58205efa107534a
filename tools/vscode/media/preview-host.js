'use strict';

// Runs in the preview before the script of the page, which then keeps its choice in the editor and reports clicks to it.
(function () {
  const editor = acquireVsCodeApi();
  const state = { ...window.ibtInitialState, ...editor.getState() };
  editor.setState(state);

  window.ibtHost = {
    read: () => state.choice || '',
    keep(choice) {
      state.choice = choice;
      editor.setState(state);
    },
    choose: object => editor.postMessage({ choose: object }),
  };

  /** What is wrong with the text whose picture cannot be drawn; the last picture is shown until it can. */
  function showNote(text) {
    let note = document.getElementById('host-note');
    if (!note) {
      note = document.createElement('p');
      note.id = 'host-note';
      note.setAttribute('role', 'alert');
      document.body.prepend(note);
    }
    note.textContent = text;
    note.hidden = text === '';
  }

  addEventListener('message', ({ data }) => {
    if (data && typeof data.note === 'string') showNote(data.note);
  });
  addEventListener('load', () => editor.postMessage({ isReady: true }));
})();
