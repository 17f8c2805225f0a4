// Starts what the page will ask the server for before any other script has arrived. The calls stand in `data-calls` of
// this script's element, for guests and for pilots; who is here comes from what the shell will read as well.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  /** Asks for the page's first picture, in the width that its image element will choose. */
  const showSoon = async (answer, { field, sizes, widths }) => {
    try {
      const found = field.split('.').reduce((part, key) => part[key], await (await answer).clone().json());
      const [, before, after] = /^(\/api\/media\/[\da-f-]+\/)\d+(\.webp.*)$/.exec(found);
      const image = new Image();
      image.fetchPriority = 'high';
      image.sizes = sizes;
      image.srcset = widths.map((width) => `${before}${width}${after} ${width}w`).join(', ');
    } catch {
      // No answer, nothing in it or no picture of ours: the page does without.
    }
  };
  const token = stored('auth_token');
  const language = stored('language') ?? document.documentElement.lang;
  const { guest = [], user = [], picture } = JSON.parse(document.currentScript.dataset.calls);
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const started = {};
  for (const path of token === null ? guest : ['/users/profile', ...user]) {
    const answer = fetch(`/api${path}`, { headers });
    // Told to whoever takes the call, and to nobody else.
    answer.catch(() => undefined);
    started[`/api${path}`] = { token, language, answer };
    if (picture && path !== '/users/profile') showSoon(answer, picture);
  }
  window.estelaStartedCalls = started;

  // The first use of a browser's words for numbers and countries reads them from disk (20 ms, 80 on a phone). While the
  // scripts are on their way nothing else is to do.
  window.requestIdleCallback?.(() => {
    const locale = document.documentElement.lang === 'en' ? 'en-GB' : 'es-ES';
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).formatToParts(1);
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format();
    new Intl.RelativeTimeFormat(locale).format(1, 'day');
    new Intl.DisplayNames(locale, { type: 'region' }).of('ES');
  });
}
