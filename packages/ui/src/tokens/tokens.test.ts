/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, readTokens } from './read-tokens.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const lightCss = css.match(/@media \(prefers-color-scheme: light\) \{[\s\S]*?\n\}/)?.[0] ?? '';
const dark = rootTokens(css.replace(lightCss, ''));
const light = rootTokens(lightCss, ':root:not([data-theme="dark"])');

function rootTokens(sheet: string, selector = ':root'): ReadonlyMap<string, string> {
  return readTokens(sheet).get(selector) ?? new Map();
}

const surfaces = ['--e-surface-0', '--e-surface-1', '--e-surface-2', '--e-surface-3'];

/** WCAG 2.2 AA: 4.5 for text, 3 for the visible parts of controls. */
const text: [string, string[]][] = [
  ['--e-ink', [...surfaces, '--e-surface-4']],
  ['--e-ink-2', surfaces],
  ['--e-ink-3', surfaces.slice(0, 3)],
  ['--e-link', [...surfaces.slice(0, 3), '--e-cyan-soft']],
  ['--e-link-hover', surfaces.slice(0, 3)],
  ['--e-signal-ink', [...surfaces, '--e-signal-soft']],
  ['--e-on-signal', ['--e-signal', '--e-signal-hover', '--e-signal-active']],
  ['--e-on-danger', ['--e-danger-fill', '--e-danger-fill-hover']],
  ['--e-success', [...surfaces.slice(0, 3), '--e-success-soft']],
  ['--e-warning', [...surfaces.slice(0, 3), '--e-warning-soft']],
  ['--e-danger', [...surfaces.slice(0, 3), '--e-danger-soft', '--e-surface-3']],
  ['--e-info', [...surfaces.slice(0, 3), '--e-info-soft']],
  ['--e-ink', ['--e-success-soft', '--e-warning-soft', '--e-danger-soft', '--e-info-soft']],
  ['--e-ink-2', ['--e-success-soft', '--e-warning-soft', '--e-danger-soft', '--e-info-soft']],
  // Chosen chips and selected text swap ink and surface.
  ['--e-surface-0', ['--e-ink']],
];
const graphics: [string, string[]][] = [
  ['--e-border-strong', surfaces.slice(0, 2)],
  ['--e-focus', surfaces],
  ['--e-cyan', surfaces.slice(0, 2)],
  ['--e-zone-restricted', surfaces.slice(0, 2)],
  ['--e-zone-limited', surfaces.slice(0, 2)],
  ['--e-zone-allowed', surfaces.slice(0, 2)],
  ['--e-zone-aeronautical', surfaces.slice(0, 2)],
  ['--e-zone-active-notam', surfaces.slice(0, 2)],
];

function tooFaint(theme: ReadonlyMap<string, string>, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrast(theme.get(front) ?? '', theme.get(back) ?? '') }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );
}

test.each([
  ['dark', dark],
  ['light', light],
])('text and controls of the %s theme have enough contrast', (_name, theme) => {
  expect(tooFaint(theme, text, 4.5)).toEqual([]);
  expect(tooFaint(theme, graphics, 3)).toEqual([]);
});

test('both themes define the same colours', () => {
  const colours = [...dark].filter(([, value]) => /#|rgb\(/.test(value)).map(([name]) => name);
  expect([...light.keys()].sort()).toEqual(colours.sort());
});

test('the light theme is the same whether it is chosen or the system asks for it', () => {
  expect([...rootTokens(css, ':root[data-theme="light"]')]).toEqual([...light]);
});

test('every zone kind has a colour and a pattern of its own', () => {
  const kinds = ['restricted', 'limited', 'allowed', 'aeronautical', 'active-notam'];
  expect(new Set(kinds.map((kind) => dark.get(`--e-zone-${kind}`))).size).toBe(5);
  expect(new Set(kinds.map((kind) => dark.get(`--e-zone-pattern-${kind}`))).size).toBe(5);
});
