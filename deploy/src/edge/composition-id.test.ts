import { compositionId } from './composition-id.ts';

const shell = { version: 'a1' };
const remotes = { 'mf-gear': { version: 'b1' }, 'mf-flights': { version: 'c1' } };
const id = compositionId(shell, remotes);

test('the id of a set is the same in every process, in whatever order the apps come', () => {
  // A literal: reports in the field carry ids of earlier releases of the product.
  expect(id).toBe('b1594f238902');
  expect(compositionId(shell, { 'mf-flights': { version: 'c1' }, 'mf-gear': { version: 'b1' } })).toBe(id);
});

test.each([
  ['another shell', { version: 'a2' }, remotes],
  ['another version of a remote', shell, { ...remotes, 'mf-gear': { version: 'b2' } }],
  ['a remote less', shell, { 'mf-gear': { version: 'b1' } }],
  ['a disabled remote', shell, { ...remotes, 'mf-gear': { version: 'b1', disabled: true } }],
  ['versions that changed places', shell, { 'mf-gear': { version: 'c1' }, 'mf-flights': { version: 'b1' } }],
])('%s is another set', (_name, otherShell, otherRemotes) => {
  expect(compositionId(otherShell, otherRemotes)).not.toBe(id);
});

test('what lies behind a disabled remote does not count', () => {
  const disabled = (version: string) =>
    compositionId(shell, { ...remotes, 'mf-gear': { version, disabled: true } });
  expect(disabled('b1')).toBe(disabled('b2'));
});
