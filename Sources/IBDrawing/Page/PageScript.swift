/// The script of a page: it shows the picture of the selected options, and keeps them in the address.
///
/// An editor that shows the page sets `ibtHost` before: `read` and `keep` are about the selection, and `choose`
/// receives the id of an object that was clicked. A message `{ reveal: [ID…] }` marks the first of these objects that
/// is in a picture.
enum PageScript {
  static let text = """
    "use strict";
    (function () {
      const all = (selector, inside) => Array.from((inside || document).querySelectorAll(selector));
      const form = document.querySelector("form"), status = document.getElementById("status");
      const mark = document.getElementById("mark"), stage = document.getElementById("stage");
      const groups = all("fieldset:not(#overlays)", form), overlays = all("#overlays input");
      const figures = all("figure"), sections = all("section"), pictures = new Map();
      for (const figure of figures)
        for (const state of figure.dataset.states.split(" ")) pictures.set(state, figure);
      const host = window.ibtHost || {
        read: () => location.hash.slice(1), keep: choice => history.replaceState(null, "", "#" + choice), choose() {}
      };

      function chosen() { return groups.map(group => group.querySelector("input:checked")); }

      function show() {
        const inputs = chosen(), state = inputs.map(input => input.dataset.index).join("-");
        const figure = pictures.get(state);
        for (const other of figures) other.hidden = other !== figure;
        document.getElementById("nothing").hidden = figure !== undefined;
        const words = inputs.filter(input => !input.closest("fieldset").hidden)
          .map(input => input.parentNode.textContent.trim());
        const remark = figure && figure.dataset.remark;
        status.textContent = words.join(", ") + (remark ? ": " + remark : "") + explain(state, figure);
        document.body.dataset.state = inputs.map(input => input.value).join(" | ");
        document.body.dataset.picture = figures.indexOf(figure);
        markObject(null);
      }

      function isFor(section, state) {
        return section.dataset.states.split(" ").some(first => (state + "-").startsWith(first + "-"));
      }

      function explain(state, figure) {
        const wanted = overlays.find(input => input.checked && input.value !== "none");
        const here = new Map(sections.filter(section => figure && isFor(section, state))
          .map(section => [section.dataset.overlay, section]));
        for (const input of overlays) {
          input.disabled = input.value !== "none" && !input.checked && !here.has(input.value);
          const reason = input.value === "none" || here.has(input.value) ? "" : elsewhere(input.value, state);
          input.title = input.parentNode.title = reason;
        }
        const shown = wanted && here.get(wanted.value);
        for (const section of sections) section.hidden = section !== shown;
        if (figure) figure.style.opacity = shown ? 1 - shown.dataset.wash : "";
        stage.style.padding = shown ? shown.dataset.room : "";
        document.body.dataset.overlay = shown ? wanted.value : "";
        if (!wanted) return "";
        const title = wanted.parentNode.textContent.trim();
        return "; overlay: " + title + (shown ? "" : " (" + wanted.title + ")");
      }

      function elsewhere(overlay, state) {
        const scene = state.split("-")[0] + "-";
        const found = sections.filter(section => section.dataset.overlay === overlay)
          .flatMap(section => section.dataset.states.split(" ")).find(other => other.startsWith(scene));
        if (!found) return "nothing to show in this scene";
        const options = found.split("-").map((index, number) => all("input", groups[number])[index]);
        return "shown for " + options.slice(1).filter(input => !input.closest("fieldset").hidden)
          .map(input => input.parentNode.textContent.trim()).join(", ");
      }

      function keep() {
        const state = new URLSearchParams();
        for (const input of chosen())
          if (!input.closest("fieldset").hidden) state.set(input.name, input.value);
        const overlay = overlays.find(input => input.checked);
        if (overlay && overlay.value !== "none") state.set("overlay", overlay.value);
        host.keep(state.toString());
      }

      function read() {
        const wanted = new URLSearchParams(host.read());
        if (overlays.length > 0) overlays[0].checked = true;
        for (const input of all("input", form)) if (wanted.get(input.name) === input.value) input.checked = true;
        show();
        const object = wanted.get("object");
        if (object) markObject(object);
      }

      const isShown = figure => !figure.hidden;
      const drawn = (id, figure) => figure && figure.querySelector("[data-id='" + CSS.escape(id) + "']");

      function markObject(id, clicked) {
        for (const button of all("button")) button.setAttribute("aria-pressed", button.dataset.object === id);
        const object = clicked || id && drawn(id, figures.find(isShown));
        mark.hidden = !object;
        document.body.dataset.marked = object ? id : "";
        if (!object) return;
        const box = object.getBoundingClientRect(), around = stage.getBoundingClientRect();
        mark.style.left = box.left - around.left - 4 + "px";
        mark.style.top = box.top - around.top - 4 + "px";
        mark.style.width = box.width + 8 + "px";
        mark.style.height = box.height + 8 + "px";
      }

      function choose(indices) {
        indices.forEach((index, number) => { all("input", groups[number])[index].checked = true; });
        show();
        keep();
      }

      function reveal(objects) {
        const inOrder = figures.filter(isShown).concat(figures.filter(figure => figure.hidden));
        for (const id of objects) {
          const figure = inOrder.find(figure => drawn(id, figure));
          if (!figure) continue;
          const state = figure.dataset.states.split(" ")[0].split("-");
          if (figure.hidden) choose(state.slice(0, 1));
          if (!drawn(id, figures.find(isShown))) choose(state);
          markObject(id);
          return mark.scrollIntoView({ block: "nearest", inline: "nearest" });
        }
        markObject(null);
      }

      form.addEventListener("change", () => { show(); keep(); });
      form.addEventListener("submit", event => event.preventDefault());
      addEventListener("hashchange", read);
      addEventListener("resize", () => markObject(document.body.dataset.marked || null));
      for (const button of all("button")) button.addEventListener("click", () => {
        const scene = groups[0] && all("input", groups[0]).find(input => input.value === button.dataset.scene);
        if (scene && !scene.checked) { scene.checked = true; show(); keep(); }
        markObject(button.dataset.object);
        host.choose(button.dataset.object);
      });
      stage.addEventListener("click", event => {
        const object = event.target.closest("figure [data-id]");
        if (!object) return;
        markObject(object.dataset.id, object);
        host.choose(object.dataset.id);
      });
      addEventListener("message", event => {
        if (event.data && Array.isArray(event.data.reveal)) reveal(event.data.reveal.map(String));
      });
      read();
    })();
    """
}
