/// The style sheet of a page.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0; display: grid; grid-template-columns: 15rem 1fr 19rem; min-height: 100vh; }
    form, aside { padding: 1rem; overflow: auto; box-sizing: border-box; max-height: 100vh; position: sticky; top: 0; }
    h1 { font-size: 1.1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
    h2 { font-size: 1rem; margin: 0 0 .5rem; }
    fieldset { border: 0; padding: 0; margin: 0 0 1rem; }
    legend { font-weight: 600; padding: 0; }
    label { display: block; padding: .1rem 0; }
    main { padding: 1rem; overflow: hidden; background: #8883; }
    #status { margin: 0 0 1rem; }
    #stage { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; }
    #stage > * { grid-area: 1 / 1; }
    section { position: relative; pointer-events: none; }
    section svg { display: block; margin: 0 auto var(--below, 0); max-width: 100%; height: auto; overflow: visible; }
    section p { margin: .5rem 0 0; pointer-events: auto; }
    figure { margin: 0; }
    figure svg { display: block; margin: auto; max-width: 100%; height: auto; box-shadow: 0 1px 8px #0006; }
    svg text { white-space: pre; }
    label:has(:disabled) { opacity: .5; }
    #mark { position: absolute; border: 3px dashed #e8590c; pointer-events: none; box-sizing: border-box; }
    ul { list-style: none; margin: 0; padding: 0; }
    li { margin: 0 0 .5rem; overflow-wrap: anywhere; }
    small { display: block; opacity: .7; }
    button { font: inherit; color: inherit; text-align: left; width: 100%; padding: .4rem; border: 1px solid #8886;
      border-radius: 6px; background: none; cursor: pointer; }
    button[aria-pressed=true] { border-color: #e8590c; }
    [hidden] { display: none !important; }
    @media (max-width: 60rem) {
      body { display: block; }
      form, aside { position: static; max-height: none; }
      form { padding-bottom: 0; max-height: 40vh; }
      h1, fieldset { margin: 0 0 .5rem; }
      fieldset { padding-left: 7.5rem; max-height: 6.5rem; overflow: auto; }
      legend { float: left; margin-left: -7.5rem; padding: .2rem 0; }
      label { display: inline-block; margin-right: 1rem; }
    }
    """
}
