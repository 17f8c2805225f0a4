// Starts the page's requests to the server before any other script has loaded. The calls are in `data-calls` of
// this script's element, for guests and for pilots; which of them this is comes from the same storage that the shell reads.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  /** The value at a path in a response; `*` is the first of three items of a list that has one; `passed` gets its index. */
  const at = (part, [key, ...rest], passed) => {
    if (key === undefined || part === null || part === undefined) return part;
    if (key !== '*') return at(part[key], rest, passed);
    const index = part.slice(0, 3).findIndex((entry) => at(entry, rest, passed));
    passed(index);
    return at(part[index], rest, passed);
  };
  /** Requests a picture in the width that its image element will choose. */
  const imageOf = (address, { sizes, widths }) => {
    const [, before, after] = /^(\/api\/media\/[\da-f-]+\/)\d+(\.webp.*)$/.exec(address);
    const image = new Image();
    image.fetchPriority = 'high';
    image.sizes = sizes;
    image.srcset = widths.map((width) => `${before}${width}${after} ${width}w`).join(', ');
    return image;
  };
  /**
   * Requests the page's first picture: before the response that names it, if the HTML has it already. Returns it if it
   * belongs to the first item on the page, for the waiting page.
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
      // No response, no picture in it, or none of ours: the page works without.
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
    // Reported to the code that uses the call, and to nobody else.
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

  // Requests that the page makes once it runs are started while its scripts, loaded by then, are evaluated. In parallel with
  // their download they would delay it on a slow connection.
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

  // The first use of a browser's data for numbers and countries reads it from disk (20 ms, 80 on a phone). Now nothing
  // else is to do; waiting for an idle moment could leave it to the first render and delay the page.
  const locale = document.documentElement.lang === 'en' ? 'en-GB' : 'es-ES';
  const firstUses = [
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).formatToParts(1),
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(),
    () => new Intl.RelativeTimeFormat(locale).format(1, 'day'),
    () => new Intl.DisplayNames(locale, { type: 'region' }).of('ES'),
  ];
  for (const use of firstUses) setTimeout(use);
}
