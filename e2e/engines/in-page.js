// Runs in the pages, beside Testing Library, hence no TypeScript.
{
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom;

  /** A regular expression did not travel as such. */
  const matcher = (text) => (typeof text === 'object' ? new RegExp(text.source, text.flags) : text);

  function find({ role, level, name, label, text = '', within }) {
    const scope = within ? find(within) : document.body;
    if (!scope) return;
    const found = label
      ? queryAllByLabelText(scope, matcher(label))
      : queryAllByRole(scope, role, { level, ...(name && { name: matcher(name) }) });
    return found.find((element) => element.textContent.includes(text));
  }

  const isDrawn = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };

  /** An option is drawn when its list is opened. */
  const isTextDrawn = (text) =>
    queryAllByText(document.body, text, { exact: false }).some((element) =>
      isDrawn(element.closest('select, datalist') ?? element),
    );

  /** What keeps the screen from being complete; nothing once it is. */
  function missing({ title, language, shows, isDialog }) {
    const headings = document.querySelectorAll('h1');
    if (headings.length !== 1) return `${headings.length} main headings`;
    if (!isDrawn(headings[0])) return 'the main heading is not drawn';
    if (document.documentElement.lang !== language) return `the language ${document.documentElement.lang}`;
    if (!document.title.startsWith(title) || !document.title.endsWith(' | Estela'))
      return `the title "${document.title}"`;
    const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(isDrawn);
    if (dialogs.length !== (isDialog ? 1 : 0)) return `${dialogs.length} dialogs`;
    if (document.querySelector(':is(main, [role="dialog"]) [aria-busy="true"]')) return 'it is still busy';
    const content = dialogs[0] ?? document.querySelector('main');
    if (!content?.textContent.trim()) return 'no content';
    if (shows && !isTextDrawn(shows)) return `"${shows}" is not drawn`;
    return '';
  }

  /** The colour of the ring around what has the focus. */
  function ringColor() {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--e-focus)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }

  function hasRing(element) {
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
    const color = ringColor();
    const isRinged = (outlineStyle !== 'none' && outlineColor === color) || boxShadow.includes(color);
    return isRinged && isDrawn(element);
  }

  /** The element with the focus or what is around it, its field or its card, has the ring. */
  function isRingShown(focused, content) {
    for (let element = focused; element !== content; element = element.parentElement)
      if (hasRing(element)) return true;
    return false;
  }

  /** Whether the focus is in the content, and whether a person sees it there. */
  function focus() {
    const focused = document.activeElement ?? document.body;
    const content = document.querySelector('[role="dialog"], dialog[open]') ?? document.querySelector('main');
    const inContent = focused !== content && content.contains(focused);
    return {
      inContent,
      isShown: inContent && isRingShown(focused, content),
      element: focused.outerHTML.slice(0, 120),
    };
  }

  const exists = (target) => find(target) !== undefined;
  const isFocused = (target) => exists(target) && find(target) === document.activeElement;
  const isChecked = (target) => find(target).checked;
  const isPressed = (target) => find(target)?.getAttribute('aria-pressed') === 'true';
  const fieldValue = (target) => find(target).value;

  /** Whether a radio button of the same group has the focus: Tab stops at one of them alone. */
  const isGroupFocused = (target) => exists(target) && document.activeElement.name === find(target).name;

  /** Whether a call of the API whose path ends so has been answered. */
  const isAnswered = (ending) =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith(ending));

  const hosts = () =>
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))].filter(
      (host) => host !== location.host,
    );

  /** Whether that is a new page, loaded after another was left. */
  const isLoadedAt = (path) =>
    location.pathname === path && document.readyState === 'complete' && !globalThis.isLeft;

  globalThis.enginePage = {
    ...{ missing, focus, exists, isFocused, isChecked, isPressed, fieldValue, isGroupFocused },
    ...{ isAnswered, hosts, isLoadedAt, isTextDrawn },
  };
}
