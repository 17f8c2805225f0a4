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
  /** What is at a path in an answer; `*` is the first of three places of a list that has something there, told to `passed`. */
  const at = (part, [key, ...rest], passed) => {
    if (key === undefined || part === null || part === undefined) return part;
    if (key !== '*') return at(part[key], rest, passed);
    const index = part.slice(0, 3).findIndex((entry) => at(entry, rest, passed));
    passed(index);
    return at(part[index], rest, passed);
  };
  /** Asks for a picture in the width that its image element will choose. */
  const imageOf = (address, { sizes, widths }) => {
    const [, before, after] = /^(\/api\/media\/[\da-f-]+\/)\d+(\.webp.*)$/.exec(address);
    const image = new Image();
    image.fetchPriority = 'high';
    image.sizes = sizes;
    image.srcset = widths.map((width) => `${before}${width}${after} ${width}w`).join(', ');
    return image;
  };
  /**
   * Asks for the page's first picture: before the answer that names it, where the HTML knows it already. Returns it where it
   * is that of the first thing on the page, for the waiting page.
   */
  const showSoon = async (answer, picture) => {
    try {
      const early = picture.known && imageOf(picture.known, picture);
      let isFirst = true;
      const passed = (index) => {
        isFirst &&= index === 0;
      };
      const found = at(await (await answer).clone().json(), picture.field.split('.'), passed);
      const image = found === picture.known ? early : imageOf(found, picture);
      return isFirst ? image : undefined;
    } catch {
      // No answer, nothing in it or no picture of ours: the page does without.
    }
  };
  const token = stored('auth_token');
  const language = stored('language') ?? document.documentElement.lang;
  const { guest = [], user = [], picture, ahead } = JSON.parse(document.currentScript.dataset.calls);
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const started = {};
  const start = (path) => {
    const answer = fetch(`/api${path}`, { headers });
    // Told to whoever takes the call, and to nobody else.
    answer.catch(() => undefined);
    started[`/api${path}`] = { token, language, answer };
    return answer;
  };
  if (token !== null) start('/users/profile');
  const [first, ...others] = token === null ? guest : user;
  if (first) {
    const answer = start(first);
    // For the waiting page, where the route has one.
    if (picture) window.estelaFirstPicture = showSoon(answer, picture);
  }
  for (const path of others) start(path);
  window.estelaStartedCalls = started;

  // What the page asks for once it runs: while its scripts, which are here by then, are evaluated. Beside them on a slow
  // connection it would hold them up.
  const askAhead = () => {
    for (const link of ahead.links)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          crossOrigin: 'anonymous',
          fetchPriority: 'low',
          ...link,
        }),
      );
  };
  if (ahead && (ahead.forGuests || token !== null)) addEventListener('DOMContentLoaded', askAhead);

  // The first use of a browser's words for numbers and countries reads them from disk (20 ms, 80 on a phone). Now nothing
  // else is to do; an idle moment may come only after the first drawing, which then does it and holds the page up.
  const locale = document.documentElement.lang === 'en' ? 'en-GB' : 'es-ES';
  const firstUses = [
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).formatToParts(1),
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(),
    () => new Intl.RelativeTimeFormat(locale).format(1, 'day'),
    () => new Intl.DisplayNames(locale, { type: 'region' }).of('ES'),
  ];
  for (const use of firstUses) setTimeout(use);
}
