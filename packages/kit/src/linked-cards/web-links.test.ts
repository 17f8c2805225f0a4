import { webLinksIn } from './web-links.ts';

test.each([
  ['Mira https://ejemplo.es/a?b=c#d.', ['https://ejemplo.es/a?b=c#d']],
  ['(HTTP://ejemplo.es/a), «https://otro.es»…', ['HTTP://ejemplo.es/a', 'https://otro.es']],
  ['https://es.wikipedia.org/wiki/Dron_(aeronave)!', ['https://es.wikipedia.org/wiki/Dron_(aeronave)']],
  ['(https://es.wikipedia.org/wiki/Dron_(aeronave)).', ['https://es.wikipedia.org/wiki/Dron_(aeronave)']],
  ['<a href="https://ejemplo.es">', ['https://ejemplo.es']],
  ['javascript:alert(1) data:text/html,x ftp://ejemplo.es www.ejemplo.es', []],
  ['https:// http://: https://banco.es@malo.es/', []],
])('finds in %j the addresses, without what ends a sentence', (text, found) => {
  const links = webLinksIn(text);
  expect(links.map(({ raw }) => raw)).toEqual(found);
  for (const { at, raw, href } of links) {
    expect(text.startsWith(raw, at)).toBe(true);
    expect(href).toMatch(/^https?:/);
  }
});
