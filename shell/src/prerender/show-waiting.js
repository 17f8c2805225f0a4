// Shows the waiting page in the frame for this visitor (guest or pilot), and in it the page's first picture as soon
// as that is known. It is only an image of the page: nothing in it can be pressed or found; the shell renders beneath it and
// removes it (platform/waiting-page.ts).
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const loaded = (link) =>
    new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
  const show = async () => {
    const { lang } = document.documentElement;
    const visitor = stored('auth_token') === null ? 'guest' : 'user';
    const template = document.querySelector(`template[data-waiting="${visitor}"]`);
    if (!template || (stored('language') ?? lang) !== lang) return;
    const page = document.createElement('div');
    page.id = 'waiting-page';
    page.inert = true;
    page.ariaHidden = 'true';
    page.style.cssText =
      'position:absolute;inset:0 0 auto;z-index:1;min-height:100%;background:var(--e-surface-0);isolation:isolate;visibility:hidden';
    const root = page.attachShadow({ mode: 'closed' });
    // Style sheets of the document do not apply in here. The remote's are still loading, and must not delay the shell.
    const links = [...document.querySelectorAll('link:is([rel="stylesheet"], [as="style"])')].map((link) =>
      Object.assign(link.cloneNode(), { rel: 'stylesheet' }),
    );
    const ready = Promise.all(links.map(loaded));
    root.append(...links, template.content);
    for (const element of root.querySelectorAll('[data-style]'))
      element.style.cssText = element.dataset.style;
    const name = document.querySelector('meta[name="estela-thing"]')?.content;
    for (const place of name ? root.querySelectorAll('[data-thing-name]') : []) place.textContent = name;
    document.body.append(page);
    await ready;
    page.style.visibility = '';
    const picture = await window.estelaFirstPicture;
    const place = root.querySelector('[data-picture]');
    if (!picture || !place) return;
    picture.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover';
    place.style.cssText = 'position:relative';
    place.append(picture);
  };
  // With a fallback font the text would move once the right one loads.
  const [family] = getComputedStyle(document.documentElement).fontFamily.split(',');
  document.fonts.load(`1em ${family}`).then(show, show);
}
