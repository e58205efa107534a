/// What a page does: it shows the picture of the options that are chosen, and keeps them in the address.
enum PageScript {
  static let text = """
    "use strict";
    (function () {
      const all = (selector, inside) => Array.from((inside || document).querySelectorAll(selector));
      const form = document.querySelector("form"), status = document.getElementById("status");
      const mark = document.getElementById("mark"), stage = document.getElementById("stage");
      const groups = all("fieldset", form), figures = all("figure"), pictures = new Map();
      for (const figure of figures)
        for (const state of figure.dataset.states.split(" ")) pictures.set(state, figure);

      function chosen() { return groups.map(group => group.querySelector("input:checked")); }

      function show() {
        const inputs = chosen(), figure = pictures.get(inputs.map(input => input.dataset.index).join("-"));
        for (const other of figures) other.hidden = other !== figure;
        document.getElementById("nothing").hidden = figure !== undefined;
        const words = inputs.filter(input => !input.closest("fieldset").hidden)
          .map(input => input.parentNode.textContent.trim());
        const remark = figure && figure.dataset.remark;
        status.textContent = words.join(", ") + (remark ? ": " + remark : "");
        document.body.dataset.state = inputs.map(input => input.value).join(" | ");
        document.body.dataset.picture = figures.indexOf(figure);
        markObject(null);
      }

      function keep() {
        const state = new URLSearchParams();
        for (const input of chosen())
          if (!input.closest("fieldset").hidden) state.set(input.name, input.value);
        history.replaceState(null, "", "#" + state);
      }

      function read() {
        const wanted = new URLSearchParams(location.hash.slice(1));
        for (const input of all("input", form)) if (wanted.get(input.name) === input.value) input.checked = true;
        show();
        const object = wanted.get("object");
        if (object) markObject(object);
      }

      function markObject(id) {
        for (const button of all("button")) button.setAttribute("aria-pressed", button.dataset.object === id);
        const object = id && document.querySelector("figure:not([hidden]) [data-id='" + CSS.escape(id) + "']");
        mark.hidden = !object;
        document.body.dataset.marked = object ? id : "";
        if (!object) return;
        const box = object.getBoundingClientRect(), around = stage.getBoundingClientRect();
        mark.style.left = box.left - around.left - 4 + "px";
        mark.style.top = box.top - around.top - 4 + "px";
        mark.style.width = box.width + 8 + "px";
        mark.style.height = box.height + 8 + "px";
      }

      form.addEventListener("change", () => { show(); keep(); });
      form.addEventListener("submit", event => event.preventDefault());
      addEventListener("hashchange", read);
      addEventListener("resize", () => markObject(document.body.dataset.marked || null));
      for (const button of all("button")) button.addEventListener("click", () => {
        const scene = groups[0] && all("input", groups[0]).find(input => input.value === button.dataset.scene);
        if (scene && !scene.checked) { scene.checked = true; show(); keep(); }
        markObject(button.dataset.object);
      });
      read();
    })();
    """
}
