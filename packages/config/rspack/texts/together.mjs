/** The catalogue whose parts these are. Runs in the browser. */
export function together(parts) {
  const texts = {};
  for (const part of parts)
    for (const [area, more] of Object.entries(part))
      texts[area] = typeof more === 'string' ? more : { ...texts[area], ...more };
  return texts;
}
