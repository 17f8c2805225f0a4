import { aComposition, aRemote, aRoute } from '../testing/shell-parts.tsx';
import { isComposition, readAgain } from './read-again.ts';

const whole = aComposition({ 'mf-gear': aRemote('mf-gear', [aRoute('/drones')]) });
const gear = whole.remotes['mf-gear'];

test.each([
  ['what the edge serves', whole, true],
  ['nothing', null, false],
  ['a text', 'composition', false],
  ['a list', [], false],
  ['no sequence', { ...whole, sequence: undefined }, false],
  ['no shell', { ...whole, shell: undefined }, false],
  ['no settings', { ...whole, settings: undefined }, false],
  ['remotes as a list', { ...whole, remotes: [] }, false],
  ['a remote without hashes', { ...whole, remotes: { x: { ...gear, integrity: undefined } } }, false],
  [
    'a remote from elsewhere',
    { ...whole, remotes: { x: { ...gear, base: 'https://elsewhere.test/' } } },
    false,
  ],
  [
    'a remote from another host',
    { ...whole, remotes: { x: { ...gear, files: '//elsewhere.test/' } } },
    false,
  ],
])('%s counts as a composition: %#', (_what, found, expected) => {
  expect(isComposition(found)).toBe(expected);
});

test.each([
  ['a composition', () => Response.json(whole), whole],
  ['half of one', () => Response.json({ sequence: 7 }), undefined],
  ['a failure', () => new Response('', { status: 503 }), undefined],
])('the response is %s', async (_what, answer, expected) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  await expect(readAgain()).resolves.toEqual(expected);
  expect(fetched).toHaveBeenCalledWith('/composition.json', expect.objectContaining({ cache: 'no-cache' }));
  fetched.mockRestore();
});
