import { act, renderApp, screen } from '@estela/testing';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { MarkdownText } from './markdown-text.tsx';

const draw = (text: string) =>
  renderApp(<MarkdownText text={text} />, { catalogues: { groups: { es, en } } }).container
    .firstElementChild as Element;

test('renders Markdown, with headings below the title of the post', () => {
  const drawn = draw(
    '# Guía\n\nLleva **tres** *packs* y `PID`.  \nY ~~dos~~ hélices.\n\n3. uno\n4. dos\n   - tres\n\n> cita\n\n```\n<b>\n```\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n---',
  );
  expect(drawn.innerHTML).toBe(
    [
      '<h3>Guía</h3><p>Lleva <strong>tres</strong> <em>packs</em> y <code>PID</code>.<br>Y <del>dos</del> hélices.</p>',
      '<ol start="3"><li>uno</li><li>dos<ul><li>tres</li></ul></li></ol><blockquote><p>cita</p></blockquote>',
      '<pre><code>&lt;b&gt;</code></pre><div class="table"><table><thead><tr><th>a</th><th>b</th></tr></thead>',
      '<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table></div><hr>',
    ].join(''),
  );
});

test('shows for each item of a task list whether it is done, before its text', () => {
  const drawn = draw('- [x] Cargar *packs*\n- [ ] Gafas\n- Nada\n\n1. [x] Uno\n\n   y más');
  const entries = [...drawn.querySelectorAll('li')].map((entry) => [
    entry.querySelector('svg')?.getAttribute('aria-label'),
    entry.textContent,
  ]);
  expect(entries).toEqual([
    ['Hecho', ' Cargar packs'],
    ['Pendiente', ' Gafas'],
    [undefined, 'Nada'],
    ['Hecho', ' Unoy más'],
  ]);
  expect(screen.getAllByRole('img', { name: 'Hecho' })).toHaveLength(2);
  expect(drawn.querySelector('ul p')).toBeNull();
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<b onclick="x()">negrita</b>',
  '[toca](javascript:alert(1))',
  '[toca](JaVaScRiPt:alert(1))',
  '[toca](data:text/html,x)',
  '[toca](//otro.test/x)',
  '![foto](data:image/png;base64,AAAA)',
  '<a href="https://otro.test">x</a>',
  '&lt;b&gt;',
])('shows %j as it was typed, with nothing active in it', (text) => {
  const drawn = draw(text);
  expect(drawn.textContent?.replaceAll('\n', '')).toBe(text);
  expect(drawn.querySelectorAll('a, img, script, iframe, [onclick], [onerror]')).toHaveLength(0);
});

test('links to the web with nofollow, and to our own pages within the app', () => {
  const drawn = draw(
    '[web](https://otro.test/a) https://suelto.test [vuelo](/flights/1) ![foto](https://otro.test/f.png)',
  );
  expect(drawn.querySelector('img')).toBeNull();
  const [web, bare, own, picture] = drawn.querySelectorAll('a');
  for (const link of [web, bare, picture]) expect(link?.rel).toMatch(/nofollow noopener/);
  expect([bare?.href, own?.getAttribute('href'), own?.rel]).toEqual([
    'https://suelto.test/',
    '/flights/1',
    '',
  ]);
  expect([picture?.textContent, picture?.href]).toEqual(['foto', 'https://otro.test/f.png']);
});

test.each([
  '/\t/otro.test/a',
  '//otro.test/a',
  '/\\otro.test/a',
  'https:/\t/otro.test/a',
  'https://ana:clave@otro.test/',
  'https://estela.test@otro.test/',
  '//ana@otro.test/',
  'java\tscript:alert(1)',
  'data:text/html,x',
])('a link to %j leads nowhere', (address) => {
  const drawn = draw(`[aquí](<${address}>)`);
  expect(drawn.querySelector('a')).toBeNull();
  expect(drawn.textContent).toContain('aquí');
});

test('a link to a whole address of this site stays within the app', () => {
  const link = draw(`[mi grupo](${location.origin}/groups?tab=mine#top)`).querySelector('a');
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/groups?tab=mine#top', '']);
});

test('shows the names of linked things of this site, and puts no link within a link', async () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  const drawn = draw(
    `Mira /flights/${id}?t=3, **/spots/${id}** y ${location.origin}/drones/${id} [/flights/${id}](/groups)`,
  );
  // The names come from other remotes.
  await act(async () => undefined);
  expect([...drawn.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target])).toEqual([
    [`/flights/${id}?t=3`, ''],
    [`/spots/${id}`, ''],
    [`/drones/${id}`, ''],
    ['/groups', ''],
  ]);
  expect(drawn.querySelector('a a')).toBeNull();
});

test.each([
  ['quotes', '>'.repeat(5_000)],
  ['lists', '- '.repeat(2_500)],
  ['brackets', '['.repeat(5_000)],
  ['stars', '*a **b '.repeat(700)],
  ['stars and underscores', '*a_'.repeat(1_600)],
])('stays complete and fast however deep %s are nested', (_what, text) => {
  const drawn = draw(`${text}fin`);
  expect(drawn.textContent).toContain('fin');
  expect(drawn.querySelectorAll('*').length).toBeLessThan(1_500);
});
