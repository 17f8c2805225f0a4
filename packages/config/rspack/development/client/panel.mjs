/**
 * A place of its own over the page, which neither takes styles from the page nor gives it any. Made style sheets need
 * no permission from the page's policy.
 */
export function panel(name, css) {
  const host = document.createElement(`estela-${name}`);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return {
    show(...content) {
      root.replaceChildren(...content);
      if (!host.isConnected) document.documentElement.append(host);
    },
    hide: () => host.remove(),
  };
}

export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
