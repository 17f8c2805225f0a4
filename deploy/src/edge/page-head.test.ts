import type { RouteDeclaration } from '@estela/contracts/platform';
import type { Composition } from '@estela/contracts/release';
import { describeRoute, type PageDescription } from './page-description.ts';
import { compositionBlock, pageHead } from './page-head.ts';

/** What a pilot may call a flight who wants others' browsers to run it. */
const payloads = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)',
  '--><svg onload=alert(1)>',
  ']]><svg/onload=alert(1)>',
  '\u2028alert(1)\u2029',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="//attacker.example/">',
];

const tag = /<(\/?)([a-z]+)((?: [a-z:-]+(?:="[^"<>]*")?)*)>/g;

/** The tags of a head in their order, and what is left when they are taken away. */
function read(html: string) {
  const data = html.replace(/(<script type="[a-z+/]+"(?: id="[\w-]+")?>)([^<]*)(<\/script>)/g, '$1$3');
  return {
    tags: [...data.matchAll(tag)].map(([, end, name]) => `${end}${name}`),
    text: data.replace(tag, ''),
    blocks: [...html.matchAll(/<script type="[a-z+/]+"[^>]*>([^<]*)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}

function headWith(text: string): string {
  const page: PageDescription = {
    title: text,
    description: text,
    canonical: '/flights/1',
    image: '/share.png',
    imageAlt: text,
    isIndexed: true,
    posting: {
      author: text,
      authorPath: '/dashboard/ana',
      publishedAt: '2026-01-01T00:00:00Z',
      likes: 0,
      comments: 0,
    },
  };
  const settings = { publicUrl: 'https://estela.example' };
  return pageHead({ page, language: 'es', settings, files: '' }) + compositionBlock(JSON.stringify({ text }));
}

test.each(payloads)('a flight called %s adds no tag to the head of its page', (payload) => {
  const head = read(headWith(payload));
  const plain = read(headWith('Tarde en el bando'));
  expect(head.tags).toEqual(plain.tags);
  expect(head.text).not.toMatch(/[<>]/);
  // It is shown as it was typed.
  expect(head.blocks.at(-1)).toEqual({ text: payload });
  expect(head.blocks[1]).toMatchObject({ headline: payload, articleBody: payload });
});

test.each<[Partial<RouteDeclaration>, boolean]>([
  [{ access: 'public' }, true],
  [{ access: 'guest' }, true],
  [{ access: 'user' }, false],
  [{ access: 'public', indexed: false }, false],
])('a page whose route says %j is found by search engines: %s', (said, isIndexed) => {
  const route = {
    path: '/page',
    chunk: 'page',
    title: { es: 'Página', en: 'Page' },
    description: '',
    ...said,
  };
  const composition = { shell: { manifest: { routes: [route] } }, remotes: {} } as unknown as Composition;
  expect(describeRoute(composition, '/page', 'en')).toMatchObject({ title: 'Page', isIndexed });
});
